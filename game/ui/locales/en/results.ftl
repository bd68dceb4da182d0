### The end of a game.

results-title = The screens are lifted
results-ended-marseille = { $city } has been reached
results-ended-depots = The depots are empty
results-opens = { $name } lifts the screen
results-line = { $count } × { $value } = { $points }
results-company = Company
results-held = Held
results-value = Value
results-points = Points
results-count-points = { count-points }
results-penalty = Penalty
results-penalty-about = { $over } over the limit: −{ $cost }
results-no-penalty = Within the limit, no penalty
results-total = Total
results-winner = { $name } wins!
results-winner-about = With { count-points }
results-shared = { $names } share the win!
results-scores = Scores
results-rank = Place
results-charts = Charts
results-chart-values = Value of the companies
results-chart-worth = Worth of the locomotives held
results-chart-turns = Turn
results-lead-changes = { $changes ->
    [0] The lead never changed.
    [one] The lead changed once.
   *[other] The lead changed { $changes } times.
}
results-lead-taken = Turn { $turn }: { $name } takes the lead
results-lead-shared = Turn { $turn }: { $names } are level in the lead
results-play-again = Play again
results-play-again-about = The start locomotive passes on: { $name } begins.
results-save = Save the record
results-saved = Saved: { $file }
results-replay = Watch the replay
results-title-screen = Title
results-open-all = Show all at once
