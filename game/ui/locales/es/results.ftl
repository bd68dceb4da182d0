### El final de una partida.

results-title = Todo al descubierto
results-ended-marseille = Se ha llegado a { $city }
results-reached = { $name } ha llegado a { $city } con { $company }
results-ended-depots = { $left ->
    [0] Todos los depósitos están vacíos
   *[other] Solo quedaba un depósito
}
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
results-you-first = Llevas { count-points } de ventaja
results-you-behind = Quedas en el puesto { $rank }, a { count-points }
results-shared = ¡{ $names } comparten la victoria!
results-scores = Puntuación
results-rank = Puesto
results-charts = Gráficos
results-charts-about = Señala un gráfico para leer los números de un turno.
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
results-play-again-about = Próxima partida: empieza { $name }.
results-replay = Ver la partida
results-map = El mapa final
results-title-screen = Volver al título
results-open-all = Mostrar todo
