### Gespeicherte Partien.

saves-title = Gespeicherte Partien
saves-empty = Es gibt noch keine gespeicherten Partien.
saves-column-when = Wann
saves-column-players = Spieler
saves-column-state = Stand
saves-unfinished = Zug { $turn }
saves-finished = { $points ->
    [one] Beendet: { $names } mit { $points } Punkt
   *[other] Beendet: { $names } mit { $points } Punkten
}
saves-continue = Weiterspielen
saves-replay = Ansehen
saves-delete = Löschen
saves-delete-ask = Die Partie vom { $when } endgültig löschen?
saves-delete-yes = Löschen
saves-deleted = Die Partie ist gelöscht.
saves-delete-failed = Die Partie ließ sich nicht löschen.
saves-broken = Diese Datei ist beschädigt oder keine Partie (Zeile { $line }).
saves-broken-rule = Zeile { $line } verstößt gegen die Regeln: { $reason }
saves-unreadable = Diese Datei lässt sich nicht lesen.
saves-torn = Der letzte Zug wurde abgeschnitten und ist verloren. Die Partie geht davor weiter.
saves-kept-in = Ordner: { $folder }
