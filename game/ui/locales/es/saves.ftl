### Las partidas guardadas.

saves-title = Partidas guardadas
saves-empty = Todavía no hay partidas guardadas.
saves-unfinished = Turno { $turn }
saves-over = Terminada
saves-continue = Continuar
saves-replay = Ver
saves-delete = Borrar
saves-delete-ask = ¿Borrar para siempre la partida de { $names } ({ $when })?
saves-delete-yes = Borrar
saves-delete-failed = No se ha podido borrar la partida.
saves-broken = Este archivo está dañado o no es una partida (línea { $line }).
saves-broken-rule = La línea { $line } va contra las reglas: { $reason }
saves-unreadable = No se puede leer este archivo.
saves-board-gone = Se jugó en el mapa «{ $board }», que falta. Vuelve a poner su archivo en { $folder }.
saves-map-missing = Falta el mapa «{ $board }»
