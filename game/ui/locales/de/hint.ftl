### Tipps am Tisch für neue Spieler.

hint-turn = In deinem Zug baust du für eine beliebige Gesellschaft, oder du tauschst eine deiner Loks.
hint-build = Wähle eine Gesellschaft: ihre Karte, eine ihrer Loks auf dem Plan oder die Tasten 1 bis 6.
hint-hexes = Helle Felder sind frei. Die Zahl sagt, um wie viel die Stadt den Wert der Gesellschaft erhöht.
hint-line = Du darfst bis zu fünf Loks setzen, jede neben eine der gleichen Farbe. Dann bestätigst du.
hint-value = Am Ende zählt jede deiner Loks so viel, wie ihre Gesellschaft wert ist.
hint-trade = Gib eine deiner Loks ab und nimm dafür eine oder zwei einer einzigen anderen Gesellschaft.
hint-over = Du bist über dem Limit. Jede Lok zu viel kostet am Ende 20 Punkte.
hint-cities = In eine Stadt passt eine Lok, ins freie Land passen zwei verschiedener Farbe.
hint-barrier = Die rot-weißen Striche sind Sperren: Keine Strecke darf sie kreuzen.
hint-marseille = { $companies }: nur ein Bau bis { $city }. Dort ist die Partie sofort zu Ende.
hint-depots = Nur noch wenige Depots haben Loks. Bei einem oder keinem endet die Partie.
hint-secret = Niemand sieht, was du hältst, aber alle sehen, was du tauschst.
hint-map = Mausrad zum Zoomen, ziehen zum Verschieben, Doppelklick für die ganze Karte.
