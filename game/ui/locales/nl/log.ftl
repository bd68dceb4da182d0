### Het logboek van de zetten; dezelfde woorden staan op het gordijn.

log-own-hand = Je trekt { count-locomotives } uit de zak: { $locomotives }
log-other-hand = { $name } trekt { count-locomotives } uit de zak
log-held-of = { $count } { $company }
log-built = { $name } plaatst { count-locomotives } van { $company }
log-built-cities = { $name } plaatst { count-locomotives } van { $company } en bereikt { $cities }
log-city = { $city } +{ $points }
log-traded = { $name } ruilt één { $give } voor { count-taken } { $take }
log-turn = { $name } is aan de beurt
log-ended-marseille = Het spel is afgelopen: { $city } is bereikt
log-ended-depots = Het spel is afgelopen: in hooguit één depot staan nog locomotieven
log-won = { $name } wint met { count-points }
log-won-shared = { $names } delen de overwinning met { count-points }

## Wat je van de zet van een bot zegt.

log-mannered = { $move } – { $manner }
log-manner-snatches = kaapt { $city } weg voor { $company }
log-manner-heads-for-the-end = koerst op { $city } aan
log-manner-starves = hongert { $company } uit
log-manner-astray = leidt { $company } op een dwaalspoor
log-manner-buys-out = koopt { $company } leeg
log-manner-hoards = hamstert boven de limiet
