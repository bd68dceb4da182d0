### Lo que puede fallar.

error-read-only = Aquí no se puede guardar nada: el disco está lleno o protegido. Puedes seguir jugando.
error-settings-broken = No se han podido leer los ajustes. Se han apartado como { $file } y empiezas con unos nuevos.
error-settings-not-saved = No se han podido guardar los ajustes.
