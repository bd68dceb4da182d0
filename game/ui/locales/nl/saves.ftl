### Bewaarde spellen.

saves-title = Bewaarde spellen
saves-empty = Er zijn nog geen bewaarde spellen.
saves-unfinished = Beurt { $turn }
saves-over = Afgelopen
saves-continue = Verder spelen
saves-replay = Terugkijken
saves-delete = Verwijderen
saves-delete-ask = Het spel van { $names } ({ $when }) voorgoed verwijderen?
saves-delete-yes = Verwijderen
saves-delete-failed = Het spel kon niet worden verwijderd.
saves-broken = Dit bestand is beschadigd of geen bewaard spel (regel { $line }).
saves-broken-rule = Regel { $line } is in strijd met de spelregels: { $reason }
saves-unreadable = Dit bestand kan niet worden gelezen.
saves-board-gone = Gespeeld op de kaart ‘{ $board }’, die ontbreekt. Zet het bestand terug in { $folder }.
saves-map-missing = De kaart ‘{ $board }’ ontbreekt
