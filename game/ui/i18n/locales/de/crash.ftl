### Der Bildschirm nach einem Fehler.

# new
crash-title = Etwas ist schiefgegangen
# new
crash-window = Im Spiel ist ein Fehler aufgetreten, hier geht es nicht weiter.
# new
crash-title-screen = Wegen eines Fehlers lässt sich das Hauptmenü nicht anzeigen.
# new
crash-background = Im Hintergrund ist ein Fehler aufgetreten. Du kannst weiterspielen.
# new
crash-background-network = Im Netzwerkteil des Spiels ist ein Fehler aufgetreten. Du kannst weiterspielen.
# new
crash-background-bots = In dem Teil des Spiels, der für die Bots zieht, ist ein Fehler aufgetreten. Du kannst weiterspielen.
# new
crash-saved = Deine Partie ist gespeichert. Wähle im Hauptmenü „{ $button }“.
# new
crash-unsaved = Deine letzten Züge sind noch nicht gespeichert: Der Datenträger ist voll oder schreibgeschützt. Schaffe Platz und lass das Spiel offen; das Speichern wird automatisch wiederholt.
# new
crash-host = Dein Tisch ist gespeichert. Wähle im Hauptmenü „{ $button }“, und alle kommen automatisch zurück.
# new
crash-host-unsaved = Die letzten Züge an deinem Tisch sind noch nicht gespeichert: Der Datenträger ist voll oder schreibgeschützt. Schaffe Platz, bevor du zum Hauptmenü gehst.
# new
crash-table-closes = Dein Tisch wird geschlossen, wenn du zum Hauptmenü gehst.
# new
crash-guest = Dein Platz ist reserviert. Wähle im Hauptmenü „{ $button }“, um wieder mitzuspielen.
# new
crash-back-to-title = Zum Hauptmenü
# new
crash-keep-playing = Weiterspielen
# new
crash-show-report = Bericht anzeigen
# new
crash-report = Fehlerbericht
# new
crash-report-about = Füge diesen Text bei, wenn du das Problem meldest. Er enthält keine Zugangscodes und verrät von niemandem die Loks.
# new
crash-copy = Kopieren
# new
crash-copied = In die Zwischenablage kopiert.
# new
crash-copy-failed = Der Text ließ sich nicht kopieren.
# new
crash-open-folder = Ordner öffnen
# new
crash-folder-failed = Der Ordner lässt sich hier nicht öffnen. Er liegt unter { $folder }
# new
crash-begun = Du hast in dieser Partie noch nicht gezogen, es ist also nichts verloren. Du findest sie im Hauptmenü unter „{ $button }“.
# new
crash-way-back = Deine Partie ist sicher. Wenn du zum Hauptmenü gehst, wähle dort „{ $button }“, um wieder mitzuspielen.
