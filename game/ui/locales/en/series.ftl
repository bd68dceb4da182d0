### Several games in a row.

series-games = How many games
series-games-about = The start locomotive passes on from game to game. A round: everybody begins once.
series-games-one = One
series-games-three = Three
series-games-five = Five
series-games-round = A round
series-standings = Standings
series-progress = Game { $game } of { $games }
series-progress-open = Game { $game }
series-after = After game { $game } of { $games }
series-after-open = After game { $game }
series-place = Place
series-won = Wins
series-game = Game { $game }
series-earlier = Earlier
series-order = Wins count first, then points
series-leads = { $name } leads
series-leads-shared = { $names } lead together
series-winner = { $name } wins the series!
series-winner-about = Wins: { $won } · { count-points }
series-shared = { $names } share the series!
series-next = Next game
series-next-about = Game { $game }: the start locomotive passes on, { $name } begins.
series-again = Another series
series-broken = The standings of this series could not be read. They were put aside as { $file }; the game itself goes on, and all played games are among the saved ones.
