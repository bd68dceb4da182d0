### El diario de las jugadas, y las mismas palabras en el telón.

log-own-hand = Sacas { count-locomotives } de la bolsa: { $locomotives }
log-other-hand = { $name } saca { count-locomotives } de la bolsa
log-held-of = { $count } { $company }
log-built = { $name } coloca { count-locomotives } de { $company }
log-built-cities = { $name } coloca { count-locomotives } de { $company } y llega a { $cities }
log-city = { $city } +{ $points }
log-traded = { $name } cambia una { $give } por { count-taken } { $take }
log-turn = Le toca a { $name }
log-ended-marseille = Fin de la partida: se ha llegado a { $city }
log-ended-depots = Fin de la partida: queda como mucho un depósito con locomotoras
log-won = { $name } gana con { count-points }
log-won-shared = { $names } comparten la victoria con { count-points }

## Lo que se dice de la jugada de un bot.

log-mannered = { $move } – { $manner }
log-manner-snatches = le quita { $city } a { $company }
log-manner-heads-for-the-end = pone rumbo a { $city }
log-manner-starves = asfixia a { $company }
log-manner-astray = lleva a { $company } a ninguna parte
log-manner-buys-out = vacía el depósito de { $company }
log-manner-hoards = acapara por encima del límite
