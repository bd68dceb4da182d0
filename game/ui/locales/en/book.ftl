### The rulebook (F2). Numbers are filled in from the rules.

book-title = Rulebook
book-search = Search
book-none = Nothing found. Try another word, or press Esc for the contents.
book-how = Arrows turn and scroll · type to search
book-button = Rulebook (F2)
book-why = F2 opens the rule (R{ $number })
book-by-seats = { $count } with { $players } players

## The pages.

book-section-aim = What it is about
book-section-pieces = Pieces
book-section-setup = Setting up
book-section-turn = A turn
book-section-build = Building
book-section-cities = Ways to the cities
book-section-trade = Trading
book-section-end = The end
book-section-score = Counting
book-section-open = Open and secret

## What it is about.

book-aim-head = Build for all, collect in secret
book-aim-text = Six French railway companies push their lines out from Paris. They belong to nobody. { $fewest } to { $most } players build for all of them and quietly collect their locomotives. Each city that a company reaches makes it worth more, and at the end every locomotive you hold counts as much as its company is worth. So build where you gain, and let nobody guess where that is.

## Pieces.

book-r1-head = Six companies
book-r1-text = There are { $number } railway companies, each in its own colour: { $names }. Each has { $each } locomotives, { $all } in all. A locomotive has two lives: standing on the map it is track, standing in a player’s rack it is a share of its company.
book-r2-head = The map
book-r2-text = The map “{ $map }” is made of hexes. In the middle of Paris stands the Eiffel Tower, with six start hexes around it. Every other hex is open country or a city. A plate shows what a city is worth; there are cities of { $worth }, and { $city }, where the game ends, is worth { $end }. Red and white dashes on the edge between two hexes are a barrier.
book-maps-head = Other maps
book-maps-text = Every map has its own cities and barriers, and its own goal: { $goals }. Opened at a table, this book tells of the map that is played there; opened from the title, of France.
book-goal-of = { $city } on “{ $map }”
book-r3-head = Depots
book-r3-text = Every company has a depot: its supply of locomotives, open for all to see. The number at the upper right of a company’s card tells how many are left.
book-r4-head = Values
book-r4-text = A marker on each card shows what the company is worth, beginning at 0. The printed rails end at { $last }, but a value may pass { $last } and simply goes on counting.
book-r5-head = What you hold is secret
book-r5-text = In the printed game every player keeps some locomotives behind a folding screen, secret until the end. In this program they stand in your rack, which only you are shown. Together they are your portfolio, and each one is a share of its company.

## Setting up.

book-r6-head = Start hexes
book-r6-text = One locomotive of every company stands at the station on a start hex, one company on each. A draw decides which company gets which station. Who likes it better can keep the map’s own order: choose it with the new game.
book-r7-head = Markers
book-r7-text = A second locomotive of every company marks its value at 0. That leaves { $each } of each company, { $all } in all.
book-r8-head = Drawing locomotives
book-r8-text = All { $all } go into a bag, and every player draws blind: { $hands }. Each single locomotive in the bag is equally likely to be drawn, so a colour of which many are gone comes up less often.
book-r9-head = Filling the depots
book-r9-text = What is left in the bag goes to the depots of its companies.
book-r10-head = Who begins
book-r10-text = The start player is drawn and gets the start locomotive. If you play several games in a row, it passes on clockwise.

## A turn.

book-r11-head = One action
book-r11-text = Turns go round clockwise. On your turn you do exactly one thing: build or trade. Nobody may pass, and nobody ever has to, since a trade is possible as long as the game goes on.

## Building.

book-r12-head = How many
book-r12-text = Choose any company, take 1 to { $most } locomotives from its depot and place all of them on the map. You cannot choose an empty depot, nor take more than it holds.
book-r13-head = Side by side
book-r13-text = Each locomotive goes next to one of the same colour that is already on the map. Those you have placed in this very build count too, so a line can grow hex by hex, or branch.
book-r14-head = Barriers
book-r14-text = Hexes that are parted by a barrier are not neighbours. No line crosses those red and white dashes; it has to find a way around.
book-r15-head = Never twice
book-r15-text = No hex ever holds two locomotives of the same colour.
book-r16-head = Open country
book-r16-text = A hex of open country has room for two locomotives, of two different colours. Then it is full.
book-r17-head = Cities
book-r17-text = A city has room for one locomotive only, { $city } included. Whoever comes first has it for good.
book-r18-head = Paris
book-r18-text = Nothing is ever built on the Eiffel hex or on a start hex.

## Ways to the cities.

book-r19-head = Nobody is cut off
book-r19-text = No build may take from any company its last chance to reach a city. A company that stands in a city is safe for good. Every other one must keep a way: from its own line, across no barrier, through hexes where it stands or could still be built, meaning open country with fewer than two locomotives, to a city that is still empty. How full its depot is does not matter, and each company is looked at by itself.
book-r20-head = Rising values
book-r20-text = A locomotive placed in a city raises its company’s value at once by what the city is worth: { $low } to { $high }, or { $end } for { $city }. Open country is worth nothing.

## Trading.

book-r21-head = First give
book-r21-text = To trade, first give exactly one locomotive of your own to the depot of its company. Everybody sees which.
book-r22-head = Then take
book-r22-text = Then take at least one locomotive and at most { $most }, as you like, from the depot of one other company. To take { $most }, that depot must hold as many. Everybody sees these, too.
book-r23-head = The limit
book-r23-text = There is a limit to what your rack should hold: { $limits }. You may hold more during the game, but each locomotive over the limit costs { $penalty } points at the end.

## The end.

book-r24-head = The goal
book-r24-text = The game ends at once when a company reaches { $city }. That locomotive is the last one of its build; none can be placed after it.
book-r25-head = Empty depots
book-r25-text = The game also ends when at most one depot still holds locomotives. This is looked at when an action is done, so everything that was taken is placed and counted first.

## Counting.

book-r26-head = Points
book-r26-text = Everybody shows their locomotives. For every locomotive in your rack, those over the limit too, you score what its company is worth now. For each one over the limit you lose { $penalty } points. A score can be below zero.
book-example-head = An example
book-example-text = { $players } players, so the limit is { $limit }. The first one holds { $limit }: { $sum } makes { $total } points, and nothing is lost. The second one holds { $held } and loses { $lost } points for that.
book-r27-head = Who wins
book-r27-text = Whoever has the most points wins. Players with the same best score share the win.

## Open and secret.

book-r28-head = What everybody knows
book-r28-text = Open to all are the map, the depots, the values, whose turn it is, every build, both halves of every trade, and how many locomotives each player holds. Secret until the end is which ones.
book-r29-head = Remembering
book-r29-text = Whoever watches the trades can work out part of what the others hold. You may do so from memory; with the notebook of trades switched on, the program shows what has been public, and no more.

## Under the drawings.

book-figure-journey = Six companies on their way.
book-figure-companies = The six companies.
book-figure-cities = Cities with their worth, open country, and barriers.
book-figure-cards = Engine, name, depot and value; the lower company has passed the end of its rails.
book-figure-rack = Your locomotives in their rack.
book-figure-stations = One company on each start hex, around the Eiffel Tower.
book-figure-hands = What is drawn at the start, and the limit at the end.
book-figure-filled = The depots of a game with four players.
book-figure-tiles = The bright tile is the player to move; the start locomotive marks who began. Choose a company to build, or one of your locomotives to trade.
book-figure-build = Bright hexes are open, cities show what they add. The line grows one by one.
book-figure-barrier = Grenoble is close, but barriers lie in between.
book-figure-rural = Two stand here already: no room for a third.
book-figure-city = Orléans is taken.
book-figure-paris = Paris stays free.
book-figure-cut-off = One more locomotive here, and the company marked in red could never leave.
book-figure-value = Lyon adds to the value.
book-figure-trade = One goes to its depot, then others come from another one.
book-figure-limit = More than the limit is held: that will cost points.
book-figure-marseille = The last locomotive of the game.
book-figure-depots = Only one depot still holds locomotives: the game is over.
book-figure-score = Locomotives times value, less the penalty.
book-figure-hidden = The others see only the number.
book-figure-notebook = What the notebook of trades tells of a player.
book-players = Players
book-draw = Draw
book-limit = Limit
book-on-france = On the map of France.

## Other words by which somebody may look for a paragraph.

book-aim-also = goal object win overview
book-r2-also = hexagon board worth
book-maps-also = board own
book-r3-also = supply stock left
book-r5-also = hand hidden secret
book-r6-also = stations random fixed
book-r8-also = hand bag start
book-r10-also = first starting player
book-r11-also = pass skip move
book-r12-also = lay place track
book-r14-also = cross fence mountain river
book-r16-also = countryside rural
book-r17-also = town taken occupied
book-r19-also = block blocked trapped
book-r20-also = points increase
book-r22-also = swap exchange buy
book-r23-also = maximum penalty too many
book-r24-also = finish over win
book-r25-also = finish over
book-r26-also = score scoring result
book-r27-also = tie draw equal victory winner
book-r29-also = notes memory guess
