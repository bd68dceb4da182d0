### Mehrere Partien hintereinander.

series-games = Wie viele Partien
series-games-about = Die Startlok wandert von Partie zu Partie weiter. Eine Runde: Alle beginnen einmal.
series-games-one = Eine
series-games-three = Drei
series-games-five = Fünf
series-games-round = Eine Runde
series-standings = Gesamtstand
series-progress = Partie { $game } von { $games }
series-progress-open = Partie { $game }
series-after = Nach Partie { $game } von { $games }
series-after-open = Nach Partie { $game }
series-place = Platz
series-won = Siege
series-game = Partie { $game }
series-earlier = Vorher
series-order = Erst zählen die Siege, dann die Punkte
series-leads = { $name } führt
series-leads-shared = { $names } führen gemeinsam
series-winner = { $name } gewinnt die Serie!
series-winner-about = Siege: { $won } · { count-points }
series-shared = { $names } teilen sich die Serie!
series-next = Nächste Partie
series-next-about = Partie { $game }: Die Startlok wandert weiter, { $name } beginnt.
series-again = Noch eine Serie
series-broken = Der Stand dieser Serie ließ sich nicht lesen. Er liegt jetzt unter { $file }; die Partie selbst geht weiter, und alle gespielten Partien sind bei den gespeicherten.
