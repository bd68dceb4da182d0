### Die Karten, auf denen gespielt werden kann.

maps-title = Karte
maps-facts = { $hexes } Felder, { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}
maps-minutes = Etwa { $minutes } Minuten
maps-own = Eigene Karten gehören nach { $folder }
maps-broken = Auf { $file } kann nicht gespielt werden: { $problem }.
maps-more = { $count ->
    [one] Noch ein Fehler mehr.
   *[other] Noch { $count } Fehler mehr.
}
