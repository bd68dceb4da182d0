### Das Formular für eine neue Partie.

new-title = Neue Partie
new-players = Spieler
new-players-about = Jeder zieht { $hand } Loks aus dem Beutel und darf { $limit } ohne Abzug halten.
new-kind-human = Mensch
new-kind-easy = Leichter Bot
new-kind-medium = Mittlerer Bot
new-kind-hard = Schwerer Bot
new-add-player = Spieler hinzufügen
new-name-same = Zwei Spieler heißen { $name }.
new-first-about = Wer beginnt, wird ausgelost.
new-options = Optionen
new-stations = Bahnhöfe
new-stations-random = Zufällig
new-stations-fixed = Fest
new-stations-about = Zufällig: Das Los entscheidet, welche Gesellschaft wo startet. Fest: immer so, wie der Plan es vorgibt.
new-notebook = Notizbuch
new-notebook-about = Hält fest, was die offenen Tauschaktionen über jeden verraten, und nicht mehr.
new-confirm = Züge bestätigen
new-confirm-about = Fragt noch einmal nach, bevor ein Zug endgültig ist.
new-speed = Animation
new-speed-about = Wie schnell die Loks fahren. Die Leertaste überspringt sie jederzeit.
new-curtain = Vorhang
new-curtain-about = Verdeckt den Tisch zwischen zwei Spielern, damit niemand fremde Loks sieht.
new-hints = Tipps
new-hints-about = Kurze Hinweise für alle, die neu dabei sind, und auf Wunsch der Rat eines Bots.
new-start = Partie starten
