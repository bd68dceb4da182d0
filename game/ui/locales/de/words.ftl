### Wörter für alle Bildschirme: Gesellschaften, Aufzählungen, Mengen, Knöpfe, Daten.

## Die Gesellschaften behalten ihre französischen Namen; die Farbe steht dabei, wo sie hilft.

company-blue = Nord
    .colour = blau
company-yellow = P.O.
    .colour = gelb
company-red = P.L.M.
    .colour = rot
company-green = Ouest
    .colour = grün
company-black = Est
    .colour = schwarz
company-purple = Midi
    .colour = lila
company-with-colour = { $company } ({ COMPANY($company, form: "colour") })

## Aufzählungen: a, b und c. Manche Sprachen brauchen vor einem i ein anderes Wort.

list-and = { $words } und { $last }
list-and-before-i = { $words } und { $last }

## Mengen, in anderen Texten verwendet.

count-locomotives = { $count ->
    [one] { $count } Lok
   *[other] { $count } Loks
}
count-taken = { $count ->
    [1] eine
    [2] zwei
   *[other] { $count }
}
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-hexes = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
count-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
count-players = { $players } Spieler

player-number = Spieler { $number }

## Sprachen, jede in ihren eigenen Worten.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
language-es = Español

## Knöpfe und Fragen.

common-ok = OK
common-cancel = Abbrechen
common-back = Zurück
common-close = Schließen
common-yes = Ja
common-no = Nein
common-on = An
common-off = Aus
common-next = Weiter
common-loading = Wird geladen …

## Ein Zeitpunkt, für gespeicherte Partien.

date-time = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $time }
