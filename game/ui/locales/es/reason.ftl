### Por qué algo no está permitido.

reason-unknown-company = No hay ninguna compañía llamada «{ $name }».
reason-off-the-map = { $place ->
    [here] Esto no está en el tablero.
   *[other] { $place } no está en el tablero.
}
reason-value-stopped = El valor de { $company } pasa de { $asked } y sigue contando: es { $actual }.
reason-wrong-stations = Cada compañía empieza en una estación propia, una sola por estación.
reason-bag-short = Se sacaron { $asked } de { $company }, pero en la bolsa solo hay { $actual }.
reason-wrong-seats = El juego es para 3 a 6 jugadores, no para { $asked }.
reason-wrong-hand = { $player } saca { $actual } locomotoras, no { $asked }.
reason-no-such-seat = No hay un jugador { $number }: solo juegan { $seats }.
reason-out-of-turn = Le toca a { $other }, no a { $player }.
reason-one-action = Un turno es exactamente una acción: construir o cambiar. No se puede pasar.
reason-nothing-placed = Coloca al menos una locomotora de { $company } en el mapa.
reason-too-many = Se colocan como mucho { $actual } locomotoras por turno.
reason-depot-empty = El depósito de { $company } está vacío.
reason-depot-short = { $actual ->
    [one] En el depósito de { $company } solo queda { $actual } locomotora.
   *[other] En el depósito de { $company } solo quedan { $actual } locomotoras.
}
reason-not-adjacent = { $place ->
    [here] Ninguna locomotora de { $company } está junto a esta casilla.
   *[other] Ninguna locomotora de { $company } está junto a { $place }.
}
reason-barrier = { $place ->
    [here] Una barrera separa la línea de { $company } de esta casilla.
   *[other] Una barrera separa la línea de { $company } de { $place }.
}
reason-own-there = { $place ->
    [here] { $company } ya está en esta casilla.
   *[other] { $company } ya está en { $place }.
}
reason-rural-full = { $place ->
    [here] Esta casilla está llena: { $others } ya están aquí.
   *[other] { $place } está llena: { $others } ya están aquí.
}
reason-city-taken = { $place ->
    [here] Esta ciudad está ocupada: { $others } ya está aquí.
   *[other] { $place } está ocupada: { $others } ya está aquí.
}
reason-paris = En París no se construye.
reason-cut-off = { $place ->
    [here] Construir aquí dejaría a { $others } sin ninguna ciudad libre a su alcance.
   *[other] Construir en { $place } dejaría a { $others } sin ninguna ciudad libre a su alcance.
}
reason-wrong-value = El valor de { $company } es { $actual }, no { $asked }.
reason-not-held = No tienes ninguna locomotora de { $company } para dar.
reason-same-company = Has dado { $company }: toma de otra compañía.
reason-wrong-count = Toma una o dos locomotoras, no { $asked }.
reason-take-short = { $actual ->
    [0] El depósito de { $company } está vacío: no puedes tomar { $asked }.
    [one] En el depósito de { $company } solo queda { $actual }: no puedes tomar { $asked }.
   *[other] En el depósito de { $company } solo quedan { $actual }: no puedes tomar { $asked }.
}
reason-after-the-end-city = La ciudad que termina la partida es siempre la última del turno.
reason-ended-by-city = La partida ha terminado: una compañía ha llegado a la meta.
reason-not-ended-by-city = Ninguna compañía ha llegado a la meta: la partida sigue.
reason-ended-by-depots = La partida ha terminado: queda como mucho un depósito con locomotoras.
reason-not-ended-by-depots = Queda más de un depósito con locomotoras: la partida sigue.
reason-wrong-score = { $player } suma { $actual }, no { $asked }.
reason-wrong-winners = Ganan quienes tienen más puntos, y solo ellos.
