### Een tip: wat een bot zou doen, en waarom.

advice-title = Tip
advice-button = Tip (H)
advice-chance = winstkans, ongeveer
advice-thinking = Denkt na…
advice-none = Geen tip te geven.
advice-build-cities = { $company } bouwen tot { $cities }
advice-build = { $count } { $company } op het platteland bouwen
advice-build-towards = { $count } { $company } richting { $city } bouwen
advice-trade = Eén { $give } geven, { count-taken } { $take } nemen
advice-held = { $held ->
    [0] Van { $company } heb je er geen.
   *[other] Van { $company } heb je er { $held }.
}
advice-gain = { $held ->
    [1] Jouw ene { $company } wint { count-points }.
   *[other] Elk van jouw { $held } { $company } wint { count-points }.
}
advice-held-nobody = { $company } heeft niemand.
advice-others = De anderen hebben er elk ongeveer { $average }.
advice-others-hardly = De anderen hebben er nauwelijks.
advice-others-none = Niemand anders heeft er een.
advice-ends = { $ahead ->
    [yes] Beëindigt het spel terwijl je waarschijnlijk voorstaat.
   *[no] Beëindigt het spel.
}
advice-next-ends = { $ahead ->
    [yes] De volgende bouw kan dan het spel beëindigen, en je staat waarschijnlijk voor.
   *[no] De volgende bouw kan dan het spel beëindigen.
}
advice-sooner = { $ahead ->
    [yes] Het spel eindigt eerder, en je staat waarschijnlijk voor.
   *[no] Het spel eindigt eerder.
}
advice-block = Is { $company } vóór in { $city }.
advice-wait = Geeft de anderen niets.
advice-waste-theirs = Gebruikt { $company } op, waarvan de anderen meer hebben.
advice-waste-own = Laat de anderen minder { $company } om te nemen.
advice-empties = Maakt het depot van { $company } leeg: dan kan niemand er een nemen.
advice-bargain = { $count ->
    [1] Eén van { $worth } voor één van { $lost }.
   *[other] Twee van elk { $worth } voor één van { $lost }.
}
advice-later = { $count ->
    [1] { $take } kan { $give } nog inhalen.
   *[other] Twee die nog kunnen groeien, voor één.
}
