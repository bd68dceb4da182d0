### Un conseil : ce que ferait un bot, et pourquoi.

advice-title = Conseil
advice-button = Conseil (H)
advice-chance = chance de gagner, environ
advice-thinking = Réflexion…
advice-none = Pas de conseil.
advice-build-cities = Construire { $company } jusqu’à { $cities }
advice-build = Poser { $count } { $company } en pleine campagne
advice-build-towards = Poser { $count } { $company } vers { $city }
advice-trade = Donner une { $give }, prendre { count-taken } { $take }
advice-held = { $held ->
    [0] { $company } : tu n’en as pas.
   *[other] { $company } : tu en as { $held }.
}
advice-gain = { $held ->
    [1] Ta { $company } gagne { count-points }.
   *[other] Chacune de tes { $held } { $company } gagne { count-points }.
}
advice-held-nobody = Personne n’a de { $company } en main.
advice-others = Les autres en ont environ { $average } chacun.
advice-others-hardly = Les autres n’en ont presque pas.
advice-others-none = Personne d’autre n’en a.
advice-ends = { $ahead ->
    [yes] Met fin à la partie alors que tu es sans doute en tête.
   *[no] Met fin à la partie.
}
advice-next-ends = { $ahead ->
    [yes] La construction suivante peut alors finir la partie, et tu es sans doute en tête.
   *[no] La construction suivante peut alors finir la partie.
}
advice-sooner = { $ahead ->
    [yes] La partie finit plus tôt, et tu es sans doute en tête.
   *[no] La partie finit plus tôt.
}
advice-block = Devance { COMPANY($company, form: "the") } à { $city }.
advice-wait = Ne donne rien aux autres.
advice-waste-theirs = Use des { $company }, dont les autres ont davantage.
advice-waste-own = Laisse aux autres moins de { $company } à prendre.
advice-empties = Vide le dépôt { COMPANY($company, form: "of") } : plus personne n’en prend.
advice-bargain = { $count ->
    [1] Une à { $worth } contre une à { $lost }.
   *[other] Deux à { $worth } chacune contre une à { $lost }.
}
advice-later = { $count ->
    [1] { COMPANY($take, form: "start") } peut dépasser { COMPANY($give, form: "the") } d’ici la fin.
   *[other] Deux qui peuvent encore grandir, contre une.
}
