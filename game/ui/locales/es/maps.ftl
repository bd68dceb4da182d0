### Los mapas en los que se puede jugar.

maps-title = Mapa
maps-facts = { $hexes } casillas, { $cities ->
    [one] { $cities } ciudad
   *[other] { $cities } ciudades
}
maps-minutes = Unos { $minutes } minutos
maps-own = Tus propios mapas van en { $folder }
maps-broken = No se puede jugar en { $file }: { $problem }.
maps-more = { $count ->
    [one] Hay un error más.
   *[other] Hay { $count } errores más.
}
