### The tutorial: what the coach says.

## The panel.

learn-back = Back
learn-skip = Skip
learn-next = Next
learn-finish = Finish
learn-keys = Page Down: on · Page Up: back · Esc: leave
learn-confirm = Now confirm.
learn-confirm-again = Once more: a move that is done cannot be taken back.
learn-leave-ask = Leave the tutorial? You can come back to it from the title at any time.
learn-leave = Leave

## The lessons.

learn-build-title = Building
learn-build-card = You win if your locomotives are worth the most in the end. Six railways grow out of Paris, and you may build for any of them. Touch the card of P.L.M., the red company.
learn-build-hexes = Bright hexes are open. Lay three locomotives, one next to the other, towards the south.
learn-build-done = Your first line! On a turn you build with up to five locomotives, or you trade. Now the others take their turns.

learn-why-title = Why not there?
learn-why-card = Not every hex is open. Touch the card of P.L.M. again.
learn-why-point = Now point at Amiens, where the green Ouest stands.
learn-why-done = The table always says why not. A city takes one locomotive, open country two of different colours, and no line crosses the red and white dashes.

learn-city-title = Cities
learn-city-card = A city makes its company worth more. Touch the card of P.L.M.
learn-city-hexes = Build straight south to Lyon. The numbers are the points that each city adds.
learn-city-done = P.L.M. is worth 4 now: 1 for Mâcon, 3 for Lyon. So each red locomotive in your rack is worth 4 points, and so is every one the others hold.

learn-cut-title = Nobody is cut off
learn-cut-card = The black Est has a single way left out of Paris. Touch the card of P.L.M.
learn-cut-point = Now point at the ringed hex, beside the blue Nord.
learn-cut-done = There the Est would be shut in: the red area shows it. Every company keeps a way to some city, so this hex stays closed to you.

learn-trade-title = Trading
learn-trade-give = Instead of building you can trade. Only you see your rack. Touch a black locomotive: the Est is worth nothing yet.
learn-trade-take = Now touch the card of P.L.M., which is worth 5. Touch it twice, and you get two for one.
learn-trade-done = One given, two gained, and worth more. Everybody saw this trade, but what else you hold stays secret.

learn-limit-title = The limit
learn-limit-give = Later in the game you hold 20 locomotives: with three players, that is the limit. Touch a red one to give it.
learn-limit-two = Take two of Midi: touch the purple card twice, and read the warning above the buttons.
learn-limit-one = 21 is one too many, which costs 20 points at the end. Touch the card once more to take only one.
learn-limit-done = Worth more, and still 20. The limit is 15 with four players, 12 with five and 10 with six.

learn-marseille-title = Marseille
learn-marseille-card = The game ends at once when a company comes to Marseille. P.L.M. is close. Touch its card.
learn-marseille-hexes = Build down to Marseille.
learn-marseille-done = Over! Whoever is ahead likes to end it this way. Whoever is behind should keep lines away from here.

learn-depots-title = Empty depots
learn-depots-card = There is a second end. The number on a card is what its depot still holds: only P.L.M. and Est have any. Touch the card of Est.
learn-depots-hex = Lay its last locomotive, in Perpignan for example.
learn-depots-done = Only one depot is left with locomotives, so the game is over.

learn-score-title = Scoring
learn-score-rack = Say the game ends here. Each of your locomotives brings you the value of its company. Which company brings you the most? Touch it in your rack.
learn-score-done = 8 times 11 makes 88. With 6 times 13, 4 times 14 and 2 times 5 you have 232 points, and none too many. The most points win.

## When something else is done than was asked.

learn-nudge-other = Here it is not { $wrong } but { $company } that is wanted.
learn-nudge-build = That would be a trade. Take it back, then touch the card.
learn-nudge-trade = No building this time: touch a locomotive of your own, below.
learn-nudge-move = A move for later! First what is asked for here.
learn-nudge-score = { $company }: { $count } times { $value } makes { $points }. Another one brings more.

## The end.

learn-finish-heading = Well done!
learn-finish-words = You know the whole game now. Build for what you hold, gather what grows, mind the limit, and watch who comes near Marseille.
learn-finish-quick = Quick game
learn-finish-title = To the title
