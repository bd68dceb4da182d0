### Lo que puede fallar.

error-title = Algo ha salido mal
error-read-only = Aquí no se puede guardar nada: el disco está lleno o protegido. Puedes seguir jugando.
error-settings-broken = No se han podido leer los ajustes. Se han apartado como { $file } y empiezas con unos nuevos.
error-settings-not-saved = No se han podido guardar los ajustes.
error-no-sound = No se ha encontrado salida de sonido. El juego queda en silencio.
error-record = No se ha podido guardar la partida.
error-file-missing = El archivo { $file } no existe.
error-unexpected = Algo ha salido mal. Tu partida está guardada hasta la última jugada.
