### Het einde van een spel.

results-title = Alles ligt open
results-ended-marseille = { $city } is bereikt
results-ended-depots = De depots zijn leeg
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
results-shared = { $names } delen de overwinning!
results-scores = Scores
results-rank = Plaats
results-charts = Grafieken
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
results-play-again-about = De startlocomotief schuift door: { $name } begint.
results-save = Spel bewaren
results-saved = Bewaard: { $file }
results-replay = Spel terugkijken
results-title-screen = Titel
results-open-all = Alles meteen tonen
