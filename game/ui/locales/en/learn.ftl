### The tutorial: what the coach says.

## The panel.

learn-back = Back
learn-skip = Skip
learn-next = Next
learn-count = The count
learn-count-about = Everybody has shown their locomotives: now all see who held what.
learn-keys = Page Down: next lesson · Page Up: back · Esc: leave
learn-confirm = Now press Confirm.
learn-confirm-again = Press the button once more: a move that is done cannot be taken back.
learn-watch = Watch your move, and what the others do.
learn-anew = For this lesson the table is set up anew.
learn-leave-ask = Leave the tutorial? You can come back to it from the title at any time.
learn-leave = Leave

## The lessons.

learn-build-title = Building
learn-you = You are { $name }.
learn-build-card = You win if your locomotives are worth the most in the end. Six railways grow out of Paris, and you may build for any of them. Click the card of P.L.M., the red company.
learn-build-hexes = Bright hexes are open. Click three of them, one next to the other, towards the south: that lays three locomotives.
learn-build-done = Your first line! On a turn you build with up to five locomotives, or you trade. The others have taken their turns, too. The log at the lower right tells how: click a line of it, and the map shows that move.

learn-why-title = Why not there?
learn-why-card = Not every hex is open. Click the card of P.L.M. again.
learn-why-point = Now point at Amiens, where the green Ouest stands.
learn-why-done = The table always says why not, and F2 opens the rule. A city takes one locomotive, open country two of different colours, and no line crosses the red and white dashes.

learn-city-title = Cities
learn-city-card = A city makes its company worth more. Click the card of P.L.M.
learn-city-hexes = A city makes its company worth more, by the number that it shows. Build straight south to Lyon.
learn-city-done = P.L.M. is worth 5 now: it had 1, Mâcon added 1 and Lyon 3. So each red locomotive in your rack is worth 5 points, and so is every one the others hold.

learn-cut-title = Nobody is cut off
learn-cut-card = The black Est has a single way left out of Paris, to the east. Click the card of P.L.M.
learn-cut-point = The black Est has a single way left out of Paris. Point at it: the ringed hex, where the blue Nord stands.
learn-cut-done = With a second locomotive here the Est would be shut in, as the red area shows. Every company keeps a way to some city, so this hex stays closed to you.

learn-trade-title = Trading
learn-trade-give = Instead of building you can trade. Only you see the locomotives in your rack. Click a black one: the Est is worth nothing yet.
learn-trade-take = Now click the card of P.L.M., which is worth 5. Click it twice, and you get two for one.
learn-trade-done = One given, two gained, and worth more. Everybody saw this trade, but what else you hold stays secret.

learn-limit-title = The limit
learn-limit-give = Many turns later you hold 20 locomotives: with three players, that is the limit. Click a red one in your rack to give it.
learn-limit-two = Take two of Midi: click the purple card twice, and read the warning above the buttons.
learn-limit-one = 21 is one too many, which costs 20 points at the end. Click the card once more to take only one.
learn-limit-done = Still 20, but now one of them is worth 11 instead of 5. The limit is 15 with four players, 12 with five and 10 with six.

learn-marseille-title = Marseille
learn-marseille-card = The game ends at once when a company comes to Marseille. P.L.M. is four hexes away. Click its card.
learn-marseille-hexes = Build down to Marseille.
learn-marseille-done = Over! Whoever is ahead likes to end it this way. Whoever is behind leaves no line within five hexes of Marseille: the next build could end the game.

learn-depots-title = Empty depots
learn-depots-card = Another game, and the second way to end one. The number at the upper right of a card is what its depot still holds. Grey cards have none, only P.L.M. and Est do. Click the card of Est.
learn-depots-hex = Lay its last locomotive, in Perpignan for example.
learn-depots-done = Only one depot still holds locomotives, so the game is over. Here { $name } has 118 points and you have 88: end a game when you are ahead. A trade can empty a depot, too, and a locomotive that is given fills it again.

learn-score-title = Scoring
learn-score-rack = Back in the first game, which ended in Marseille. Each locomotive in your rack brings you the value of its company. Which company brings you the most? Click it in your rack.
learn-score-done = 8 times 11 makes 88. With 6 times 13, 4 times 14 and 2 times 9 you have 240 points, and no locomotive too many. The most points win; equal ones share the win. Now let us see what the others hold.

## When something else is done than was asked.

learn-nudge-other = Here it is not { $wrong } but { $company } that is wanted.
learn-nudge-build = That would be a trade. Take it back, then click the card.
learn-nudge-trade = No building this time: click a locomotive of your own, below.
learn-nudge-move = Not yet: first do what is asked for above.
learn-nudge-astray = From there it is too far. Press Take all back, and begin again.
learn-nudge-score = { $company }: { $count } times { $value } makes { $points }. Another one brings more.

## The end.

learn-finish-heading = Well done!
learn-finish-begin = On your way!
learn-finish-words = You know the whole game now. Build for what you hold, gather what grows, mind the limit, and watch who comes near Marseille.
learn-finish-skipped = You have not seen all of it. The title leads back to the lessons at any time.
learn-finish-real = In a real game a draw decides which company starts where, and who holds what. H asks for a hint, F2 opens the rulebook, the wheel brings the map nearer.
learn-finish-quick = Quick game
