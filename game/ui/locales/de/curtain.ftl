### Der Vorhang zwischen zwei Spielern.

curtain-pass = Gib das Gerät an { $name } weiter
curtain-look-away = Alle anderen schauen weg!
curtain-ready = { $name } ist bereit
curtain-since = Seit deinem letzten Zug
curtain-before = Vor deinem ersten Zug
curtain-first-turn = Du beginnst. Noch ist nichts passiert.
curtain-show-again = Noch einmal zeigen
