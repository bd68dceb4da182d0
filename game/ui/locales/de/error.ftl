### Was schiefgehen kann.

error-title = Etwas ist schiefgegangen
error-read-only = Hier lässt sich nichts speichern: Der Datenträger ist voll oder schreibgeschützt. Du kannst weiterspielen.
error-settings-broken = Die Einstellungen waren nicht lesbar. Sie liegen jetzt als { $file } beiseite, und du beginnst mit neuen.
error-settings-not-saved = Die Einstellungen ließen sich nicht speichern.
error-no-sound = Kein Tongerät gefunden. Das Spiel bleibt stumm.
error-record = Die Partie ließ sich nicht speichern.
error-file-missing = Die Datei { $file } gibt es nicht.
error-unexpected = Etwas ist schiefgegangen. Deine Partie ist bis zum letzten Zug gespeichert.
