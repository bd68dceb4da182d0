### La table.

## À qui de jouer.

table-turn-of = À { $name } de jouer
table-your-turn = À toi de jouer, { $name }
table-to-move = C’est son tour
table-start-player = Premier joueur
table-turn-number = Tour { $turn }
table-game-over = La partie est terminée
table-see-results = Voir les résultats

## Compagnies et joueurs.

table-companies = Compagnies
table-players = Joueurs
table-depot = Dépôt
table-depot-count = { $count } au dépôt
table-depot-empty = Dépôt vide
table-value = Valeur
table-value-of = { $company } : valeur { $value }
table-holds = { $held } sur { $limit }
table-holds-about = { $name } possède { count-locomotives } ; la limite est de { $limit }.
table-to-limit = { $room ->
    [0] à la limite
   *[other] encore { $room } avant la limite
}
table-over-limit = { $over } en trop (−20 chacune)
table-rack = Tes locomotives
table-rack-of = Locomotives : { $name }
table-rack-hidden = cachées aux autres
table-rack-empty = Tu n’as aucune locomotive.
table-worth-now = Vaut { count-points } pour l’instant

## Les actions d’un tour.

table-build = Construire
table-trade = Échanger
table-confirm = Valider
table-take-back = Reprendre
table-take-back-all = Tout reprendre
table-cancel = Annuler
table-choose-action = Construire ou échanger ?
table-choose-company = Choisis la compagnie qui construit
table-final = Un coup validé est définitif.
table-confirm-ask = Valider ce coup ? Il sera définitif.

## Construire.

table-build-title = { $company } : { $count ->
    [one] { $count } locomotive au plus
   *[other] { $count } locomotives au plus
}
table-chosen = { $chosen ->
    [one] { $chosen } choisie sur { $most }
   *[other] { $chosen } choisies sur { $most }
}
table-value-preview = Valeur { $before } + { $points } = { $after }
table-depot-preview = Dépôt { $before } − { $count } = { $after }
table-open-hexes = { $hexes ->
    [0] Aucune case libre
    [one] { $hexes } case libre
   *[other] { $hexes } cases libres
}
table-build-sentence = Tu poses { count-locomotives } { COMPANY($company, form: "of") }
table-build-ends = Atteindre { $city } met fin à la partie.
table-depot-ends = Il ne reste plus qu’un dépôt au plus : la partie s’achève.
table-hemmed-in = { COMPANY($company, form: "start") } serait enfermé ici

## Ce qui se trouve sous le pointeur.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points } : met fin à la partie
table-hex-rural = Campagne, sans valeur
table-hex-station = Gare { $station }
table-hex-paris = Paris
table-hex-standing = Ici : { $companies }

## Échanger.

table-trade-title = Échange
table-give = Donner
table-take = Prendre
table-give-prompt = Donne une de tes locomotives
table-take-prompt = Prends-en une ou deux d’une autre compagnie
table-take-one = En prendre une
table-take-two = En prendre deux
table-trade-give = Tu donnes une { $give }
table-trade-sentence = Tu donnes une { $give } et tu prends { count-taken } { $take }
table-trade-over = Tu en aurais { $held }, soit { $over } de trop : −{ $cost } points à la fin.
table-drop-here = Pose-la ici

## Où en est la partie.

table-depots-left = { $depots ->
    [one] { $depots } dépôt restant
   *[other] { $depots } dépôts restants
}
table-depots-left-about = La partie s’achève quand un seul dépôt au plus contient encore des locomotives.
table-nearest = Vers { $city } : { $companies }, à { count-hexes }
table-nearest-none = Plus personne ne peut atteindre { $city }
table-nearest-about = La partie s’achève dès qu’une compagnie atteint { $city }.

## Journal, coup d’œil et carnet.

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-show = Montrer sur la carte
table-peek = Maintiens pour voir tes locomotives
table-peek-of = { $name } regarde. Les autres, détournez les yeux !
table-notebook = Carnet
table-notebook-about = Ce que les échanges publics révèlent, et rien de plus.
table-notebook-surely = Possède à coup sûr
table-notebook-shown = Donné de la première main
table-notebook-unknown = Inconnu
table-notebook-unknown-count = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
table-notebook-empty = Personne n’a encore échangé.

## Les boutons autour de la carte et les panneaux pour jouer au clavier.

table-menu = Menu
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-fit = Toute la carte
table-skip = Espace : passer
table-saved = Enregistré
table-muted = Son coupé
table-unmuted = Son rétabli
table-panel-map = Carte
table-panel-companies = Compagnies
table-panel-players = Joueurs
table-panel-rack = Tes locomotives
table-panel-actions = Actions
table-panel-log = Journal
