### La table.

## À qui de jouer.

table-begins = { $name } commence
table-you-begin = Tu commences, { $name }
table-you-are = Tu es { $name }
table-turn-of = À { $name } de jouer
table-your-turn = À toi de jouer, { $name }
table-thinks = { $name } réfléchit…
table-game-over = La partie est terminée

## Compagnies et joueurs.

table-holds = { $held }/{ $limit }
table-holds-about = { $name } possède { count-locomotives }
table-to-limit = { $room ->
    [0] À la limite : chaque locomotive de plus coûte 20 points à la fin
    [1] Encore une possible avant la pénalité
   *[other] Encore { $room } possibles avant la pénalité
}
table-over-limit = { $over } de trop : −{ $cost } points à la fin
table-began = A commencé cette partie
table-card-worth = Chaque locomotive { COMPANY($company, form: "of") } vaut { count-points } pour l’instant
table-card-depot = { $count ->
    [0] Son dépôt est vide
   *[other] Encore { count-locomotives } au dépôt
}
table-rack = Tes locomotives
table-rack-of = Locomotives : { $name }
table-rack-hidden = cachées aux autres
table-worth-now = Vaut { count-points } pour l’instant
table-worth-then = Vaut { count-points } au lieu de { $before }
table-rack-about = { $count ->
    [one] { $count } { $company }, vaut { count-points }
   *[other] { $count } { $company } à { $value } chacune : { count-points }
}

## Les actions d’un tour.

table-confirm = Valider
table-confirm-yes = Oui, c’est bon
table-take-back = Reprendre
table-take-back-all = Tout reprendre
table-choose-action = Construire ou échanger ?
table-choose-first = Choisis d’abord une compagnie.
table-confirm-ask = Valider ce coup ? Il sera définitif.

## Construire.

table-build-title = { $company } : { $count ->
    [one] la dernière locomotive
   *[other] { $count } locomotives au plus
}
table-value-preview = Valeur { $before } + { $points } = { $after }
table-build-ends = Atteindre { $city } met fin à la partie.
table-next-ends = Le joueur suivant pourra alors finir la partie.
table-depot-ends = Il ne reste plus qu’un dépôt au plus : la partie s’achève.

## Ce qui se trouve sous le pointeur.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points } : met fin à la partie
table-hex-station = Gare { $station }
table-hex-paris = Paris
table-hex-standing = Ici : { $companies }

## Échanger.

table-take-prompt = Prends-en une ou deux d’une autre compagnie
table-take-first = Choisis la carte de la compagnie où tu prends.
table-place-first = Pose d’abord une locomotive sur une case claire.
table-trade-give = Tu donnes une { $give }
table-card-gives = Tu donnes 1
table-card-takes = Tu prends { $count }
table-trade-sentence = Tu donnes une { $give } et tu prends { count-taken } { $take }
table-trade-worth = Tes locomotives : { count-points } au lieu de { $before }
table-trade-over = Tu en aurais { $held }, soit { $over } de trop : −{ $cost } points à la fin.

## Où en est la partie.

table-depots-left = { $depots ->
    [one] { $depots } dépôt restant
   *[other] { $depots } dépôts restants
}
table-depots-left-about = La partie s’achève quand un seul dépôt au plus contient encore des locomotives.
table-nearest = Vers { $city } : { $companies }, à { count-hexes }
table-nearest-next = Une construction suffit pour { $city } : { $companies }
table-reaches = { COMPANY($company, form: "start") } atteint { $city }
table-nearest-empty = Seules des compagnies au dépôt vide atteindraient { $city }
table-nearest-none = Plus personne ne peut atteindre { $city }
table-nearest-about = La partie s’achève dès qu’une compagnie atteint { $city }.

## Journal, coup d’œil et carnet.

table-log-empty = Il ne s’est encore rien passé.
table-peek = Maintiens pour voir tes locomotives
table-notebook-known = Révélé par les échanges : { $companies }
table-notebook-nothing = Les échanges n’ont encore rien révélé
