### Tips for a player's first games, each told once.

tips-turn = Your first turn: choose a company to build with. Click its card, or one of its locomotives on the map. You may build for any of them.
tips-open = Bright hexes are open. Click one to lay the next locomotive of this company there.
tips-confirm = Up to five locomotives, then confirm. Until then everything can be taken back.
tips-city = A city is within reach. The number is what it adds to the company’s value, once and for good.
tips-cut-off = One hex beside this line stays closed: it is another company’s last way to a city. Point at it to see whose.
tips-ends = This is { $city }: when you confirm, the game is over at once.
tips-near = Careful: after this build, the next one can reach { $city }, and that ends the game at once. Go so far only if you are ahead.
tips-value = At the end each of your locomotives is worth its company’s value. So build for what you hold.
tips-trade = Instead of building you can trade: click one of your own locomotives in the rack below.
tips-take = Now click the card of another company: you get one for it, and two if you click it again.
tips-two = Two for one: trading makes your rack grow. Confirm when you like what you see.
tips-over = That would be more than the limit. Each one too many costs 20 points at the end.
tips-limit = Your rack is nearly full. Each locomotive over the limit costs 20 points at the end, so from here on take one for one rather than two for one.
tips-end = The end is near: one build can reach { $city }. Who is ahead may want that, who is behind may not.
tips-depots = Few depots still hold locomotives. When at most one is left, the game ends.
tips-secret = What you hold is secret, but every trade is seen. Watch what the others collect.
tips-advice = Not sure what to do? The question mark asks a bot for its three best moves.
tips-map = The wheel brings the map nearer, dragging moves it, a double click on the sea shows all of it.
