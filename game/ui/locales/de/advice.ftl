### Ein Tipp: was ein Bot täte, und warum.

advice-title = Tipp
advice-button = Tipp (H)
advice-chance = Siegchance, etwa
advice-thinking = Denkt nach …
advice-none = Kein Tipp zu haben.
advice-build-cities = { $company } bauen bis { $cities }
advice-build = { $count } { $company } aufs freie Land bauen
advice-build-towards = { $count } { $company } Richtung { $city } bauen
advice-trade = Eine { $give } geben, { count-taken } { $take } nehmen
advice-held = { $held ->
    [0] Von { $company } hast du keine.
   *[other] Von { $company } hast du { $held }.
}
advice-gain = { $held ->
    [1] Deine eine { $company } gewinnt { count-points }.
   *[other] Jede deiner { $held } { $company } gewinnt { count-points }.
}
advice-held-nobody = { $company } hat niemand.
advice-others = Die anderen haben je etwa { $average }.
advice-others-hardly = Die anderen haben kaum welche.
advice-others-none = Sonst hat niemand welche.
advice-ends = { $ahead ->
    [yes] Beendet die Partie, solange du wohl vorn liegst.
   *[no] Beendet die Partie.
}
advice-next-ends = { $ahead ->
    [yes] Der nächste Bau kann dann die Partie beenden, und du liegst wohl vorn.
   *[no] Der nächste Bau kann dann die Partie beenden.
}
advice-sooner = { $ahead ->
    [yes] Die Partie endet früher, und du liegst wohl vorn.
   *[no] Die Partie endet früher.
}
advice-block = Nimmt { $company } die Stadt { $city } weg.
advice-wait = Schenkt den anderen nichts.
advice-waste-theirs = Verbraucht { $company }, wovon die anderen mehr haben.
advice-waste-own = Lässt den anderen weniger { $company } zum Nehmen.
advice-empties = Leert das Depot von { $company }: Dann kann niemand eine nehmen.
advice-bargain = { $count ->
    [1] Eine zu { $worth } gegen eine zu { $lost }.
   *[other] Zwei zu je { $worth } gegen eine zu { $lost }.
}
advice-later = { $count ->
    [1] { $take } kann { $give } noch überholen.
   *[other] Zwei, die noch wachsen können, gegen eine.
}
