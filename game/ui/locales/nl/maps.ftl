### De kaarten waarop gespeeld kan worden.

maps-title = Kaart
maps-facts = { $hexes } vakken, { $cities ->
    [one] { $cities } stad
   *[other] { $cities } steden
}
maps-minutes = Ongeveer { $minutes } minuten
maps-own = Je eigen kaarten horen in { $folder }
maps-broken = Op { $file } kan niet worden gespeeld: { $problem }.
maps-more = { $count ->
    [one] Er is nog een fout.
   *[other] Er zijn nog { $count } fouten.
}
