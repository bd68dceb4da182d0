### Le journal des coups, et les mêmes mots sur le rideau.

log-own-hand = Tu pioches { count-locomotives } dans le sac : { $locomotives }
log-other-hand = { $name } pioche { count-locomotives } dans le sac
log-held-of = { $count } { $company }
log-built = { $name } pose { count-locomotives } { COMPANY($company, form: "of") }
log-built-cities = { $name } pose { count-locomotives } { COMPANY($company, form: "of") } et atteint { $cities }
log-city = { $city } +{ $points }
log-traded = { $name } échange une { $give } contre { count-taken } { $take }
log-turn = À { $name } de jouer
log-ended-marseille = Fin de la partie : une compagnie a atteint { $city }
log-ended-depots = Fin de la partie : un seul dépôt au plus contient encore des locomotives
log-won = { $name } gagne avec { count-points }
log-won-shared = { $names } se partagent la victoire avec { count-points }

## Ce qu’on dit du coup d’un bot.

log-mannered = { $move } – { $manner }
log-manner-snatches = prend { $city } au nez { COMPANY($company, form: "of") }
log-manner-heads-for-the-end = met le cap sur { $city }
log-manner-starves = affame { COMPANY($company, form: "the") }
log-manner-astray = égare { COMPANY($company, form: "the") }
log-manner-buys-out = vide le dépôt { COMPANY($company, form: "of") }
log-manner-hoards = amasse au-delà de la limite
