### A hint: what a bot would do, and why.

advice-title = Hint
advice-button = Hint (H)
advice-chance = chance to win, about
advice-thinking = Thinking…
advice-none = No hint to be had.
advice-build-cities = Build { $company } to { $cities }
advice-build = Build { $count } { $company } in open country
advice-build-towards = Build { $count } { $company } towards { $city }
advice-trade = Give one { $give }, take { count-taken } { $take }
advice-held = { $held ->
    [0] Of { $company } you hold none.
   *[other] Of { $company } you hold { $held }.
}
advice-gain = { $held ->
    [1] Your one { $company } gains { count-points }.
   *[other] Each of your { $held } { $company } gains { count-points }.
}
advice-held-nobody = Nobody holds { $company } locomotives.
advice-others = The others hold about { $average } each.
advice-others-hardly = The others hold hardly any.
advice-others-none = Nobody else holds any.
advice-ends = { $ahead ->
    [yes] Ends the game while you are probably ahead.
   *[no] Ends the game.
}
advice-next-ends = { $ahead ->
    [yes] The next build can then end the game, and you are probably ahead.
   *[no] The next build can then end the game.
}
advice-sooner = { $ahead ->
    [yes] The game ends sooner, and you are probably ahead.
   *[no] The game ends sooner.
}
advice-block = Keeps { $company } out of { $city }.
advice-wait = Gives the others nothing.
advice-waste-theirs = Uses up { $company }, of which the others hold more.
advice-waste-own = Leaves the others fewer { $company } to take.
advice-empties = Empties the { $company } depot: then nobody can take one.
advice-bargain = { $count ->
    [1] One worth { $worth } for one worth { $lost }.
   *[other] Two worth { $worth } each for one worth { $lost }.
}
advice-later = { $count ->
    [1] { $take } may still overtake { $give } by the end.
   *[other] Two that may still grow, for one.
}
