### Pourquoi quelque chose n’est pas permis.

reason-unknown-company = Il n’y a pas de compagnie « { $name } ».
reason-off-the-map = { $place ->
    [here] C’est hors du plateau.
   *[other] { $place } est hors du plateau.
}
reason-value-stopped = La valeur { COMPANY($company, form: "of") } dépasse { $asked } et continue de monter : elle est de { $actual }.
reason-wrong-stations = Chaque compagnie part de sa propre gare, une seule par gare.
reason-bag-short = { $asked } locomotives { COMPANY($company, form: "of") } ont été piochées, mais le sac n’en contient que { $actual }.
reason-wrong-seats = Le jeu se joue de 3 à 6, pas à { $asked }.
reason-wrong-hand = { $player } pioche { $actual } locomotives, pas { $asked }.
reason-no-such-seat = Il n’y a pas de joueur { $number } : vous n’êtes que { $seats }.
reason-out-of-turn = C’est à { $other } de jouer, pas à { $player }.
reason-one-action = Un tour, c’est une seule action : construire ou échanger. On ne passe pas.
reason-nothing-placed = Pose au moins une locomotive { COMPANY($company, form: "of") } avant de valider.
reason-too-many = On pose au plus { $actual } locomotives par tour.
reason-depot-empty = Le dépôt { COMPANY($company, form: "of") } est vide.
reason-depot-short = { $actual ->
    [one] Le dépôt { COMPANY($company, form: "of") } ne contient que { $actual } locomotive.
   *[other] Le dépôt { COMPANY($company, form: "of") } ne contient que { $actual } locomotives.
}
reason-not-adjacent = { $place ->
    [here] Aucune locomotive { COMPANY($company, form: "of") } ne touche cette case.
   *[other] Aucune locomotive { COMPANY($company, form: "of") } ne touche { $place }.
}
reason-barrier = { $place ->
    [here] Entre la ligne { COMPANY($company, form: "of") } et cette case, il y a une barrière.
   *[other] Entre la ligne { COMPANY($company, form: "of") } et { $place }, il y a une barrière.
}
reason-own-there = { $place ->
    [here] { COMPANY($company, form: "start") } occupe déjà cette case.
   *[other] { COMPANY($company, form: "start") } occupe déjà { $place }.
}
reason-rural-full = { $place ->
    [here] Cette case est pleine : { COMPANY($others, form: "the") } y sont déjà.
   *[other] { $place } est une case pleine : { COMPANY($others, form: "the") } y sont déjà.
}
reason-city-taken = { $place ->
    [here] Cette ville a déjà sa locomotive : { COMPANY($others, form: "the") } y est.
   *[other] { $place } a déjà sa locomotive : { COMPANY($others, form: "the") } y est.
}
reason-paris = On ne construit rien dans Paris.
reason-cut-off = { $place ->
    [here] Construire ici couperait { COMPANY($others, form: "the") } de toute ville libre.
   *[other] Occuper { $place } couperait { COMPANY($others, form: "the") } de toute ville libre.
}
reason-wrong-value = La valeur { COMPANY($company, form: "of") } est { $actual }, pas { $asked }.
reason-not-held = Tu n’as aucune locomotive { COMPANY($company, form: "of") } à donner.
reason-same-company = Tu as donné une { $company } : prends dans une autre compagnie.
reason-wrong-count = Prends une ou deux locomotives, pas { $asked }.
reason-take-short = { $actual ->
    [0] Le dépôt { COMPANY($company, form: "of") } est vide : tu ne peux pas en prendre { $asked }.
   *[other] Le dépôt { COMPANY($company, form: "of") } n’en contient que { $actual } : tu ne peux pas en prendre { $asked }.
}
reason-after-the-end-city = La ville qui met fin à la partie est toujours la dernière posée.
reason-ended-by-city = La partie est terminée : une compagnie a atteint le but.
reason-not-ended-by-city = Aucune compagnie n’a atteint le but : la partie continue.
reason-ended-by-depots = La partie est terminée : un seul dépôt au plus contient encore des locomotives.
reason-not-ended-by-depots = Plus d’un dépôt contient des locomotives : la partie continue.
reason-wrong-score = { $player } marque { $actual }, pas { $asked }.
reason-wrong-winners = Les gagnants sont ceux qui ont le plus de points, et eux seuls.
