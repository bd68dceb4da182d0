### El final de una partida.

results-title = Todo al descubierto
results-ended-marseille = Se ha llegado a { $city }
results-ended-depots = Los depósitos están vacíos
results-opens = { $name } enseña sus locomotoras
results-line = { $count } × { $value } = { $points }
results-company = Compañía
results-held = Tiene
results-value = Valor
results-points = Puntos
results-count-points = { count-points }
results-penalty = Penalización
results-penalty-about = { $over } por encima del límite: −{ $cost }
results-no-penalty = Dentro del límite, sin penalización
results-total = Total
results-winner = ¡Gana { $name }!
results-winner-about = Con { count-points }
results-shared = ¡{ $names } comparten la victoria!
results-scores = Puntuación
results-rank = Puesto
results-charts = Gráficos
results-chart-values = Valor de las compañías
results-chart-worth = Valor de las locomotoras de cada uno
results-chart-turns = Turno
results-lead-changes = { $changes ->
    [0] El líder no cambió nunca.
    [one] El líder cambió una vez.
   *[other] El líder cambió { $changes } veces.
}
results-lead-taken = Turno { $turn }: { $name } se pone en cabeza
results-lead-shared = Turno { $turn }: { $names } empatan en cabeza
results-play-again = Otra partida
results-play-again-about = La locomotora inicial pasa al siguiente: empieza { $name }.
results-save = Guardar la partida
results-saved = Guardado: { $file }
results-replay = Ver la partida
results-title-screen = Título
results-open-all = Mostrar todo
