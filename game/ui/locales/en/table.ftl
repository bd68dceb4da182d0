### The table.

## Whose turn it is.

table-turn-of = { $name }’s turn
table-your-turn = Your turn, { $name }
table-to-move = To move
table-start-player = Start player
table-turn-number = Turn { $turn }
table-game-over = The game is over
table-see-results = See the results

## Companies and players.

table-companies = Companies
table-players = Players
table-depot = Depot
table-depot-count = { $count } in the depot
table-depot-empty = Depot empty
table-value = Value
table-value-of = { $company }: value { $value }
table-holds = { $held } of { $limit }
table-holds-about = { $name } holds { count-locomotives }; the limit is { $limit }.
table-to-limit = { $room ->
    [0] at the limit
   *[other] { $room } to the limit
}
table-over-limit = { $over } over (−20 each)
table-rack = Your locomotives
table-rack-of = { $name }’s locomotives
table-rack-hidden = hidden from the others
table-rack-empty = You hold no locomotives.
table-worth-now = Worth { count-points } now

## The actions of a turn.

table-build = Build
table-trade = Trade
table-confirm = Confirm
table-take-back = Take back
table-take-back-all = Take all back
table-cancel = Cancel
table-choose-action = Build or trade?
table-choose-company = Choose a company to build with
table-final = Once confirmed, a move stands.
table-confirm-ask = Confirm this move? It cannot be taken back.

## Building.

table-build-title = { $company }: up to { count-locomotives }
table-chosen = { $chosen } of { $most } chosen
table-value-preview = Value { $before } + { $points } = { $after }
table-depot-preview = Depot { $before } − { $count } = { $after }
table-open-hexes = { $hexes ->
    [0] No hex is open
    [one] { $hexes } hex is open
   *[other] { $hexes } hexes are open
}
table-build-sentence = { $count ->
    [one] You place { $count } { $company } locomotive
   *[other] You place { $count } { $company } locomotives
}
table-build-ends = Reaching { $city } ends the game.
table-depot-ends = This empties the last depot but one and ends the game.
table-hemmed-in = { $company } would be hemmed in here

## What lies under the pointer.

table-hex-city = { $city }, worth { count-points }
table-hex-city-end = { $city }, worth { count-points }: reaching it ends the game
table-hex-rural = Open country, worth nothing
table-hex-station = Station { $station }
table-hex-paris = Paris
table-hex-standing = Here: { $companies }

## Trading.

table-trade-title = Trade
table-give = Give
table-take = Take
table-give-prompt = Give one of your locomotives
table-take-prompt = Take one or two of another company
table-take-one = Take one
table-take-two = Take two
table-trade-give = You give one { $give }
table-trade-sentence = You give one { $give } and take { count-taken } { $take }
table-trade-over = You would hold { $held }, { $over } over the limit: −{ $cost } points at the end.
table-drop-here = Drop it here

## How far the game has come.

table-depots-left = { $depots ->
    [one] { $depots } depot left
   *[other] { $depots } depots left
}
table-depots-left-about = The game ends when at most one depot still holds locomotives.
table-nearest = Nearest to { $city }: { $companies }, { count-hexes }
table-nearest-none = Nobody can reach { $city } any more
table-nearest-about = The game ends as soon as a company reaches { $city }.

## Log, peek and notebook.

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show on the map
table-peek = Hold to see your locomotives
table-peek-of = { $name } is looking. Everyone else, look away!
table-notebook = Share notebook
table-notebook-about = What the open trades tell, and no more.
table-notebook-surely = Holds for sure
table-notebook-shown = Given from the first hand
table-notebook-unknown = Unknown
table-notebook-unknown-count = { $count } unknown
table-notebook-empty = Nobody has traded yet.

## Buttons around the map, and the panels for those who play by keyboard.

table-menu = Menu
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Whole map
table-skip = Space: skip
table-saved = Saved
table-muted = Sound off
table-unmuted = Sound on
table-panel-map = Map
table-panel-companies = Companies
table-panel-players = Players
table-panel-rack = Your locomotives
table-panel-actions = Actions
table-panel-log = Log
