### Het logboek van de zetten; dezelfde woorden staan op het gordijn.

log-own-hand = Je trekt { count-locomotives } uit de zak: { $locomotives }
log-other-hand = { $name } trekt { count-locomotives } uit de zak
log-held-of = { $count } { $company }
log-built = { $name } plaatst { count-locomotives } van { $company }
log-built-cities = { $name } plaatst { count-locomotives } van { $company } en bereikt { $cities }
log-city = { $city } +{ $points }
log-traded = { $name } ruilt één { $give } voor { count-taken } { $take }
log-turn = { $name } is aan de beurt
log-ended-marseille = Het spel is afgelopen: { $city } is bereikt
log-ended-depots = Het spel is afgelopen: in hooguit één depot staan nog locomotieven
log-won = { $name } wint met { count-points }
log-won-shared = { $names } delen de overwinning met { count-points }
