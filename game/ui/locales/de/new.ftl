### Das Formular für eine neue Partie.

new-title = Neue Partie
new-players = Spieler
new-players-about = Jeder zieht { $hand } Loks aus dem Beutel und darf { $limit } ohne Abzug halten. Wer beginnt, wird ausgelost.
new-kind-human = Mensch
new-kind-easy = Leichter Bot
new-kind-medium = Mittlerer Bot
new-kind-hard = Schwerer Bot
new-add-player = Spieler hinzufügen
new-add-bot = Bot hinzufügen
new-name-same = Zwei Spieler heißen { $name }.
new-options = Optionen
new-stations = Bahnhöfe
new-stations-random = Zufällig
new-stations-fixed = Fest
new-stations-about = Wo die Gesellschaften starten: ausgelost oder vorgegeben.
new-notebook = Notizbuch
new-notebook-about = Schreibt mit, was alle offen abgeben und nehmen.
new-start = Partie starten
