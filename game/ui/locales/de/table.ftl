### Der Tisch.

## Wer am Zug ist.

table-turn-of = { $name } ist am Zug
table-your-turn = Du bist am Zug, { $name }
table-to-move = Am Zug
table-start-player = Startspieler
table-turn-number = Zug { $turn }
table-game-over = Die Partie ist zu Ende
table-see-results = Zum Ergebnis

## Gesellschaften und Spieler.

table-companies = Gesellschaften
table-players = Spieler
table-depot = Depot
table-depot-count = { $count } im Depot
table-depot-empty = Depot leer
table-value = Wert
table-value-of = { $company }: Wert { $value }
table-holds = { $held } von { $limit }
table-holds-about = { $name } hält { count-locomotives }; das Limit ist { $limit }.
table-to-limit = { $room ->
    [0] am Limit
   *[other] noch { $room } bis zum Limit
}
table-over-limit = { $over } zu viel (je −20)
table-rack = Deine Loks
table-rack-of = Loks von { $name }
table-rack-hidden = für die anderen verdeckt
table-rack-empty = Du hast keine Loks.
table-worth-now = Jetzt { count-points } wert

## Die Aktionen eines Zuges.

table-build = Bauen
table-trade = Tauschen
table-confirm = Bestätigen
table-take-back = Zurücknehmen
table-take-back-all = Alle zurück
table-cancel = Abbrechen
table-choose-action = Bauen oder tauschen?
table-choose-company = Wähle eine Gesellschaft zum Bauen
table-final = Einmal bestätigt, gilt der Zug.
table-confirm-ask = Diesen Zug bestätigen? Er ist dann endgültig.

## Bauen.

table-build-title = { $company }: bis zu { count-locomotives }
table-chosen = { $chosen } von { $most } gewählt
table-value-preview = Wert { $before } + { $points } = { $after }
table-depot-preview = Depot { $before } − { $count } = { $after }
table-open-hexes = { $hexes ->
    [0] Kein Feld ist frei
    [one] { $hexes } Feld ist frei
   *[other] { $hexes } Felder sind frei
}
table-build-sentence = Du setzt { count-locomotives } von { $company }
table-build-ends = Wer { $city } erreicht, beendet die Partie.
table-depot-ends = Damit ist höchstens noch ein Depot gefüllt: Die Partie endet.
table-hemmed-in = { $company } wäre hier eingeschlossen

## Was unter dem Mauszeiger liegt.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: beendet die Partie
table-hex-rural = Freies Land, ohne Wert
table-hex-station = Bahnhof { $station }
table-hex-paris = Paris
table-hex-standing = Hier: { $companies }

## Tauschen.

table-trade-title = Tauschen
table-give = Geben
table-take = Nehmen
table-give-prompt = Gib eine deiner Loks ab
table-take-prompt = Nimm eine oder zwei einer anderen Gesellschaft
table-take-one = Eine nehmen
table-take-two = Zwei nehmen
table-trade-give = Du gibst eine { $give }
table-trade-sentence = Du gibst eine { $give } und nimmst { count-taken } { $take }
table-trade-over = Du hättest { $held } Loks, { $over } über dem Limit: −{ $cost } Punkte am Ende.
table-drop-here = Hier ablegen

## Wie weit die Partie ist.

table-depots-left = { $depots ->
    [one] Noch { $depots } Depot
   *[other] Noch { $depots } Depots
}
table-depots-left-about = Die Partie endet, wenn höchstens noch ein Depot Loks hat.
table-nearest = Am nächsten an { $city }: { $companies }, { count-hexes }
table-nearest-none = Niemand kann { $city } noch erreichen
table-nearest-about = Die Partie endet, sobald eine Gesellschaft { $city } erreicht.

## Verlauf, Blick auf die Loks und Notizbuch.

table-log = Verlauf
table-log-empty = Noch ist nichts passiert.
table-log-show = Auf der Karte zeigen
table-peek = Halten, um deine Loks zu sehen
table-peek-of = { $name } schaut nach. Alle anderen schauen weg!
table-notebook = Notizbuch
table-notebook-about = Was die offenen Tauschaktionen verraten, und nicht mehr.
table-notebook-surely = Hält sicher
table-notebook-shown = Aus der ersten Hand abgegeben
table-notebook-unknown = Unbekannt
table-notebook-unknown-count = { $count } unbekannt
table-notebook-empty = Noch hat niemand getauscht.

## Knöpfe um die Karte und die Bereiche für das Spiel mit der Tastatur.

table-menu = Menü
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-fit = Ganze Karte
table-skip = Leertaste: überspringen
table-saved = Gespeichert
table-muted = Ton aus
table-unmuted = Ton an
table-panel-map = Karte
table-panel-companies = Gesellschaften
table-panel-players = Spieler
table-panel-rack = Deine Loks
table-panel-actions = Aktionen
table-panel-log = Verlauf
