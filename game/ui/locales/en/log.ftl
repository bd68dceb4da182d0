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
log-manner-snatches = snatches { $city } from { $company }
log-manner-heads-for-the-end = heads for { $city }
log-manner-starves = starves { $company }
log-manner-astray = leads { $company } astray
log-manner-buys-out = buys { $company } out
log-manner-hoards = hoards beyond the limit
