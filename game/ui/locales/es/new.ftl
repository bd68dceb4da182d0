### El formulario de una partida nueva.

new-title = Partida nueva
new-players = Jugadores
new-players-about = Cada uno saca { $hand } locomotoras de la bolsa y puede tener { $limit } sin penalización. Quién empieza se decide por sorteo.
new-kind-human = Persona
new-kind-easy = Bot fácil
new-kind-medium = Bot medio
new-kind-hard = Bot difícil
new-add-player = Añadir jugador
new-add-bot = Añadir un bot
new-name-same = Dos jugadores se llaman { $name }.
new-options = Opciones
new-stations = Estaciones
new-stations-random = Al azar
new-stations-fixed = Fijas
new-stations-about = Dónde empieza cada compañía: por sorteo o según el mapa.
new-notebook = Cuaderno
new-notebook-about = Anota lo que cada uno da y toma a la vista de todos.
new-start = Empezar la partida
