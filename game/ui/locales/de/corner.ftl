### Ein Tisch im LAN: was dort alle wissen sollten.

corner-chat = Chat (C)
corner-pause = Pause für alle
corner-go-on = Weiter
corner-onlookers = Es schauen zu: { $names }

## Die Verbindung zum Gastgeber.

corner-lost = Der Gastgeber ist nicht erreichbar
corner-lost-about = Seit { $seconds } s; es wird weiter versucht. Solange kann nichts bestätigt werden.
corner-lost-wait = Keine Verbindung: Jetzt kann nichts bestätigt werden.
corner-closed-about = Setzt der Gastgeber ihn fort, kommst du von selbst zurück.

## Pause.

corner-paused = Pause
corner-paused-about = Niemand kann ziehen, bis es jemand weitergehen lässt.
corner-paused-wait = Es ist Pause: Nichts kann bestätigt werden.

## Jemand ist weg.

corner-away = { $name } ist weg
corner-away-wait = Der Platz bleibt frei; es geht weiter, bis er dran ist.
corner-away-turn = Alle warten: Dieser Platz ist am Zug.
corner-away-bot = Für diesen Platz spielt vorerst ein Bot.
corner-seat-away = Weg; der Platz bleibt frei.
corner-seat-click = Klicken, um zu entscheiden.
corner-note-away = Weg
corner-wait = Warten
corner-bot = Bot vorerst
corner-remove = Bot für immer
corner-remove-ask = Soll ab jetzt ein Bot den Platz von { $name } haben? { $name } bekommt ihn nicht zurück.

## Die Festplatte des Gastgebers.

corner-full = Beim Gastgeber ist die Festplatte voll
corner-full-about = Es geht weiter, aber die Partie wird nicht mehr gespeichert.

## Die Uhr.

corner-clock-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
corner-clock-nothing = Ist die Zeit um, passiert nichts.
corner-clock-bot = Ist die Zeit um, zieht ein Bot.
