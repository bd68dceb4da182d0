### Hinweise für die ersten Partien, jeder nur einmal.

tips-turn = Dein erster Zug: Wähle eine Gesellschaft zum Bauen. Klicke ihre Karte an oder eine ihrer Loks auf dem Plan. Bauen darfst du für jede.
tips-open = Helle Felder sind frei. Klicke eines an, um dort die nächste Lok dieser Gesellschaft zu setzen.
tips-confirm = Bis zu fünf Loks, dann bestätigst du. Bis dahin kannst du alles zurücknehmen.
tips-city = Eine Stadt ist in Reichweite. Die Zahl sagt, um wie viel sie den Wert der Gesellschaft erhöht, ein für alle Mal.
tips-cut-off = Ein Feld neben dieser Strecke bleibt gesperrt: Es ist der letzte Weg einer anderen Gesellschaft in eine Stadt. Zeig darauf, dann siehst du, wessen.
tips-ends = Das ist { $city }: Wenn du bestätigst, ist die Partie sofort zu Ende.
tips-near = Vorsicht: Nach diesem Bau kann schon der nächste { $city } erreichen, und damit ist die Partie sofort zu Ende. Geh nur so weit, wenn du vorn liegst.
tips-value = Am Ende zählt jede deiner Loks so viel, wie ihre Gesellschaft wert ist. Bau also für das, was du hältst.
tips-trade = Statt zu bauen, kannst du tauschen: Klicke unten eine deiner eigenen Loks an.
tips-take = Klicke nun die Karte einer anderen Gesellschaft an: Du bekommst dafür eine Lok, und zwei, wenn du sie noch einmal anklickst.
tips-two = Zwei für eine: So bekommst du beim Tauschen immer mehr Loks. Bestätige, wenn es dir gefällt.
tips-over = Das wäre über dem Limit. Jede Lok zu viel kostet am Ende 20 Punkte.
tips-limit = Du bist fast am Limit. Jede Lok darüber kostet am Ende 20 Punkte: Tausche ab jetzt lieber eins zu eins als zwei für eins.
tips-end = Das Ende ist nah: Ein Bau kann { $city } erreichen. Wer vorn liegt, will das vielleicht, wer hinten liegt, eher nicht.
tips-depots = Nur noch wenige Depots haben Loks. Ist es höchstens noch eines, endet die Partie.
tips-secret = Was du hältst, ist geheim, aber jeden Tausch sehen alle. Achte darauf, was die anderen sammeln.
tips-advice = Du weißt nicht weiter? Das Fragezeichen fragt einen Bot nach seinen drei besten Zügen.
tips-map = Das Mausrad holt die Karte heran, Ziehen verschiebt sie, ein Doppelklick aufs Meer zeigt sie ganz.
