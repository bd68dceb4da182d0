### Les cartes sur lesquelles on peut jouer.

maps-title = Carte
maps-facts = { $hexes } cases, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}
maps-minutes = Environ { $minutes } minutes
maps-own = Range tes propres cartes dans { $folder }
maps-broken = Impossible de jouer sur { $file } : { $problem }.
maps-more = { $count ->
    [one] Il y a encore une erreur.
   *[other] Il y a encore { $count } erreurs.
}
