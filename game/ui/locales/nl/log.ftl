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
log-manner-snatches = is { $company } voor in { $city }
log-manner-heads-for-the-end = is nu dicht bij { $city }
log-manner-starves = laat { $company } weinig locomotieven
log-manner-astray = bouwt { $company } van de steden weg
log-manner-buys-out = maakt het depot van { $company } leeg
log-manner-hoards = zit nu boven de limiet
log-about-snatches = { $company } stond naast { $city } en had daar als volgende kunnen bouwen.
log-about-heads-for-the-end = Tot { $city } zijn het nog hooguit vijf velden. Wie het bereikt, beëindigt het spel.
log-about-starves = Er werd geen stad bereikt, en { $company } heeft nog maar weinig locomotieven om te bouwen.
log-about-astray = Er werd geen stad bereikt en er is geen dichterbij gekomen: wie { $company } heeft, wint niets.
log-about-buys-out = Niemand kan { $company } bouwen of nemen tot er een wordt teruggegeven.
log-about-hoards = Elke locomotief boven de limiet kost aan het eind 20 punten.
