### La mesa.

## A quién le toca.

table-begins = Empieza { $name }
table-you-begin = Empiezas tú, { $name }
table-you-are = Eres { $name }
table-turn-of = Le toca a { $name }
table-your-turn = Te toca, { $name }
table-thinks = { $name } está pensando…
table-game-over = La partida ha terminado

## Compañías y jugadores.

table-holds = { $held }/{ $limit }
table-holds-about = { $name } tiene { count-locomotives }
table-to-limit = { $room ->
    [0] En el límite: cada una más cuesta 20 puntos al final
    [1] Cabe una más sin penalización
   *[other] Caben { $room } más sin penalización
}
table-over-limit = { $over } por encima del límite: −{ $cost } puntos al final
table-began = Empezó esta partida
table-card-worth = Cada locomotora de { $company } vale ahora { count-points }
table-card-depot = { $count ->
    [0] Su depósito está vacío
    [one] Queda { count-locomotives } en su depósito
   *[other] Quedan { count-locomotives } en su depósito
}
table-rack = Tus locomotoras
table-rack-of = Locomotoras de { $name }
table-rack-hidden = ocultas a los demás
table-worth-now = Ahora vale { count-points }
table-worth-then = Vale { count-points } en lugar de { $before }
table-rack-about = { $count ->
    [one] { $count } { $company }, vale { count-points }
   *[other] { $count } { $company } a { $value } cada una: { count-points }
}

## Las acciones de un turno.

table-confirm = Confirmar
table-confirm-yes = Sí, adelante
table-take-back = Deshacer
table-take-back-all = Deshacer todo
table-choose-action = ¿Construir o cambiar?
table-choose-first = Elige primero una compañía.
table-confirm-ask = ¿Confirmar esta jugada? Será definitiva.

## Construir.

table-build-title = { $count ->
    [1] { $company }: la última locomotora
   *[other] { $company }: hasta { count-locomotives }
}
table-value-preview = Valor { $before } + { $points } = { $after }
table-build-ends = Llegar a { $city } termina la partida.
table-next-ends = El siguiente podrá entonces terminar la partida.
table-depot-ends = Quedará un depósito como mucho: la partida terminará.

## Lo que hay bajo el puntero.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: termina la partida
table-hex-station = Estación { $station }
table-hex-paris = París
table-hex-standing = Aquí: { $companies }

## Cambiar.

table-take-prompt = Toma una o dos de otra compañía
table-take-first = Elige la carta de la compañía de la que tomas.
table-place-first = Coloca primero una locomotora en una casilla clara.
table-trade-give = Das una { $give }
table-card-gives = Das 1
table-card-takes = Tomas { $count }
table-trade-sentence = Das una { $give } y tomas { count-taken } { $take }
table-trade-worth = Tus locomotoras: { count-points } en lugar de { $before }
table-trade-over = Tendrías { $held }, { $over } por encima del límite: −{ $cost } puntos al final.

## Cómo va la partida.

table-depots-left = { $depots ->
    [one] Queda { $depots } depósito
   *[other] Quedan { $depots } depósitos
}
table-depots-left-about = La partida termina cuando queda como mucho un depósito con locomotoras.
table-nearest = Más cerca de { $city }: { $companies }, { count-hexes }
table-nearest-next = A una construcción de { $city }: { $companies }
table-reaches = { $company } llega a { $city }
table-nearest-empty = Solo compañías sin locomotoras podrían llegar a { $city }
table-nearest-none = Ya nadie puede llegar a { $city }
table-nearest-about = La partida termina en cuanto una compañía llega a { $city }.

## Diario, ojeada y cuaderno.

table-log-empty = Todavía no ha pasado nada.
table-peek = Mantén pulsado para ver tus locomotoras
table-notebook-known = Revelado por los cambios: { $companies }
table-notebook-nothing = Los cambios aún no han revelado nada
