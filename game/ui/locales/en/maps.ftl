### The maps that a game can be played on.

maps-title = Map
maps-facts = { $hexes } hexes, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
maps-minutes = About { $minutes } minutes
maps-own = Maps of your own belong in { $folder }
maps-broken = { $file } cannot be played on: { $problem }.
maps-more = { $count ->
    [one] One more thing is wrong.
   *[other] { $count } more things are wrong.
}
