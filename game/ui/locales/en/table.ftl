### The table.

## Whose turn it is.

table-begins = { $name } begins
table-you-begin = You begin, { $name }
table-you-are = You are { $name }
table-turn-of = { $name }’s turn
table-your-turn = Your turn, { $name }
table-thinks = { $name } is thinking…
table-game-over = The game is over

## Companies and players.

table-holds = { $held }/{ $limit }
table-holds-about = { $name } holds { count-locomotives }
table-to-limit = { $room ->
    [0] At the limit: each one more costs 20 points at the end
   *[other] Room for { $room } more before the penalty
}
table-over-limit = { $over } over the limit: −{ $cost } points at the end
table-began = Began this game
table-card-worth = Each { $company } locomotive is worth { count-points } now
table-card-depot = { $count ->
    [0] Its depot is empty
   *[other] { count-locomotives } left in its depot
}
table-rack = Your locomotives
table-rack-of = { $name }’s locomotives
table-rack-hidden = hidden from the others
table-worth-now = Worth { count-points } now
table-worth-then = Worth { count-points } instead of { $before }
table-rack-about = { $count ->
    [one] { $count } { $company }, worth { count-points }
   *[other] { $count } { $company }, worth { $value } each: { count-points }
}

## The actions of a turn.

table-confirm = Confirm
table-confirm-yes = Yes, do it
table-take-back = Take back
table-take-back-all = Take all back
table-choose-action = Build or trade?
table-choose-first = Choose a company first.
table-confirm-ask = Confirm this move? It cannot be taken back.

## Building.

table-build-title = { $count ->
    [1] { $company }: the last locomotive
   *[other] { $company }: up to { count-locomotives }
}
table-value-preview = Value { $before } + { $points } = { $after }
table-build-ends = Reaching { $city } ends the game.
table-next-ends = Then the next player can end the game.
table-depot-ends = This empties the last depot but one and ends the game.

## What lies under the pointer.

table-hex-city = { $city }, worth { count-points }
table-hex-city-end = { $city }, worth { count-points }: reaching it ends the game
table-hex-station = Station { $station }
table-hex-paris = Paris
table-hex-standing = Here: { $companies }

## Trading.

table-take-prompt = Take one or two of another company
table-take-first = Choose the card of the company that you take from.
table-place-first = Place a locomotive on a bright hex first.
table-trade-give = You give one { $give }
table-card-gives = You give 1
table-card-takes = You take { $count }
table-trade-sentence = You give one { $give } and take { count-taken } { $take }
table-trade-worth = Your locomotives: { count-points } instead of { $before }
table-trade-over = You would hold { $held }, { $over } over the limit: −{ $cost } points at the end.

## How far the game has come.

table-depots-left = { $depots ->
    [one] { $depots } depot left
   *[other] { $depots } depots left
}
table-depots-left-about = The game ends when at most one depot still holds locomotives.
table-nearest = Nearest to { $city }: { $companies }, { count-hexes }
table-nearest-next = One build from { $city }: { $companies }
table-reaches = { $company } reaches { $city }
table-nearest-empty = Only companies with empty depots could reach { $city }
table-nearest-none = Nobody can reach { $city } any more
table-nearest-about = The game ends as soon as a company reaches { $city }.

## Log, peek and notebook.

table-log-empty = Nothing has happened yet.
table-peek = Hold to see your locomotives
table-notebook-known = Known from trades: { $companies }
table-notebook-nothing = Nothing known from trades yet
