### El telón entre dos jugadores.

curtain-pass = Pásale el dispositivo a { $name }
curtain-look-away = ¡Los demás, no miréis!
curtain-ready = { $name } ya está aquí
curtain-hold = Mantén pulsado para mirar
curtain-hold-about = Mantén pulsado el botón del ratón o la barra espaciadora. Al soltar, tus locomotoras vuelven a ocultarse.
curtain-since = Desde tu último turno
curtain-so-far = Hasta ahora
curtain-first-turn = Empiezas tú. Todavía no ha pasado nada.
curtain-nothing = No ha pasado nada desde entonces.
curtain-show-again = Ver otra vez
curtain-watching = Lo que pasó desde entonces
curtain-end = La partida ha terminado. ¡Todos pueden mirar!
