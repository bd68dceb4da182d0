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
log-manner-snatches = se adelanta a { $company } en { $city }
log-manner-heads-for-the-end = ya está cerca de { $city }
log-manner-starves = deja pocas locomotoras a { $company }
log-manner-astray = aleja { $company } de las ciudades
log-manner-buys-out = vacía el depósito de { $company }
log-manner-hoards = supera ahora el límite
log-about-snatches = { $company } estaba junto a { $city } y podría haber construido allí después.
log-about-heads-for-the-end = { $city } está ya a cinco casillas como mucho. Llegar allí termina la partida.
log-about-starves = No se llegó a ninguna ciudad, y a { $company } le quedan pocas locomotoras para construir.
log-about-astray = No se llegó a ninguna ciudad ni hay una más cerca: quien tiene { $company } no gana nada.
log-about-buys-out = Nadie puede construir ni tomar { $company } hasta que se devuelva una.
log-about-hoards = Cada locomotora por encima del límite cuesta 20 puntos al final.
