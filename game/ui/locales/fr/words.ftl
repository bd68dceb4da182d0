### Les mots de tous les écrans : compagnies, listes, nombres, boutons, dates.

## Les compagnies, avec les formes dont les phrases ont besoin.

company-blue = Nord
    .colour = bleu
    .the = le Nord
    .start = Le Nord
    .of = du Nord
company-yellow = P.O.
    .colour = jaune
    .the = le P.O.
    .start = Le P.O.
    .of = du P.O.
company-red = P.L.M.
    .colour = rouge
    .the = le P.L.M.
    .start = Le P.L.M.
    .of = du P.L.M.
company-green = Ouest
    .colour = vert
    .the = l’Ouest
    .start = L’Ouest
    .of = de l’Ouest
company-black = Est
    .colour = noir
    .the = l’Est
    .start = L’Est
    .of = de l’Est
company-purple = Midi
    .colour = violet
    .the = le Midi
    .start = Le Midi
    .of = du Midi
company-with-colour = { $company } ({ COMPANY($company, form: "colour") })

## Listes : a, b et c. Certaines langues ont besoin d’un autre mot devant un i.

list-and = { $words } et { $last }
list-and-before-i = { $words } et { $last }

## Nombres, repris dans d’autres messages.

count-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
count-taken = { $count ->
    [1] une
    [2] deux
   *[other] { $count }
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-hexes = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}
count-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
count-players = { $players } joueurs

player-number = Joueur { $number }

## Les langues, chacune dans ses propres mots.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
language-es = Español

## Boutons et questions.

common-ok = OK
common-cancel = Annuler
common-back = Retour
common-close = Fermer
common-yes = Oui
common-no = Non
common-on = Oui
common-off = Non
common-next = Suivant
common-loading = Chargement…

## Un moment, pour les parties enregistrées.

date-time = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }, { $time }
