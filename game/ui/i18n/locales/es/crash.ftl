### La pantalla que aparece tras un error.

# new
crash-title = Algo ha ido mal
# new
crash-window = Se ha producido un error y el juego no ha podido continuar.
# new
crash-title-screen = Un error impide mostrar el menú principal.
# new
crash-background = Se ha producido un error en segundo plano. Puedes seguir jugando.
# new
crash-background-network = Se ha producido un error en la parte del juego que se ocupa de la red. Puedes seguir jugando.
# new
crash-background-bots = Se ha producido un error en la parte del juego que juega por los bots. Puedes seguir jugando.
# new
crash-saved = Tu partida está guardada. Elige «{ $button }» en el menú principal.
# new
crash-unsaved = Tus últimas jugadas aún no están guardadas: el disco está lleno o es de solo lectura. Libera espacio y deja el juego abierto; se volverá a intentar automáticamente.
# new
crash-host = Tu mesa está guardada. Elige «{ $button }» en el menú principal, y todos volverán automáticamente.
# new
crash-host-unsaved = Las últimas jugadas de tu mesa aún no están guardadas: el disco está lleno o es de solo lectura. Libera espacio antes de volver al menú principal.
# new
crash-table-closes = Tu mesa se cerrará cuando vuelvas al menú principal.
# new
crash-guest = Tu asiento está reservado. Elige «{ $button }» en el menú principal para volver a la partida.
# new
crash-back-to-title = Menú principal
# new
crash-keep-playing = Seguir jugando
# new
crash-show-report = Ver el informe
# new
crash-report = Informe de error
# new
crash-report-about = Incluye este texto cuando informes del problema. No contiene códigos de acceso ni las locomotoras de nadie.
# new
crash-copy = Copiar
# new
crash-copied = Copiado al portapapeles.
# new
crash-copy-failed = No se ha podido copiar el texto.
# new
crash-open-folder = Abrir la carpeta
# new
crash-folder-failed = No se ha podido abrir la carpeta. Está en { $folder }
# new
crash-begun = Aún no has hecho ninguna jugada en esta partida, así que no se ha perdido nada. La encontrarás en «{ $button }», en el menú principal.
# new
crash-way-back = Tu partida está a salvo. Si vuelves al menú principal, elige allí «{ $button }» para volver a ella.
