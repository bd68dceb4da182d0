### Der Vorhang zwischen zwei Spielern.

curtain-pass = Gib das Gerät an { $name } weiter
curtain-look-away = Alle anderen schauen weg!
curtain-ready = { $name } ist bereit
curtain-hold = Halten, um zu schauen
curtain-hold-about = Halte die Maustaste oder die Leertaste gedrückt. Lässt du los, sind deine Loks wieder verdeckt.
curtain-since = Seit deinem letzten Zug
curtain-so-far = Bisher
curtain-first-turn = Du beginnst. Noch ist nichts passiert.
curtain-nothing = Seitdem ist nichts passiert.
curtain-show-again = Noch einmal zeigen
curtain-watching = Was seitdem geschah
curtain-end = Die Partie ist zu Ende. Jetzt dürfen alle schauen!
