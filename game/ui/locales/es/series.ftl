### Varias partidas seguidas.

series-games = Cuántas partidas
series-games-about = La locomotora inicial pasa al siguiente en cada partida. Una ronda: cada uno empieza una vez.
series-games-one = Una
series-games-three = Tres
series-games-five = Cinco
series-games-round = Una ronda
series-standings = Clasificación
series-progress = Partida { $game } de { $games }
series-progress-open = Partida { $game }
series-after = Tras la partida { $game } de { $games }
series-after-open = Tras la partida { $game }
series-place = Puesto
series-won = Victorias
series-game = Partida { $game }
series-earlier = Antes
series-order = Primero cuentan las victorias, luego los puntos
series-leads = { $name } va en cabeza
series-leads-shared = { $names } van empatados en cabeza
series-winner = ¡{ $name } gana la serie!
series-winner-about = Victorias: { $won } · { count-points }
series-shared = ¡{ $names } comparten la serie!
series-next = Siguiente partida
series-next-about = Partida { $game }: la locomotora inicial pasa al siguiente, empieza { $name }.
series-again = Otra serie
series-broken = No se ha podido leer la clasificación de esta serie. Se ha apartado como { $file }; la partida sigue, y todas las partidas jugadas están entre las guardadas.
