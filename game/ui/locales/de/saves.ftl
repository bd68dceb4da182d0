### Pause, gespeicherte Partien und was schiefgehen kann.

pause-title = Pause
pause-resume = Zurück an den Tisch
pause-saved = Die Partie wird nach jedem Zug gespeichert.
pause-settings = Einstellungen
pause-keys = Tasten
pause-title-screen = Titel
pause-quit = Beenden
pause-quit-ask = Jetzt beenden? Du kannst die Partie später fortsetzen.

saves-title = Gespeicherte Partien
saves-empty = Es gibt noch keine gespeicherten Partien.
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

error-title = Etwas ist schiefgegangen
error-read-only = Hier lässt sich nichts speichern: Der Datenträger ist voll oder schreibgeschützt. Du kannst weiterspielen.
error-settings-broken = Die Einstellungen waren nicht lesbar. Sie liegen jetzt als { $file } beiseite, und du beginnst mit neuen.
error-settings-not-saved = Die Einstellungen ließen sich nicht speichern.
error-no-sound = Kein Tongerät gefunden. Das Spiel bleibt stumm.
error-record = Die Partie ließ sich nicht speichern.
error-file-missing = Die Datei { $file } gibt es nicht.
error-unexpected = Etwas ist schiefgegangen. Deine Partie ist bis zum letzten Zug gespeichert.
