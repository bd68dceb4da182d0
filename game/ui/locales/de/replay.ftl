### Eine Partie noch einmal ansehen.

replay-title = Partie ansehen
replay-choose = Welche Partie willst du ansehen?
replay-play = Abspielen
replay-again = Von vorn
replay-pause = Anhalten
replay-forward = Ein Zug vor
replay-back = Ein Zug zurück
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo { $times }x
replay-position = Zug { $turn } von { $turns }
replay-start = Der Anfang
replay-open = Alle Loks liegen offen: Diese Partie ist zu Ende.
replay-hidden = Diese Partie ist noch nicht zu Ende: Die Loks bleiben verdeckt.
replay-leave = Verlassen
replay-count = Zur Wertung
