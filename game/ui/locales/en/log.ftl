### The log of moves, and the same words on the curtain.

log-own-hand = You draw { count-locomotives } from the bag: { $locomotives }
log-other-hand = { $name } draws { count-locomotives } from the bag
log-held-of = { $count } { $company }
log-built = { $count ->
    [one] { $name } places { $count } { $company } locomotive
   *[other] { $name } places { $count } { $company } locomotives
}
log-built-cities = { $count ->
    [one] { $name } places { $count } { $company } locomotive and reaches { $cities }
   *[other] { $name } places { $count } { $company } locomotives and reaches { $cities }
}
log-city = { $city } +{ $points }
log-traded = { $name } trades one { $give } for { count-taken } { $take }
log-turn = { $name }’s turn
log-ended-marseille = The game ends: { $city } has been reached
log-ended-depots = The game ends: at most one depot still holds locomotives
log-won = { $name } wins with { count-points }
log-won-shared = { $names } share the win with { count-points }

## What is said of a bot’s move.

log-mannered = { $move } – { $manner }
log-manner-snatches = is in { $city } before { $company }
log-manner-heads-for-the-end = is now close to { $city }
log-manner-starves = leaves { $company } few locomotives
log-manner-astray = builds { $company } away from the cities
log-manner-buys-out = empties the { $company } depot
log-manner-hoards = is now over the limit
log-about-snatches = { $company } stood beside { $city } and could have built there next.
log-about-heads-for-the-end = { $city } is at most five hexes away now. Reaching it ends the game.
log-about-starves = No city was reached, and few { $company } locomotives are left to build with.
log-about-astray = No city was reached, and none is nearer now: whoever holds { $company } gains nothing.
log-about-buys-out = Nobody can build or take { $company } until one is given back.
log-about-hoards = Each locomotive over the limit costs 20 points at the end.
