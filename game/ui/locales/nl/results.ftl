### Het einde van een spel.

results-title = Alles ligt open
results-ended-marseille = { $city } is bereikt
results-reached = { $name } heeft { $city } met { $company } bereikt
results-ended-depots = { $left ->
    [0] Alle depots zijn leeg
   *[other] Er was nog maar één depot over
}
results-opens = { $name } laat alles zien
results-line = { $count } × { $value } = { $points }
results-company = Maatschappij
results-held = Locs
results-value = Waarde
results-points = Punten
results-count-points = { count-points }
results-penalty = Straf
results-penalty-about = { $over } boven de limiet: −{ $cost }
results-no-penalty = Binnen de limiet, geen straf
results-total = Totaal
results-winner = { $name } wint!
results-winner-about = Met { count-points }
results-you-first = Je hebt { count-points } voorsprong
results-you-behind = Je bent { $rank ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] laatste
}, { count-points } erachter
results-shared = { $names } delen de overwinning!
results-scores = Scores
results-rank = Plaats
results-charts = Grafieken
results-charts-about = Wijs een grafiek aan om de getallen van een beurt te lezen.
results-chart-values = Waarde van de maatschappijen
results-chart-worth = Waarde van ieders locomotieven
results-chart-turns = Beurt
results-lead-changes = { $changes ->
    [0] De koppositie wisselde nooit.
    [one] De koppositie wisselde één keer.
   *[other] De koppositie wisselde { $changes } keer.
}
results-lead-taken = Beurt { $turn }: { $name } neemt de leiding
results-lead-shared = Beurt { $turn }: { $names } gaan samen aan de leiding
results-play-again = Nog een keer
results-play-again-about = Volgende spel: { $name } begint.
results-replay = Spel terugkijken
results-map = De kaart aan het eind
results-title-screen = Naar de titel
results-open-all = Alles meteen tonen
