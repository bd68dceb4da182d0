### Waarom iets niet mag.

reason-unknown-company = Er is geen maatschappij die ‘{ $name }’ heet.
reason-off-the-map = { $place ->
    [here] Dit ligt niet op het bord.
   *[other] { $place } ligt niet op het bord.
}
reason-value-stopped = De waarde van { $company } telt na { $asked } gewoon door: ze is { $actual }.
reason-wrong-stations = Elke maatschappij begint op een eigen station, één per station.
reason-bag-short = Van { $company } zijn er { $asked } getrokken, maar er zitten er maar { $actual } in de zak.
reason-wrong-seats = Het spel is voor 3 tot 6 spelers, niet voor { $asked }.
reason-wrong-hand = { $player } trekt { $actual } locomotieven, niet { $asked }.
reason-no-such-seat = Er is geen speler { $number }: er doen er maar { $seats } mee.
reason-out-of-turn = { $other } is aan de beurt, niet { $player }.
reason-one-action = Een beurt is precies één actie: bouwen of ruilen. Passen mag niet.
reason-nothing-placed = Plaats minstens één locomotief van { $company } op het bord.
reason-too-many = Je plaatst hooguit { $actual } locomotieven per beurt.
reason-depot-empty = Het depot van { $company } is leeg.
reason-depot-short = { $actual ->
    [one] In het depot van { $company } staat nog maar { $actual } locomotief.
   *[other] In het depot van { $company } staan nog maar { $actual } locomotieven.
}
reason-not-adjacent = { $place ->
    [here] Geen enkele locomotief van { $company } staat naast dit veld.
   *[other] Geen enkele locomotief van { $company } staat naast { $place }.
}
reason-barrier = { $place ->
    [here] Tussen de lijn van { $company } en dit veld ligt een barrière.
   *[other] Tussen de lijn van { $company } en { $place } ligt een barrière.
}
reason-own-there = { $place ->
    [here] { $company } staat al op dit veld.
   *[other] { $company } staat al in { $place }.
}
reason-rural-full = { $place ->
    [here] Dit veld is vol: { $others } staan hier.
   *[other] { $place } is vol: { $others } staan hier.
}
reason-city-taken = { $place ->
    [here] Deze stad is bezet: { $others } staat hier.
   *[other] { $place } is bezet: { $others } staat hier.
}
reason-paris = In Parijs wordt niet gebouwd.
reason-cut-off = { $place ->
    [here] Door hier te bouwen zou je { $others } van elke vrije stad afsnijden.
   *[other] Door in { $place } te bouwen zou je { $others } van elke vrije stad afsnijden.
}
reason-wrong-value = De waarde van { $company } is { $actual }, niet { $asked }.
reason-not-held = Je hebt geen locomotief van { $company } om te geven.
reason-same-company = Je gaf { $company }: neem van een andere maatschappij.
reason-wrong-count = Neem één of twee locomotieven, niet { $asked }.
reason-take-short = { $actual ->
    [0] Het depot van { $company } is leeg: je kunt er geen { $asked } nemen.
    [one] In het depot van { $company } staat er nog maar { $actual }: je kunt er geen { $asked } nemen.
   *[other] In het depot van { $company } staan er nog maar { $actual }: je kunt er geen { $asked } nemen.
}
reason-after-the-end-city = De stad die het spel beëindigt, is altijd de laatste van een beurt.
reason-ended-by-city = Het spel is afgelopen: een maatschappij heeft het doel bereikt.
reason-not-ended-by-city = Nog geen maatschappij heeft het doel bereikt: het spel gaat door.
reason-ended-by-depots = Het spel is afgelopen: in hooguit één depot staan nog locomotieven.
reason-not-ended-by-depots = In meer dan één depot staan nog locomotieven: het spel gaat door.
reason-wrong-score = { $player } scoort { $actual }, niet { $asked }.
reason-wrong-winners = Winnaars zijn degenen met de meeste punten, en alleen zij.
