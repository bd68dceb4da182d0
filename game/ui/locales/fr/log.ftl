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
log-manner-snatches = devance { COMPANY($company, form: "the") } à { $city }
log-manner-heads-for-the-end = arrive tout près de { $city }
log-manner-starves = laisse peu de locomotives au dépôt { COMPANY($company, form: "of") }
log-manner-astray = éloigne { COMPANY($company, form: "the") } des villes
log-manner-buys-out = vide le dépôt { COMPANY($company, form: "of") }
log-manner-hoards = dépasse la limite
log-about-snatches = { COMPANY($company, form: "start") } était à côté de { $city } et aurait pu y construire ensuite.
log-about-heads-for-the-end = { $city } n’est plus qu’à cinq cases au plus. L’atteindre met fin à la partie.
log-about-starves = Aucune ville n’est atteinte, et le dépôt { COMPANY($company, form: "of") } n’a presque plus de locomotives.
log-about-astray = Aucune ville n’est atteinte ni plus proche : qui possède { COMPANY($company, form: "the") } ne gagne rien.
log-about-buys-out = Personne ne peut construire ou prendre { COMPANY($company, form: "the") } avant qu’une locomotive soit rendue.
log-about-hoards = Chaque locomotive au-delà de la limite coûte 20 points à la fin.
