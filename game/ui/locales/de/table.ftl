### Der Tisch.

## Wer am Zug ist.

table-begins = { $name } beginnt
table-you-begin = Du beginnst, { $name }
table-you-are = Du bist { $name }
table-turn-of = { $name } ist am Zug
table-your-turn = Du bist am Zug, { $name }
table-thinks = { $name } denkt nach …
table-game-over = Die Partie ist zu Ende

## Gesellschaften und Spieler.

table-holds = { $held }/{ $limit }
table-holds-about = { $name } hält { count-locomotives }
table-to-limit = { $room ->
    [0] Am Limit: jede weitere kostet am Ende 20 Punkte
    [1] Platz für eine weitere ohne Abzug
   *[other] Platz für { $room } weitere ohne Abzug
}
table-over-limit = { $over } über dem Limit: −{ $cost } Punkte am Ende
table-began = Hat diese Partie begonnen
table-card-worth = Jede Lok von { $company } ist jetzt { count-points } wert
table-card-depot = { $count ->
    [0] Das Depot ist leer
   *[other] Noch { count-locomotives } im Depot
}
table-rack = Deine Loks
table-rack-of = Loks von { $name }
table-rack-hidden = für die anderen verdeckt
table-worth-now = Jetzt { count-points } wert
table-worth-then = { count-points } wert statt { $before }
table-rack-about = { $count ->
    [one] { $count } { $company }, { count-points } wert
   *[other] { $count } { $company }, je { $value } wert: { count-points }
}

## Die Aktionen eines Zuges.

table-confirm = Bestätigen
table-confirm-yes = Ja, genau so
table-take-back = Zurücknehmen
table-take-back-all = Alle zurück
table-choose-action = Bauen oder tauschen?
table-choose-first = Wähle zuerst eine Gesellschaft.
table-confirm-ask = Diesen Zug bestätigen? Er ist dann endgültig.

## Bauen.

table-build-title = { $count ->
    [1] { $company }: die letzte Lok
   *[other] { $company }: bis zu { count-locomotives }
}
table-value-preview = Wert { $before } + { $points } = { $after }
table-build-ends = Wer { $city } erreicht, beendet die Partie.
table-next-ends = Dann kann der Nächste die Partie beenden.
table-depot-ends = Damit ist höchstens noch ein Depot gefüllt: Die Partie endet.

## Was unter dem Mauszeiger liegt.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: beendet die Partie
table-hex-station = Bahnhof { $station }
table-hex-paris = Paris
table-hex-standing = Hier: { $companies }

## Tauschen.

table-take-prompt = Nimm eine oder zwei einer anderen Gesellschaft
table-take-first = Wähle die Karte der Gesellschaft, von der du nimmst.
table-place-first = Setze zuerst eine Lok auf ein helles Feld.
table-trade-give = Du gibst eine { $give }
table-card-gives = Du gibst 1
table-card-takes = Du nimmst { $count }
table-trade-sentence = Du gibst eine { $give } und nimmst { count-taken } { $take }
table-trade-worth = Deine Loks: { count-points } statt { $before }
table-trade-over = Du hättest { $held } Loks, { $over } über dem Limit: −{ $cost } Punkte am Ende.

## Wie weit die Partie ist.

table-depots-left = { $depots ->
    [one] Noch { $depots } Depot
   *[other] Noch { $depots } Depots
}
table-depots-left-about = Die Partie endet, wenn höchstens noch ein Depot Loks hat.
table-nearest = Am nächsten an { $city }: { $companies }, { count-hexes }
table-nearest-next = Nur ein Bau bis { $city }: { $companies }
table-reaches = { $company } erreicht { $city }
table-nearest-empty = Nur Gesellschaften ohne Loks könnten { $city } erreichen
table-nearest-none = Niemand kann { $city } noch erreichen
table-nearest-about = Die Partie endet, sobald eine Gesellschaft { $city } erreicht.

## Verlauf, Blick auf die Loks und Notizbuch.

table-log-empty = Noch ist nichts passiert.
table-peek = Halten, um deine Loks zu sehen
table-notebook-known = Aus dem Tauschen bekannt: { $companies }
table-notebook-nothing = Aus dem Tauschen noch nichts bekannt
