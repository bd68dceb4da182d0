### La mesa.

## A quién le toca.

table-turn-of = Le toca a { $name }
table-your-turn = Te toca, { $name }
table-to-move = Le toca
table-start-player = Jugador inicial
table-turn-number = Turno { $turn }
table-game-over = La partida ha terminado
table-see-results = Ver los resultados

## Compañías y jugadores.

table-companies = Compañías
table-players = Jugadores
table-depot = Depósito
table-depot-count = { $count } en el depósito
table-depot-empty = Depósito vacío
table-value = Valor
table-value-of = { $company }: valor { $value }
table-holds = { $held } de { $limit }
table-holds-about = { $name } tiene { count-locomotives }; el límite es { $limit }.
table-to-limit = { $room ->
    [0] en el límite
   *[other] { $room } hasta el límite
}
table-over-limit = { $over } de más (−20 cada una)
table-rack = Tus locomotoras
table-rack-of = Locomotoras de { $name }
table-rack-hidden = ocultas a los demás
table-rack-empty = No tienes locomotoras.
table-worth-now = Ahora vale { count-points }

## Las acciones de un turno.

table-build = Construir
table-trade = Cambiar
table-confirm = Confirmar
table-take-back = Deshacer
table-take-back-all = Deshacer todo
table-cancel = Cancelar
table-choose-action = ¿Construir o cambiar?
table-choose-company = Elige una compañía para construir
table-final = Una jugada confirmada es definitiva.
table-confirm-ask = ¿Confirmar esta jugada? Será definitiva.

## Construir.

table-build-title = { $company }: hasta { count-locomotives }
table-chosen = { $chosen ->
    [one] { $chosen } de { $most } elegida
   *[other] { $chosen } de { $most } elegidas
}
table-value-preview = Valor { $before } + { $points } = { $after }
table-depot-preview = Depósito { $before } − { $count } = { $after }
table-open-hexes = { $hexes ->
    [0] No hay casillas libres
    [one] { $hexes } casilla libre
   *[other] { $hexes } casillas libres
}
table-build-sentence = Colocas { count-locomotives } de { $company }
table-build-ends = Llegar a { $city } termina la partida.
table-depot-ends = Quedará un depósito como mucho: la partida terminará.
table-hemmed-in = { $company } quedaría sin salida aquí

## Lo que hay bajo el puntero.

table-hex-city = { $city }, { count-points }
table-hex-city-end = { $city }, { count-points }: termina la partida
table-hex-rural = Campo, sin valor
table-hex-station = Estación { $station }
table-hex-paris = París
table-hex-standing = Aquí: { $companies }

## Cambiar.

table-trade-title = Cambio
table-give = Dar
table-take = Tomar
table-give-prompt = Da una de tus locomotoras
table-take-prompt = Toma una o dos de otra compañía
table-take-one = Tomar una
table-take-two = Tomar dos
table-trade-give = Das una { $give }
table-trade-sentence = Das una { $give } y tomas { count-taken } { $take }
table-trade-over = Tendrías { $held }, { $over } por encima del límite: −{ $cost } puntos al final.
table-drop-here = Suéltala aquí

## Cómo va la partida.

table-depots-left = { $depots ->
    [one] Queda { $depots } depósito
   *[other] Quedan { $depots } depósitos
}
table-depots-left-about = La partida termina cuando queda como mucho un depósito con locomotoras.
table-nearest = Más cerca de { $city }: { $companies }, { count-hexes }
table-nearest-none = Ya nadie puede llegar a { $city }
table-nearest-about = La partida termina en cuanto una compañía llega a { $city }.

## Diario, ojeada y cuaderno.

table-log = Diario
table-log-empty = Todavía no ha pasado nada.
table-log-show = Mostrar en el mapa
table-peek = Mantén pulsado para ver tus locomotoras
table-peek-of = { $name } está mirando. ¡Los demás, no miréis!
table-notebook = Cuaderno
table-notebook-about = Lo que revelan los cambios públicos, y nada más.
table-notebook-surely = Tiene seguro
table-notebook-shown = Dado de la primera mano
table-notebook-unknown = Desconocido
table-notebook-unknown-count = { $count ->
    [one] { $count } desconocida
   *[other] { $count } desconocidas
}
table-notebook-empty = Nadie ha cambiado todavía.

## Los botones del mapa y los paneles para jugar con el teclado.

table-menu = Menú
table-zoom-in = Acercar
table-zoom-out = Alejar
table-fit = Todo el mapa
table-skip = Espacio: omitir
table-saved = Guardado
table-muted = Sin sonido
table-unmuted = Con sonido
table-panel-map = Mapa
table-panel-companies = Compañías
table-panel-players = Jugadores
table-panel-rack = Tus locomotoras
table-panel-actions = Acciones
table-panel-log = Diario
