### El telón entre dos jugadores.

curtain-pass = Pásale el dispositivo a { $name }
curtain-look-away = ¡Los demás, no miréis!
curtain-ready = { $name } ya está aquí
curtain-since = Desde tu último turno
curtain-first-turn = Empiezas tú. Todavía no ha pasado nada.
curtain-show-again = Ver otra vez
