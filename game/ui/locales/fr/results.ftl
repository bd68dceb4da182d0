### La fin d’une partie.

results-title = Tout est dévoilé
results-ended-marseille = Une compagnie a atteint { $city }
results-reached = { $name } a atteint { $city } avec { COMPANY($company, form: "the") }
results-ended-depots = { $left ->
    [0] Tous les dépôts sont vides
   *[other] Il ne restait qu’un dépôt
}
results-opens = { $name } dévoile son jeu
results-line = { $count } × { $value } = { $points }
results-company = Compagnie
results-held = Locos
results-value = Valeur
results-points = Points
results-count-points = { count-points }
results-penalty = Pénalité
results-penalty-about = { $over } au-delà de la limite : −{ $cost }
results-no-penalty = Dans la limite, sans pénalité
results-total = Total
results-winner = { $name } gagne !
results-winner-about = Avec { count-points }
results-you-first = Tu as { count-points } d’avance
results-you-behind = Tu finis { $rank }e, à { count-points }
results-shared = { $names } se partagent la victoire !
results-scores = Scores
results-rank = Place
results-charts = Courbes
results-charts-about = Pointe une courbe pour lire les nombres d’un tour.
results-chart-values = Valeur des compagnies
results-chart-worth = Valeur des locomotives possédées
results-chart-turns = Tour
results-lead-changes = { $changes ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $changes } fois.
}
results-lead-taken = Tour { $turn } : { $name } prend la tête
results-lead-shared = Tour { $turn } : { $names } à égalité en tête
results-play-again = Rejouer
results-play-again-about = Prochaine partie : { $name } commence.
results-replay = Revoir la partie
results-map = La carte finale
results-title-screen = Retour au titre
results-open-all = Tout dévoiler
