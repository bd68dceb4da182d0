### The end of a game.

results-title = All show what they hold
results-ended-marseille = { $city } has been reached
results-reached = { $name } reached { $city } with { $company }
results-ended-depots = { $left ->
    [0] All depots are empty
   *[other] Only one depot was left
}
results-opens = { $name }’s locomotives
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
results-you-first = You are { count-points } ahead
results-you-behind = You are { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
}, { count-points } behind
results-shared = { $names } share the win!
results-scores = Scores
results-rank = Place
results-charts = Charts
results-charts-about = Point at a chart to read the numbers of a turn.
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
results-play-again-about = Next game: { $name } begins.
results-replay = Watch the replay
results-map = The final map
results-title-screen = To the title
results-open-all = Show all at once
