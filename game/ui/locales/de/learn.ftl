### Die Einführung: was der Trainer sagt.

## Die Tafel.

learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-finish = Fertig
learn-keys = Bild ab: weiter · Bild auf: zurück · Esc: verlassen
learn-confirm = Jetzt bestätigen.
learn-confirm-again = Noch einmal: Ein Zug, der getan ist, gilt.
learn-leave-ask = Die Einführung verlassen? Vom Titel aus kannst du jederzeit zurückkommen.
learn-leave = Verlassen

## Die Lektionen.

learn-build-title = Bauen
learn-build-card = Du gewinnst, wenn deine Loks am Ende am meisten wert sind. Sechs Bahnen wachsen aus Paris heraus, und du darfst für jede bauen. Tippe die Karte der P.L.M. an, der roten Gesellschaft.
learn-build-hexes = Helle Felder sind frei. Setze drei Loks, eine neben die andere, nach Süden.
learn-build-done = Deine erste Strecke! In einem Zug baust du mit bis zu fünf Loks, oder du tauschst. Jetzt sind die anderen am Zug.

learn-why-title = Warum nicht dort?
learn-why-card = Nicht jedes Feld ist frei. Tippe wieder die Karte der P.L.M. an.
learn-why-point = Zeig nun auf Amiens, wo die grüne Ouest steht.
learn-why-done = Der Tisch sagt immer, warum nicht. In eine Stadt passt eine Lok, ins freie Land zwei verschiedener Farbe, und über die rot-weißen Striche führt keine Strecke.

learn-city-title = Städte
learn-city-card = Eine Stadt macht ihre Gesellschaft mehr wert. Tippe die Karte der P.L.M. an.
learn-city-hexes = Bau geradewegs nach Süden bis Lyon. Die Zahlen sind die Punkte, die jede Stadt bringt.
learn-city-done = Die P.L.M. ist jetzt 4 wert: 1 für Mâcon, 3 für Lyon. So viele Punkte zählt jede deiner roten Loks, und auch jede, die andere halten.

learn-cut-title = Niemand wird abgeschnitten
learn-cut-card = Die schwarze Est hat nur noch einen Weg aus Paris heraus. Tippe die Karte der P.L.M. an.
learn-cut-point = Zeig nun auf das Feld im Ring, neben der blauen Nord.
learn-cut-done = Dort wäre die Est eingesperrt, das zeigt die rote Fläche. Jede Gesellschaft behält einen Weg in eine Stadt, darum bleibt dir das Feld verwehrt.

learn-trade-title = Tauschen
learn-trade-give = Statt zu bauen, kannst du tauschen. Deine Loks siehst nur du. Tippe eine schwarze an: Die Est ist noch nichts wert.
learn-trade-take = Tippe nun die Karte der P.L.M. an, die 5 wert ist. Tippst du zweimal, bekommst du zwei für eine.
learn-trade-done = Eine gegeben, zwei bekommen, und mehr wert. Diesen Tausch haben alle gesehen; was du sonst hältst, bleibt geheim.

learn-limit-title = Das Limit
learn-limit-give = Später in der Partie hältst du 20 Loks: Das ist zu dritt das Limit. Tippe eine rote an, um sie abzugeben.
learn-limit-two = Nimm zwei der Midi: Tippe die lila Karte zweimal an und lies die Warnung über den Knöpfen.
learn-limit-one = 21 sind eine zu viel, das kostet am Ende 20 Punkte. Tippe die Karte noch einmal an, um nur eine zu nehmen.
learn-limit-done = Mehr wert und immer noch 20. Zu viert ist das Limit 15, zu fünft 12 und zu sechst 10.

learn-marseille-title = Marseille
learn-marseille-card = Die Partie endet sofort, wenn eine Gesellschaft Marseille erreicht. Die P.L.M. ist nah. Tippe ihre Karte an.
learn-marseille-hexes = Bau hinunter bis Marseille.
learn-marseille-done = Schluss! Wer vorn liegt, beendet die Partie gern so. Wer hinten liegt, hält die Strecken besser von hier fern.

learn-depots-title = Leere Depots
learn-depots-card = Es gibt ein zweites Ende. Die Zahl auf einer Karte sagt, was ihr Depot noch hat: Nur P.L.M. und Est haben noch Loks. Tippe die Karte der Est an.
learn-depots-hex = Setze ihre letzte Lok, zum Beispiel in Perpignan.
learn-depots-done = Nur noch ein Depot hat Loks, also ist die Partie zu Ende.

learn-score-title = Wertung
learn-score-rack = Angenommen, hier ist Schluss. Jede deiner Loks bringt dir den Wert ihrer Gesellschaft. Welche Gesellschaft bringt dir am meisten? Tippe sie unten an.
learn-score-done = 8 mal 11 macht 88. Mit 6 mal 13, 4 mal 14 und 2 mal 5 hast du 232 Punkte und keine Lok zu viel. Wer die meisten Punkte hat, gewinnt.

## Wenn etwas anderes geschieht als gefragt.

learn-nudge-other = Hier ist nicht { $wrong }, sondern { $company } gefragt.
learn-nudge-build = Das wäre ein Tausch. Nimm ihn zurück und tippe dann die Karte an.
learn-nudge-trade = Diesmal wird nicht gebaut: Tippe unten eine deiner Loks an.
learn-nudge-move = Ein Zug für später! Erst das, was hier gefragt ist.
learn-nudge-score = { $company }: { $count } mal { $value } macht { $points }. Eine andere bringt mehr.

## Das Ende.

learn-finish-heading = Gut gemacht!
learn-finish-words = Jetzt kennst du das ganze Spiel. Bau für das, was du hältst, sammle, was wächst, achte aufs Limit und darauf, wer Marseille nahe kommt.
learn-finish-quick = Schnelle Partie
learn-finish-title = Zum Titel
