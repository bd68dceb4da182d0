### Was schiefgehen kann.

error-read-only = Hier lässt sich nichts speichern: Der Datenträger ist voll oder schreibgeschützt. Du kannst weiterspielen.
error-settings-broken = Die Einstellungen waren nicht lesbar. Sie liegen jetzt als { $file } beiseite, und du beginnst mit neuen.
error-settings-not-saved = Die Einstellungen ließen sich nicht speichern.
