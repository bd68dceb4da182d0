### Volver a ver una partida.

replay-title = Ver la partida
replay-choose = Elige una partida para verla
replay-play = Reproducir
replay-again = Desde el principio
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-back = Una jugada atrás
replay-first = Al principio
replay-last = Al final
replay-speed = Velocidad { $times }x
replay-position = Turno { $turn } de { $turns }
replay-start = El principio
replay-open = Se ven todas las locomotoras: esta partida ha terminado.
replay-hidden = Esta partida no ha terminado: las locomotoras siguen ocultas.
replay-leave = Salir
replay-count = A la puntuación
