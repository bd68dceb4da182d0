### De tafel.

## Wie er aan de beurt is.

table-begins = { $name } begint
table-you-begin = Jij begint, { $name }
table-you-are = Jij bent { $name }
table-turn-of = { $name } is aan de beurt
table-your-turn = Jij bent aan de beurt, { $name }
table-thinks = { $name } denkt na…
table-game-over = Het spel is afgelopen

## Maatschappijen en spelers.

table-holds = { $held }/{ $limit }
table-holds-about = { $name } heeft { count-locomotives }
table-to-limit = { $room ->
    [0] Op de limiet: elke extra kost aan het eind 20 punten
   *[other] Nog ruimte voor { $room } zonder straf
}
table-over-limit = { $over } boven de limiet: −{ $cost } punten aan het eind
table-began = Begon dit spel
table-card-worth = Elke locomotief van { $company } is nu { count-points } waard
table-card-depot = { $count ->
    [0] Het depot is leeg
   *[other] Nog { count-locomotives } in het depot
}
table-rack = Jouw locomotieven
table-rack-of = Locomotieven van { $name }
table-rack-hidden = verborgen voor de anderen
table-worth-now = Nu { count-points } waard
table-worth-then = { count-points } waard in plaats van { $before }
table-rack-about = { $count ->
    [one] { $count } { $company }, { count-points } waard
   *[other] { $count } { $company }, elk { $value } waard: { count-points }
}

## De acties van een beurt.

table-confirm = Bevestigen
table-confirm-yes = Ja, doen
table-take-back = Terugnemen
table-take-back-all = Alles terug
table-choose-action = Bouwen of ruilen?
table-choose-first = Kies eerst een maatschappij.
table-confirm-ask = Deze zet bevestigen? Daarna staat hij vast.

## Bouwen.

table-build-title = { $count ->
    [1] { $company }: de laatste locomotief
   *[other] { $company }: hooguit { count-locomotives }
}
table-value-preview = Waarde { $before } + { $points } = { $after }
table-build-ends = Wie { $city } bereikt, beëindigt het spel.
table-next-ends = De volgende kan dan het spel beëindigen.
table-depot-ends = Hierna is er hooguit één depot over: het spel is dan afgelopen.

## Wat er onder de muis ligt.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: einde van het spel
table-hex-station = Station { $station }
table-hex-paris = Parijs
table-hex-standing = Hier: { $companies }

## Ruilen.

table-take-prompt = Neem er een of twee van een andere maatschappij
table-take-first = Kies de kaart van de maatschappij waarvan je neemt.
table-place-first = Zet eerst een locomotief op een licht veld.
table-trade-give = Je geeft één { $give }
table-card-gives = Je geeft 1
table-card-takes = Je neemt { $count }
table-trade-sentence = Je geeft één { $give } en neemt { count-taken } { $take }
table-trade-worth = Je locomotieven: { count-points } in plaats van { $before }
table-trade-over = Je zou er { $held } hebben, { $over } boven de limiet: −{ $cost } aan het eind.

## Hoe ver het spel is.

table-depots-left = { $depots ->
    [one] Nog { $depots } depot
   *[other] Nog { $depots } depots
}
table-depots-left-about = Het spel eindigt als er in hooguit één depot nog locomotieven staan.
table-nearest = Het dichtst bij { $city }: { $companies }, { count-hexes }
table-nearest-next = Eén bouw tot { $city }: { $companies }
table-reaches = { $company } bereikt { $city }
table-nearest-empty = Alleen maatschappijen met leeg depot kunnen { $city } halen
table-nearest-none = Niemand kan { $city } nog bereiken
table-nearest-about = Het spel eindigt zodra een maatschappij { $city } bereikt.

## Logboek, even kijken en notitieboek.

table-log-empty = Er is nog niets gebeurd.
table-peek = Houd ingedrukt om je locomotieven te zien
table-notebook-known = Bekend uit het ruilen: { $companies }
table-notebook-nothing = Nog niets bekend uit het ruilen
