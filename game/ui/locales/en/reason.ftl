### Why something is not allowed.

reason-unknown-company = There is no company called “{ $name }”.
reason-off-the-map = { $place ->
    [here] This is not on the map.
   *[other] { $place } is not on the map.
}
reason-value-stopped = The value of { $company } passes { $asked } and goes on counting: it is { $actual }.
reason-wrong-stations = Every company starts on a station of its own, one company each.
reason-bag-short = { $asked } of { $company } were drawn, but only { $actual } are in the bag.
reason-wrong-seats = The game is for 3 to 6 players, not { $asked }.
reason-wrong-hand = { $player } draws { $actual } locomotives, not { $asked }.
reason-no-such-seat = There is no player { $number }: only { $seats } are playing.
reason-out-of-turn = It is { $other }’s turn, not { $player }’s.
reason-one-action = A turn is exactly one action, build or trade. Nobody may pass.
reason-nothing-placed = Place at least one { $company } locomotive.
reason-too-many = A build places at most { $actual } locomotives.
reason-depot-empty = The { $company } depot is empty.
reason-depot-short = { $actual ->
    [one] The { $company } depot holds only { $actual } locomotive.
   *[other] The { $company } depot holds only { $actual } locomotives.
}
reason-not-adjacent = { $place ->
    [here] This hex is next to no { $company } locomotive.
   *[other] { $place } is next to no { $company } locomotive.
}
reason-barrier = { $place ->
    [here] A barrier parts this hex from the { $company } line.
   *[other] A barrier parts { $place } from the { $company } line.
}
reason-own-there = { $place ->
    [here] { $company } already stands in this hex.
   *[other] { $company } already stands in { $place }.
}
reason-rural-full = { $place ->
    [here] This hex is full: { $others } stand here.
   *[other] { $place } is full: { $others } stand here.
}
reason-city-taken = { $place ->
    [here] This city is taken: { $others } stands here.
   *[other] { $place } is taken: { $others } stands here.
}
reason-paris = Nothing is built in Paris.
reason-cut-off = { $place ->
    [here] Building here would cut { $others } off from every free city.
   *[other] Building in { $place } would cut { $others } off from every free city.
}
reason-wrong-value = The value of { $company } is { $actual }, not { $asked }.
reason-not-held = You hold no { $company } locomotive to give.
reason-same-company = You gave { $company }: take from another company.
reason-wrong-count = Take one or two locomotives, not { $asked }.
reason-take-short = { $actual ->
    [0] The { $company } depot is empty, so you cannot take { $asked }.
   *[other] The { $company } depot holds only { $actual }, so you cannot take { $asked }.
}
reason-after-the-end-city = The city that ends the game is always the last of a build.
reason-ended-by-city = The game is over: a company has reached the end.
reason-not-ended-by-city = No company has reached the end, so the game goes on.
reason-ended-by-depots = The game is over: at most one depot still holds locomotives.
reason-not-ended-by-depots = More than one depot holds locomotives, so the game goes on.
reason-wrong-score = { $player } scores { $actual }, not { $asked }.
reason-wrong-winners = The winners are those with the most points, and only those.
