### Das Ende einer Partie.

results-title = Alle Loks liegen offen
results-ended-marseille = { $city } ist erreicht
results-reached = { $name } hat { $city } mit { $company } erreicht
results-ended-depots = { $left ->
    [0] Alle Depots sind leer
   *[other] Nur noch ein Depot war übrig
}
results-opens = { $name } deckt auf
results-line = { $count } × { $value } = { $points }
results-company = Gesellschaft
results-held = Loks
results-value = Wert
results-points = Punkte
results-count-points = { count-points }
results-penalty = Abzug
results-penalty-about = { $over } über dem Limit: −{ $cost }
results-no-penalty = Im Limit, kein Abzug
results-total = Summe
results-winner = { $name } gewinnt!
results-winner-about = { $points ->
    [one] Mit { $points } Punkt
   *[other] Mit { $points } Punkten
}
results-you-first = Du hast { count-points } Vorsprung
results-you-behind = Du bist auf Platz { $rank }, { count-points } dahinter
results-shared = { $names } teilen sich den Sieg!
results-scores = Wertung
results-rank = Platz
results-charts = Verlauf
results-charts-about = Zeig auf eine Kurve, um die Zahlen eines Zugs zu lesen.
results-chart-values = Wert der Gesellschaften
results-chart-worth = Wert der gehaltenen Loks
results-chart-turns = Zug
results-lead-changes = { $changes ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $changes }-mal gewechselt.
}
results-lead-taken = Zug { $turn }: { $name } übernimmt die Führung
results-lead-shared = Zug { $turn }: { $names } führen gemeinsam
results-play-again = Noch eine Partie
results-play-again-about = Nächste Partie: { $name } beginnt.
results-replay = Partie ansehen
results-map = Die Karte am Ende
results-title-screen = Zum Titel
results-open-all = Alles auf einmal zeigen
