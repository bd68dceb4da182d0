### Una pista: lo que haría un bot, y por qué.

advice-title = Pista
advice-button = Pista (H)
advice-chance = probabilidad de ganar, aprox.
advice-thinking = Pensando…
advice-none = No hay pista.
advice-build-cities = Construir { $company } hasta { $cities }
advice-build = Colocar { $count } { $company } en pleno campo
advice-build-towards = Colocar { $count } { $company } hacia { $city }
advice-trade = Dar una { $give }, tomar { count-taken } { $take }
advice-held = { $held ->
    [0] De { $company } no tienes ninguna.
   *[other] De { $company } tienes { $held }.
}
advice-gain = { $held ->
    [1] Tu { $company } gana { count-points }.
   *[other] Cada una de tus { $held } { $company } gana { count-points }.
}
advice-held-nobody = De { $company } nadie tiene ninguna.
advice-others = Los demás tienen unas { $average } cada uno.
advice-others-hardly = Los demás apenas tienen.
advice-others-none = Nadie más tiene.
advice-ends = { $ahead ->
    [yes] Termina la partida mientras vas, probablemente, por delante.
   *[no] Termina la partida.
}
advice-next-ends = { $ahead ->
    [yes] La siguiente construcción puede entonces terminar la partida, y probablemente vas por delante.
   *[no] La siguiente construcción puede entonces terminar la partida.
}
advice-sooner = { $ahead ->
    [yes] La partida termina antes, y probablemente vas por delante.
   *[no] La partida termina antes.
}
advice-block = Se adelanta a { $company } en { $city }.
advice-wait = No da nada a los demás.
advice-waste-theirs = Gasta { $company }, de las que los demás tienen más.
advice-waste-own = Deja a los demás menos { $company } que tomar.
advice-empties = Vacía el depósito de { $company }: entonces nadie puede tomar una.
advice-bargain = { $count ->
    [1] Una de { $worth } por una de { $lost }.
   *[other] Dos de { $worth } cada una por una de { $lost }.
}
advice-later = { $count ->
    [1] { $take } aún puede superar a { $give } al final.
   *[other] Dos que aún pueden crecer, por una.
}
