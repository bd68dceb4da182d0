### La pausa, las partidas guardadas y lo que puede fallar.

pause-title = Pausa
pause-resume = Volver a la mesa
pause-saved = La partida se guarda después de cada jugada.
pause-settings = Ajustes
pause-keys = Teclas
pause-title-screen = Título
pause-quit = Salir
pause-quit-ask = ¿Salir ahora? Puedes continuar la partida más tarde.

saves-title = Partidas guardadas
saves-empty = Todavía no hay partidas guardadas.
saves-unfinished = Turno { $turn }
saves-finished = Terminada: { $names } con { count-points }
saves-continue = Continuar
saves-replay = Ver
saves-delete = Borrar
saves-delete-ask = ¿Borrar para siempre la partida del { $when }?
saves-delete-yes = Borrar
saves-deleted = La partida se ha borrado.
saves-delete-failed = No se ha podido borrar la partida.
saves-broken = Este archivo está dañado o no es una partida (línea { $line }).
saves-broken-rule = La línea { $line } va contra las reglas: { $reason }
saves-unreadable = No se puede leer este archivo.
saves-torn = La última jugada quedó cortada y se ha perdido. La partida sigue desde antes.
saves-kept-in = Carpeta: { $folder }

error-title = Algo ha salido mal
error-read-only = Aquí no se puede guardar nada: el disco está lleno o protegido. Puedes seguir jugando.
error-settings-broken = No se han podido leer los ajustes. Se han apartado como { $file } y empiezas con unos nuevos.
error-settings-not-saved = No se han podido guardar los ajustes.
error-no-sound = No se ha encontrado salida de sonido. El juego queda en silencio.
error-record = No se ha podido guardar la partida.
error-file-missing = El archivo { $file } no existe.
error-unexpected = Algo ha salido mal. Tu partida está guardada hasta la última jugada.
