### Warum etwas nicht erlaubt ist.

reason-unknown-company = Es gibt keine Gesellschaft namens „{ $name }“.
reason-off-the-map = { $place ->
    [here] Das liegt nicht auf dem Plan.
   *[other] { $place } liegt nicht auf dem Plan.
}
reason-value-stopped = Der Wert von { $company } zählt über { $asked } hinaus weiter: Er ist { $actual }.
reason-wrong-stations = Jede Gesellschaft startet auf einem eigenen Bahnhof, immer nur eine je Bahnhof.
reason-bag-short = Von { $company } wurden { $asked } gezogen, im Beutel sind aber nur { $actual }.
reason-wrong-seats = Das Spiel ist für 3 bis 6 Spieler, nicht für { $asked }.
reason-wrong-hand = { $player } zieht { $actual } Loks, nicht { $asked }.
reason-no-such-seat = Einen Spieler { $number } gibt es nicht: Es spielen nur { $seats } mit.
reason-out-of-turn = { $other } ist am Zug, nicht { $player }.
reason-one-action = Ein Zug ist genau eine Aktion: bauen oder tauschen. Passen gibt es nicht.
reason-nothing-placed = Setze mindestens eine Lok von { $company } auf den Plan.
reason-too-many = Pro Zug setzt du höchstens { $actual } Loks.
reason-depot-empty = Das Depot von { $company } ist leer.
reason-depot-short = { $actual ->
    [one] Im Depot von { $company } ist nur noch { $actual } Lok.
   *[other] Im Depot von { $company } sind nur noch { $actual } Loks.
}
reason-not-adjacent = { $place ->
    [here] Keine Lok von { $company } steht neben diesem Feld.
   *[other] Keine Lok von { $company } steht neben { $place }.
}
reason-barrier = { $place ->
    [here] Zwischen der Strecke von { $company } und diesem Feld liegt eine Sperre.
   *[other] Zwischen der Strecke von { $company } und { $place } liegt eine Sperre.
}
reason-own-there = { $place ->
    [here] { $company } steht schon auf diesem Feld.
   *[other] { $company } steht schon in { $place }.
}
reason-rural-full = { $place ->
    [here] Dieses Feld ist voll: { $others } stehen hier.
   *[other] { $place } ist voll: { $others } stehen hier.
}
reason-city-taken = { $place ->
    [here] Diese Stadt ist besetzt: { $others } steht hier.
   *[other] { $place } ist besetzt: { $others } steht hier.
}
reason-paris = In Paris wird nicht gebaut.
reason-cut-off = { $place ->
    [here] Hier zu bauen würde { $others } von jeder freien Stadt abschneiden.
   *[other] In { $place } zu bauen würde { $others } von jeder freien Stadt abschneiden.
}
reason-wrong-value = Der Wert von { $company } ist { $actual }, nicht { $asked }.
reason-not-held = Du hast keine Lok von { $company } zum Abgeben.
reason-same-company = Du hast { $company } abgegeben: Nimm von einer anderen Gesellschaft.
reason-wrong-count = Nimm eine oder zwei Loks, nicht { $asked }.
reason-take-short = { $actual ->
    [0] Das Depot von { $company } ist leer: Du kannst keine { $asked } nehmen.
    [one] Im Depot von { $company } ist nur noch { $actual }: Du kannst keine { $asked } nehmen.
   *[other] Im Depot von { $company } sind nur noch { $actual }: Du kannst keine { $asked } nehmen.
}
reason-after-the-end-city = Die Stadt, die die Partie beendet, ist immer die letzte eines Zuges.
reason-ended-by-city = Die Partie ist zu Ende: Eine Gesellschaft hat das Ziel erreicht.
reason-not-ended-by-city = Noch hat keine Gesellschaft das Ziel erreicht: Die Partie geht weiter.
reason-ended-by-depots = Die Partie ist zu Ende: Höchstens ein Depot hat noch Loks.
reason-not-ended-by-depots = Mehr als ein Depot hat noch Loks: Die Partie geht weiter.
reason-wrong-score = { $player } hat { $actual } Punkte, nicht { $asked }.
reason-wrong-winners = Gewonnen haben alle mit den meisten Punkten, und nur sie.
