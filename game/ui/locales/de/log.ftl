### Der Verlauf der Züge; dieselben Worte stehen auf dem Vorhang.

log-own-hand = Du ziehst { count-locomotives } aus dem Beutel: { $locomotives }
log-other-hand = { $name } zieht { count-locomotives } aus dem Beutel
log-held-of = { $count } { $company }
log-built = { $name } setzt { count-locomotives } von { $company }
log-built-cities = { $name } setzt { count-locomotives } von { $company } und erreicht { $cities }
log-city = { $city } +{ $points }
log-traded = { $name } tauscht eine { $give } gegen { count-taken } { $take }
log-turn = { $name } ist am Zug
log-ended-marseille = Die Partie endet: { $city } ist erreicht
log-ended-depots = Die Partie endet: Höchstens ein Depot hat noch Loks
log-won = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
log-won-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}

## Was man von dem Zug eines Bots sagt.

log-mannered = { $move } – { $manner }
log-manner-snatches = schnappt { $company } { $city } weg
log-manner-heads-for-the-end = hält auf { $city } zu
log-manner-starves = hungert { $company } aus
log-manner-astray = führt { $company } in die Irre
log-manner-buys-out = kauft { $company } leer
log-manner-hoards = hortet über das Limit hinaus
