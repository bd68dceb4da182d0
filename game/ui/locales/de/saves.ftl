### Gespeicherte Partien.

saves-title = Gespeicherte Partien
saves-empty = Es gibt noch keine gespeicherten Partien.
saves-unfinished = Zug { $turn }
saves-over = Beendet
saves-continue = Weiterspielen
saves-replay = Ansehen
saves-delete = Löschen
saves-delete-ask = Die Partie von { $names } ({ $when }) endgültig löschen?
saves-delete-yes = Löschen
saves-delete-failed = Die Partie ließ sich nicht löschen.
saves-broken = Diese Datei ist beschädigt oder keine Partie (Zeile { $line }).
saves-broken-rule = Zeile { $line } verstößt gegen die Regeln: { $reason }
saves-unreadable = Diese Datei lässt sich nicht lesen.
saves-board-gone = Gespielt wurde auf der Karte „{ $board }“, und die fehlt. Lege ihre Datei wieder in { $folder }.
saves-map-missing = Die Karte „{ $board }“ fehlt
