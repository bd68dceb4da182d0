### De tafel.

## Wie er aan de beurt is.

table-turn-of = { $name } is aan de beurt
table-your-turn = Jij bent aan de beurt, { $name }
table-to-move = Aan de beurt
table-start-player = Startspeler
table-turn-number = Beurt { $turn }
table-game-over = Het spel is afgelopen
table-see-results = Naar de uitslag

## Maatschappijen en spelers.

table-companies = Maatschappijen
table-players = Spelers
table-depot = Depot
table-depot-count = { $count } in het depot
table-depot-empty = Depot leeg
table-value = Waarde
table-value-of = { $company }: waarde { $value }
table-holds = { $held } van { $limit }
table-holds-about = { $name } heeft { count-locomotives }; de limiet is { $limit }.
table-to-limit = { $room ->
    [0] op de limiet
   *[other] nog { $room } tot de limiet
}
table-over-limit = { $over } te veel (elk −20)
table-rack = Jouw locomotieven
table-rack-of = Locomotieven van { $name }
table-rack-hidden = verborgen voor de anderen
table-rack-empty = Je hebt geen locomotieven.
table-worth-now = Nu { count-points } waard

## De acties van een beurt.

table-build = Bouwen
table-trade = Ruilen
table-confirm = Bevestigen
table-take-back = Terugnemen
table-take-back-all = Alles terug
table-cancel = Annuleren
table-choose-action = Bouwen of ruilen?
table-choose-company = Kies een maatschappij om mee te bouwen
table-final = Eenmaal bevestigd staat een zet vast.
table-confirm-ask = Deze zet bevestigen? Daarna staat hij vast.

## Bouwen.

table-build-title = { $company }: hooguit { count-locomotives }
table-chosen = { $chosen } van { $most } gekozen
table-value-preview = Waarde { $before } + { $points } = { $after }
table-depot-preview = Depot { $before } − { $count } = { $after }
table-open-hexes = { $hexes ->
    [0] Geen enkel veld is vrij
    [one] { $hexes } veld is vrij
   *[other] { $hexes } velden zijn vrij
}
table-build-sentence = Je plaatst { count-locomotives } van { $company }
table-build-ends = Wie { $city } bereikt, beëindigt het spel.
table-depot-ends = Hierna is er hooguit één depot over: het spel is dan afgelopen.
table-hemmed-in = { $company } zou hier ingesloten zijn

## Wat er onder de muis ligt.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: einde van het spel
table-hex-rural = Platteland, zonder waarde
table-hex-station = Station { $station }
table-hex-paris = Parijs
table-hex-standing = Hier: { $companies }

## Ruilen.

table-trade-title = Ruilen
table-give = Geven
table-take = Nemen
table-give-prompt = Geef een van je locomotieven
table-take-prompt = Neem er een of twee van een andere maatschappij
table-take-one = Neem er een
table-take-two = Neem er twee
table-trade-give = Je geeft één { $give }
table-trade-sentence = Je geeft één { $give } en neemt { count-taken } { $take }
table-trade-over = Je zou er { $held } hebben, { $over } boven de limiet: −{ $cost } aan het eind.
table-drop-here = Leg hem hier neer

## Hoe ver het spel is.

table-depots-left = { $depots ->
    [one] Nog { $depots } depot
   *[other] Nog { $depots } depots
}
table-depots-left-about = Het spel eindigt als er in hooguit één depot nog locomotieven staan.
table-nearest = Het dichtst bij { $city }: { $companies }, { count-hexes }
table-nearest-none = Niemand kan { $city } nog bereiken
table-nearest-about = Het spel eindigt zodra een maatschappij { $city } bereikt.

## Logboek, even kijken en notitieboek.

table-log = Logboek
table-log-empty = Er is nog niets gebeurd.
table-log-show = Op de kaart tonen
table-peek = Houd ingedrukt om je locomotieven te zien
table-peek-of = { $name } kijkt even. De anderen kijken weg!
table-notebook = Notitieboek
table-notebook-about = Wat de openbare ruilacties verraden, en niet meer.
table-notebook-surely = Heeft zeker
table-notebook-shown = Uit de eerste hand gegeven
table-notebook-unknown = Onbekend
table-notebook-unknown-count = { $count } onbekend
table-notebook-empty = Er heeft nog niemand geruild.

## Knoppen rond de kaart en de panelen voor wie met het toetsenbord speelt.

table-menu = Menu
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-fit = Hele kaart
table-skip = Spatie: overslaan
table-saved = Bewaard
table-muted = Geluid uit
table-unmuted = Geluid aan
table-panel-map = Kaart
table-panel-companies = Maatschappijen
table-panel-players = Spelers
table-panel-rack = Jouw locomotieven
table-panel-actions = Acties
table-panel-log = Logboek
