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
log-manner-snatches = ist vor { $company } in { $city }
log-manner-heads-for-the-end = ist jetzt nah an { $city }
log-manner-starves = lässt { $company } nur wenige Loks
log-manner-astray = baut { $company } von den Städten weg
log-manner-buys-out = leert das Depot von { $company }
log-manner-hoards = ist jetzt über dem Limit
log-about-snatches = { $company } stand neben { $city } und hätte dort als Nächstes bauen können.
log-about-heads-for-the-end = Bis { $city } sind es höchstens noch fünf Felder. Wer es erreicht, beendet die Partie.
log-about-starves = Keine Stadt wurde erreicht, und { $company } hat kaum noch Loks zum Bauen.
log-about-astray = Keine Stadt wurde erreicht, und keine ist näher als zuvor: Wer { $company } hält, gewinnt nichts.
log-about-buys-out = Niemand kann { $company } bauen oder nehmen, bis eine zurückgegeben wird.
log-about-hoards = Jede Lok über dem Limit kostet am Ende 20 Punkte.
