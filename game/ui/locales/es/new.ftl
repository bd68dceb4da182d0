### El formulario de una partida nueva.

new-title = Partida nueva
new-players = Jugadores
new-players-about = Cada uno saca { $hand } locomotoras de la bolsa y puede tener { $limit } sin penalización.
new-kind-human = Persona
new-kind-easy = Bot fácil
new-kind-medium = Bot medio
new-kind-hard = Bot difícil
new-add-player = Añadir jugador
new-name-same = Dos jugadores se llaman { $name }.
new-first-about = Quién empieza se decide por sorteo.
new-options = Opciones
new-stations = Estaciones
new-stations-random = Al azar
new-stations-fixed = Fijas
new-stations-about = Al azar: un sorteo decide dónde empieza cada compañía. Fijas: siempre en el orden del tablero.
new-notebook = Cuaderno
new-notebook-about = Anota lo que los cambios públicos revelan de cada uno, y nada más.
new-confirm = Confirmar jugadas
new-confirm-about = Pregunta una vez más antes de que una jugada sea definitiva.
new-speed = Animación
new-speed-about = La velocidad de las locomotoras. La barra espaciadora las omite en cualquier momento.
new-curtain = Telón
new-curtain-about = Tapa la mesa entre dos jugadores para que nadie vea las locomotoras de otro.
new-hints = Consejos
new-hints-about = Breves consejos para quien empieza y, si quieres, el de un bot.
new-start = Empezar la partida
