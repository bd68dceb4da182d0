### Die Einführung: was der Trainer sagt.

## Die Tafel.

learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-count = Zur Wertung
learn-count-about = Alle haben ihre Loks aufgedeckt: Jeder sieht, wer was hielt.
learn-keys = Bild ab: nächste Lektion · Bild auf: zurück · Esc: verlassen
learn-confirm = Drück jetzt auf Bestätigen.
learn-confirm-again = Drück noch einmal auf den Knopf: Ein Zug, der getan ist, gilt.
learn-watch = Sieh dir deinen Zug an und was die anderen tun.
learn-anew = Für diese Lektion ist der Tisch neu aufgebaut.
learn-leave-ask = Die Einführung verlassen? Vom Titel aus kannst du jederzeit zurückkommen.
learn-leave = Verlassen

## Die Lektionen.

learn-build-title = Bauen
learn-you = Du bist { $name }.
learn-build-card = Du gewinnst, wenn deine Loks am Ende am meisten wert sind. Sechs Bahnen wachsen aus Paris heraus, und du darfst für jede bauen. Klick auf die Karte der P.L.M., der roten Gesellschaft.
learn-build-hexes = Helle Felder sind frei. Klick drei davon an, eines neben dem anderen, nach Süden: So setzt du drei Loks.
learn-build-done = Deine erste Strecke! In einem Zug baust du mit bis zu fünf Loks, oder du tauschst. Auch die anderen waren schon dran. Wie, sagt das Protokoll unten rechts: Klick eine Zeile an, und die Karte zeigt den Zug.

learn-why-title = Warum nicht dort?
learn-why-card = Nicht jedes Feld ist frei. Klick wieder auf die Karte der P.L.M.
learn-why-point = Zeig nun auf Amiens, wo die grüne Ouest steht.
learn-why-done = Der Tisch sagt immer, warum nicht, und F2 öffnet die Regel. In eine Stadt passt eine Lok, ins freie Land zwei verschiedener Farbe, und über die rot-weißen Striche führt keine Strecke.

learn-city-title = Städte
learn-city-card = Eine Stadt macht ihre Gesellschaft mehr wert. Klick auf die Karte der P.L.M.
learn-city-hexes = Eine Stadt macht ihre Gesellschaft um die Zahl mehr wert, die sie zeigt. Bau geradewegs nach Süden bis Lyon.
learn-city-done = Die P.L.M. ist jetzt 5 wert: Sie hatte 1, Mâcon brachte 1 und Lyon 3. So viele Punkte zählt jede deiner roten Loks, und auch jede, die andere halten.

learn-cut-title = Niemand wird abgeschnitten
learn-cut-card = Die schwarze Est hat nur noch einen Weg aus Paris heraus, nach Osten. Klick auf die Karte der P.L.M.
learn-cut-point = Die schwarze Est hat nur noch einen Weg aus Paris heraus. Zeig darauf: das Feld im Ring, auf dem die blaue Nord steht.
learn-cut-done = Mit einer zweiten Lok hier wäre die Est eingesperrt, das zeigt die rote Fläche. Jede Gesellschaft behält einen Weg in eine Stadt, darum bleibt dir das Feld verwehrt.

learn-trade-title = Tauschen
learn-trade-give = Statt zu bauen, kannst du tauschen. Deine Loks unten siehst nur du. Klick eine schwarze an: Die Est ist noch nichts wert.
learn-trade-take = Klick nun auf die Karte der P.L.M., die 5 wert ist. Klickst du zweimal, bekommst du zwei für eine.
learn-trade-done = Eine gegeben, zwei bekommen, und mehr wert. Diesen Tausch haben alle gesehen; was du sonst hältst, bleibt geheim.

learn-limit-title = Das Limit
learn-limit-give = Viele Züge später hältst du 20 Loks: Das ist zu dritt das Limit. Klick unten eine deiner roten an, um sie abzugeben.
learn-limit-two = Nimm zwei der Midi: Klick zweimal auf die lila Karte und lies die Warnung über den Knöpfen.
learn-limit-one = 21 sind eine zu viel, das kostet am Ende 20 Punkte. Klick noch einmal auf die Karte, um nur eine zu nehmen.
learn-limit-done = Immer noch 20, aber eine davon ist nun 11 statt 5 wert. Zu viert ist das Limit 15, zu fünft 12 und zu sechst 10.

learn-marseille-title = Marseille
learn-marseille-card = Die Partie endet sofort, wenn eine Gesellschaft Marseille erreicht. Die P.L.M. ist vier Felder entfernt. Klick auf ihre Karte.
learn-marseille-hexes = Bau hinunter bis Marseille.
learn-marseille-done = Schluss! Wer vorn liegt, beendet die Partie gern so. Wer hinten liegt, lässt keine Strecke auf fünf Felder an Marseille heran: Der nächste Bau könnte das Ende sein.

learn-depots-title = Leere Depots
learn-depots-card = Eine andere Partie und das zweite Ende. Die Zahl oben rechts auf einer Karte sagt, was ihr Depot noch hat. Graue haben nichts mehr, nur P.L.M. und Est noch etwas. Klick auf die Karte der Est.
learn-depots-hex = Setze ihre letzte Lok, zum Beispiel in Perpignan.
learn-depots-done = Nur noch ein Depot hat Loks, also ist die Partie zu Ende. Hier hat { $name } 118 Punkte und du 88: Beende eine Partie, wenn du vorn liegst. Auch ein Tausch kann ein Depot leeren, und eine abgegebene Lok füllt es wieder.

learn-score-title = Wertung
learn-score-rack = Zurück zur ersten Partie, die in Marseille endete. Jede deiner Loks bringt dir den Wert ihrer Gesellschaft. Welche Gesellschaft bringt dir am meisten? Klick sie unten an.
learn-score-done = 8 mal 11 macht 88. Mit 6 mal 13, 4 mal 14 und 2 mal 9 hast du 240 Punkte und keine Lok zu viel. Die meisten Punkte gewinnen, gleich viele teilen sich den Sieg. Nun sehen wir, was die anderen halten.

## Wenn etwas anderes geschieht als gefragt.

learn-nudge-other = Hier ist nicht { $wrong }, sondern { $company } gefragt.
learn-nudge-build = Das wäre ein Tausch. Nimm ihn zurück und klick dann auf die Karte.
learn-nudge-trade = Diesmal wird nicht gebaut: Klick unten eine deiner Loks an.
learn-nudge-move = Noch nicht: Tu zuerst, was oben gefragt ist.
learn-nudge-astray = Von dort ist es zu weit. Nimm alles zurück und fang noch einmal an.
learn-nudge-score = { $company }: { $count } mal { $value } macht { $points }. Eine andere bringt mehr.

## Das Ende.

learn-finish-heading = Gut gemacht!
learn-finish-begin = Gute Fahrt!
learn-finish-words = Jetzt kennst du das ganze Spiel. Bau für das, was du hältst, sammle, was wächst, achte aufs Limit und darauf, wer Marseille nahe kommt.
learn-finish-skipped = Du hast nicht alles gesehen. Vom Titel aus kommst du jederzeit zu den Lektionen zurück.
learn-finish-real = In einer echten Partie entscheidet das Los, welche Gesellschaft wo beginnt und wer was hält. H fragt nach einem Tipp, F2 öffnet das Regelbuch, das Mausrad holt die Karte näher heran.
learn-finish-quick = Schnelle Partie
