### Tips at the table for new players.

hint-turn = On your turn you either build for any company or trade one of your locomotives.
hint-build = Choose a company: its card, one of its locomotives on the map, or keys 1 to 6.
hint-hexes = Bright hexes are open. The number is what the city adds to the company’s value.
hint-line = You may place up to five, each next to the same colour. Then confirm.
hint-value = At the end each of your locomotives is worth its company’s value.
hint-trade = Give one of your locomotives, then take one or two of one other company.
hint-over = You hold more than the limit. Each one over costs 20 points at the end.
hint-cities = A city takes one locomotive, open country two of different colours.
hint-barrier = The red and white dashes are barriers: no line may cross them.
hint-marseille = { $companies }: one build from { $city }. Reaching it ends the game at once.
hint-depots = Few depots are left. With one or none, the game ends.
hint-secret = Nobody sees what you hold, but everybody sees what you trade.
hint-map = Wheel to zoom, drag to move, double-click for the whole map.
