### Las teclas (F1): cómo se llaman y qué hacen.

keys-title = Teclas
keys-group-play = Jugar
keys-group-map = Mapa
keys-group-window = Ventana
keys-group-replay = Ver una partida

keys-cap-arrows = Flechas
keys-cap-tab = Tab
keys-cap-shift-tab = Mayús + Tab
keys-cap-enter = Intro
keys-cap-backspace = Retroceso
keys-cap-delete = Supr
keys-cap-escape = Esc
keys-cap-space = Espacio
keys-cap-home = Inicio
keys-cap-end = Fin
keys-cap-wheel = Rueda
keys-cap-drag = Arrastrar
keys-cap-double-click = Doble clic

keys-company = Elegir compañía
keys-build = Construir
keys-trade = Cambiar
keys-walk = Ir de casilla en casilla
keys-next = Panel siguiente
keys-previous = Panel anterior
keys-choose = Elegir, confirmar
keys-take-back = Deshacer una
keys-take-back-all = Deshacer todo
keys-escape = Cancelar, menú
keys-skip = Omitir la animación
keys-peek = Mantener: ver tus locomotoras
keys-hint = Pedir una pista
keys-log = Diario
keys-notebook = Cuaderno
keys-zoom = Acercar y alejar
keys-pan = Mover el mapa
keys-fit = Ver todo el mapa
keys-mute = Sonido sí o no
keys-fullscreen = Pantalla completa
keys-help = Mostrar estas teclas
keys-rulebook = Libro de reglas
keys-replay-play = Reproducir o pausa
keys-replay-step = Una jugada atrás o adelante
keys-replay-ends = Principio o final
