### Meer spellen achter elkaar.

series-games = Hoeveel spellen
series-games-about = De startlocomotief schuift na elk spel door. Een ronde: iedereen begint één keer.
series-games-one = Eén
series-games-three = Drie
series-games-five = Vijf
series-games-round = Een ronde
series-standings = Stand
series-progress = Spel { $game } van { $games }
series-progress-open = Spel { $game }
series-after = Na spel { $game } van { $games }
series-after-open = Na spel { $game }
series-place = Plaats
series-won = Gewonnen
series-game = Spel { $game }
series-earlier = Eerder
series-order = Eerst tellen de gewonnen spellen, dan de punten
series-leads = { $name } staat bovenaan
series-leads-shared = { $names } staan samen bovenaan
series-winner = { $name } wint de serie!
series-winner-about = Gewonnen: { $won } · { count-points }
series-shared = { $names } delen de serie!
series-next = Volgende spel
series-next-about = Spel { $game }: de startlocomotief schuift door, { $name } begint.
series-again = Nog een serie
series-broken = De stand van deze serie kon niet worden gelezen. Hij is apart gezet als { $file }; het spel zelf gaat door, en alle gespeelde spellen staan bij de bewaarde.
