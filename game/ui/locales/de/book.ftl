### Das Regelbuch (F2). Zahlen kommen aus den Regeln.

book-title = Regelbuch
book-search = Suchen
book-none = Nichts gefunden. Versuch ein anderes Wort, oder zurück zum Inhalt mit Esc.
book-how = Pfeile blättern und rollen · Tippen sucht
book-button = Regelbuch (F2)
book-why = F2 öffnet die Regel (R{ $number })
book-by-seats = { $count } bei { $players } Spielern

## Die Seiten.

book-section-aim = Worum es geht
book-section-pieces = Material
book-section-setup = Aufbau
book-section-turn = Ein Zug
book-section-build = Bauen
book-section-cities = Wege in die Städte
book-section-trade = Tauschen
book-section-end = Das Ende
book-section-score = Abrechnung
book-section-open = Offen und geheim

## Worum es geht.

book-aim-head = Für alle bauen, heimlich sammeln
book-aim-text = Sechs französische Bahngesellschaften treiben ihre Strecken aus Paris hinaus. Keine davon gehört dir. { $fewest } bis { $most } Spieler bauen für alle und sammeln still ihre Loks. Jede Stadt, die eine Gesellschaft erreicht, steigert ihren Wert, und am Ende zählt jede Lok, die du hältst, so viel wie ihre Gesellschaft. Also baue, wo es dir nützt, und lass niemanden ahnen, wo das ist.

## Material.

book-r1-head = Sechs Gesellschaften
book-r1-text = Es gibt { $number } Bahngesellschaften, jede in ihrer Farbe: { $names }. Jede hat { $each } Loks, zusammen sind es { $all }. Eine Lok hat zwei Leben: Auf dem Plan ist sie Gleis, bei einem Spieler ist sie ein Anteil an ihrer Gesellschaft.
book-r2-head = Der Plan
book-r2-text = Der Plan zeigt die Karte „{ $map }“ in Sechseckfeldern. Mitten in Paris steht der Eiffelturm, um ihn liegen sechs Startfelder. Alle anderen Felder sind freies Land oder Städte. Ein Schild zeigt, wie viel eine Stadt wert ist; es gibt Städte mit { $worth }, und { $city }, wo die Partie endet, ist { $end } wert. Rot-weiße Striche auf der Kante zwischen zwei Feldern sind eine Sperre.
book-maps-head = Andere Karten
book-maps-text = Jede Karte hat ihre eigenen Städte und Sperren und ihr eigenes Ziel: { $goals }. Am Tisch geöffnet, erzählt dieses Buch von der Karte, auf der dort gespielt wird; vom Titel aus von Frankreich.
book-goal-of = { $city } auf „{ $map }“
book-r3-head = Depots
book-r3-text = Jede Gesellschaft hat ein Depot: ihren Vorrat an Loks, offen für alle. Die Zahl oben rechts auf der Karte einer Gesellschaft sagt, wie viele noch da sind.
book-r4-head = Werte
book-r4-text = Ein Marker auf jeder Karte zeigt, was die Gesellschaft wert ist; er beginnt bei 0. Die gezeichneten Schienen enden bei { $last }, doch ein Wert darf über { $last } steigen und zählt einfach weiter.
book-r5-head = Hinter dem Sichtschirm
book-r5-text = Jeder Spieler hat einen Sichtschirm. Die Loks dahinter bleiben bis zum Ende der Partie geheim. In diesem Programm stehen deine Loks unter dem Plan, und nur du siehst sie. Zusammen sind sie dein Bestand, und jede ist ein Anteil an ihrer Gesellschaft.

## Aufbau.

book-r6-head = Startfelder
book-r6-text = Von jeder Gesellschaft steht eine Lok am Bahnhof auf einem Startfeld, auf jedem nur eine. Das Los entscheidet, welche Gesellschaft welchen Bahnhof bekommt. Wer mag, behält die feste Ordnung des Plans: Das wählst du beim neuen Spiel.
book-r7-head = Marker
book-r7-text = Eine zweite Lok jeder Gesellschaft markiert ihren Wert bei 0. So bleiben { $each } je Gesellschaft, zusammen { $all }.
book-r8-head = Loks ziehen
book-r8-text = Alle { $all } kommen in einen Beutel, und jeder zieht blind: { $hands }. Jede einzelne Lok im Beutel wird gleich wahrscheinlich gezogen; eine Farbe, von der schon viele fort sind, kommt also seltener.
book-r9-head = Depots füllen
book-r9-text = Was im Beutel bleibt, kommt in die Depots der Gesellschaften.
book-r10-head = Wer beginnt
book-r10-text = Der Startspieler wird ausgelost und bekommt die Startlok. Spielt ihr mehrere Partien hintereinander, wandert sie im Uhrzeigersinn weiter.

## Ein Zug.

book-r11-head = Eine Aktion
book-r11-text = Gespielt wird im Uhrzeigersinn. In deinem Zug tust du genau eines: bauen oder tauschen. Passen darf niemand, und niemand muss es je, denn solange die Partie läuft, ist ein Tausch möglich.

## Bauen.

book-r12-head = Wie viele
book-r12-text = Wähle eine beliebige Gesellschaft, nimm 1 bis { $most } Loks aus ihrem Depot und setze sie alle auf den Plan. Ein leeres Depot kannst du nicht wählen, und du kannst nicht mehr nehmen, als darin sind.
book-r13-head = Seite an Seite
book-r13-text = Jede Lok kommt neben eine der gleichen Farbe, die schon auf dem Plan steht. Auch die zählen, die du gerade in diesem Zug gesetzt hast: Eine Strecke kann also Feld um Feld wachsen oder sich verzweigen.
book-r14-head = Sperren
book-r14-text = Felder, zwischen denen eine Sperre liegt, sind keine Nachbarn. Keine Strecke kreuzt die rot-weißen Striche; sie muss außen herum.
book-r15-head = Nie doppelt
book-r15-text = Auf keinem Feld stehen je zwei Loks der gleichen Farbe.
book-r16-head = Freies Land
book-r16-text = Auf einem Feld im freien Land ist Platz für zwei Loks von zwei verschiedenen Farben. Dann ist es voll.
book-r17-head = Städte
book-r17-text = In einer Stadt ist nur Platz für eine Lok, auch in { $city }. Wer zuerst kommt, hat sie für immer.
book-r18-head = Paris
book-r18-text = Auf dem Eiffelfeld und auf den Startfeldern wird nie gebaut.

## Wege in die Städte.

book-r19-head = Niemand wird abgeschnitten
book-r19-text = Kein Bau darf einer Gesellschaft die letzte Möglichkeit nehmen, eine Stadt zu erreichen. Steht sie schon in einer Stadt, ist sie für immer sicher. Jede andere muss einen Weg behalten: von ihrer eigenen Strecke, über keine Sperre, durch Felder, auf denen sie steht oder noch gebaut werden könnte, also freies Land mit weniger als zwei Loks, bis in eine noch leere Stadt. Wie voll ihr Depot ist, spielt keine Rolle, und jede Gesellschaft wird für sich betrachtet.
book-r20-head = Steigende Werte
book-r20-text = Eine Lok in einer Stadt erhöht den Wert ihrer Gesellschaft sofort um das, was die Stadt wert ist: { $low } bis { $high }, oder { $end } für { $city }. Freies Land ist nichts wert.

## Tauschen.

book-r21-head = Erst geben
book-r21-text = Wer tauscht, gibt zuerst genau eine eigene Lok in das Depot ihrer Gesellschaft. Alle sehen, welche.
book-r22-head = Dann nehmen
book-r22-text = Danach nimmst du mindestens eine und höchstens { $most } Loks aus dem Depot einer einzigen anderen Gesellschaft. { $most } kannst du nur nehmen, wenn so viele darin sind. Auch die sehen alle.
book-r23-head = Das Limit
book-r23-text = Für deine Loks gibt es ein Limit: { $limits }. Während der Partie darfst du mehr halten, doch jede Lok über dem Limit kostet am Ende { $penalty } Punkte.

## Das Ende.

book-r24-head = Das Ziel
book-r24-text = Die Partie endet sofort, wenn eine Gesellschaft { $city } erreicht. Diese Lok ist die letzte ihres Baus; nach ihr wird keine mehr gesetzt.
book-r25-head = Leere Depots
book-r25-text = Die Partie endet auch, wenn höchstens noch ein Depot Loks hat. Darauf wird nach einer Aktion geschaut: Alles, was genommen wurde, ist dann gesetzt und gezählt.

## Abrechnung.

book-r26-head = Punkte
book-r26-text = Alle decken ihre Loks auf. Für jede deiner Loks, auch für die über dem Limit, bekommst du so viele Punkte, wie ihre Gesellschaft jetzt wert ist. Für jede über dem Limit verlierst du { $penalty } Punkte. Man kann auch unter null landen.
book-example-head = Ein Beispiel
book-example-text = { $players } Spieler, also ist das Limit { $limit }. Der erste hält { $limit }: { $sum } ergibt { $total } Punkte, und nichts geht verloren. Der zweite hält { $held } und verliert dafür { $lost } Punkte.
book-r27-head = Wer gewinnt
book-r27-text = Wer die meisten Punkte hat, gewinnt. Bei gleicher bester Punktzahl teilt man sich den Sieg.

## Offen und geheim.

book-r28-head = Was alle wissen
book-r28-text = Offen für alle sind der Plan, die Depots, die Werte, wer am Zug ist, jeder Bau, beide Hälften jedes Tauschs und wie viele Loks jeder hält. Geheim bis zum Ende ist, welche es sind.
book-r29-head = Sich erinnern
book-r29-text = Wer die Tauschaktionen verfolgt, kann zum Teil erschließen, was die anderen halten. Das darfst du aus dem Gedächtnis tun; ist das Notizbuch eingeschaltet, zeigt das Programm, was offen war, und nicht mehr.

## Unter den Zeichnungen.

book-figure-journey = Sechs Gesellschaften unterwegs.
book-figure-companies = Die sechs Gesellschaften.
book-figure-cities = Städte mit ihrem Wert, freies Land und Sperren.
book-figure-cards = Lok, Name, Depot und Wert; die untere Gesellschaft ist über das Ende ihrer Schienen hinaus.
book-figure-rack = Deine Loks, wie nur du sie siehst.
book-figure-stations = Auf jedem Startfeld rund um den Eiffelturm eine Gesellschaft.
book-figure-hands = Wie viele am Anfang gezogen werden, und das Limit am Ende.
book-figure-filled = Die Depots einer Partie zu viert.
book-figure-tiles = Das helle Schild zeigt, wer am Zug ist; die Startlok, wer begonnen hat. Wähle eine Gesellschaft zum Bauen oder eine deiner Loks zum Tauschen.
book-figure-build = Helle Felder sind frei, Städte zeigen ihren Zuwachs. Die Strecke wächst Lok um Lok.
book-figure-barrier = Grenoble liegt nah, aber dazwischen liegen Sperren.
book-figure-rural = Hier stehen schon zwei: kein Platz für eine dritte.
book-figure-city = Orléans ist besetzt.
book-figure-paris = Paris bleibt frei.
book-figure-cut-off = Noch eine Lok hier, und die rot umrandete Gesellschaft käme nie mehr hinaus.
book-figure-value = Lyon erhöht den Wert.
book-figure-trade = Eine geht in ihr Depot, dann kommen andere aus einem anderen.
book-figure-limit = Mehr als das Limit: Das wird Punkte kosten.
book-figure-marseille = Die letzte Lok der Partie.
book-figure-depots = Nur noch ein Depot hat Loks: Die Partie ist zu Ende.
book-figure-score = Loks mal Wert, minus Abzug.
book-figure-hidden = Die anderen sehen nur die Anzahl.
book-figure-notebook = Was das Notizbuch über einen Spieler sagt.
book-players = Spieler
book-draw = Ziehen
book-limit = Limit
book-on-france = Auf der Karte von Frankreich.

## Andere Wörter, unter denen jemand einen Abschnitt sucht.

book-aim-also = Spielziel Überblick gewinnen
book-r2-also = Karte Landkarte Hexfeld Spielbrett
book-maps-also = eigene Spielplan
book-r3-also = Vorrat übrig
book-r5-also = Hand verdeckt Aktie
book-r6-also = Bahnhöfe zufällig fest
book-r8-also = Hand Anfang
book-r10-also = erster Spieler
book-r11-also = aussetzen Zug
book-r12-also = legen Gleis
book-r14-also = überqueren Gebirge Fluss
book-r16-also = ländlich
book-r17-also = Stadt besetzt
book-r19-also = blockieren abschneiden eingesperrt
book-r20-also = Punkte
book-r22-also = kaufen tauschen
book-r23-also = Maximum Strafe Abzug zu viele
book-r24-also = Spielende aus
book-r25-also = Spielende aus
book-r26-also = Wertung Strafe Abzug Ergebnis
book-r27-also = Gleichstand unentschieden Sieg Sieger
book-r29-also = Notizen merken
