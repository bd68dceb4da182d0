### A hint: what a bot would do, and why.

advice-title = Hint
advice-button = Hint (H)
advice-chance = chance to win
advice-thinking = Thinking…
advice-none = No hint to be had.
advice-build-cities = Build { $company } to { $cities }
advice-build = Build { $count } { $company } in the country
advice-trade = Give one { $give }, take { count-taken } { $take }
advice-number = { $whole }.{ $tenth }
advice-held = You hold { $held } { $company }, the others { $average } on average.
advice-ends = Ends the game.
advice-nearer-the-end = Comes nearer to the end of the game.
advice-block = Keeps { $company } out of { $city }.
advice-waste = Uses { $company } up where it brings nothing.
advice-aim-approach = Comes nearer to a city.
advice-aim-wait = Changes as little as possible.
advice-aim-grow = One locomotive for two.
advice-aim-swap = A better one for a worse one.
