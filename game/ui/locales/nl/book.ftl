### Het regelboek (F2). Getallen komen uit de regels.

book-title = Regelboek
book-search = Zoeken
book-none = Niets gevonden. Probeer een ander woord, of Esc voor de inhoud.
book-how = Pijlen bladeren en schuiven · typ om te zoeken
book-button = Regelboek (F2)
book-why = F2 opent de regel (R{ $number })
book-by-seats = { $count } met { $players } spelers

## De pagina’s.

book-section-aim = Waar het om gaat
book-section-pieces = Het materiaal
book-section-setup = Klaarzetten
book-section-turn = Een beurt
book-section-build = Bouwen
book-section-cities = Wegen naar de steden
book-section-trade = Ruilen
book-section-end = Het einde
book-section-score = De telling
book-section-open = Open en geheim

## Waar het om gaat.

book-aim-head = Voor allemaal bouwen, stil verzamelen
book-aim-text = Zes Franse spoorwegmaatschappijen leggen hun lijnen vanuit Parijs. Geen ervan is van jou. { $fewest } tot { $most } spelers bouwen voor allemaal en verzamelen in stilte hun locomotieven. Elke stad die een maatschappij bereikt, maakt haar meer waard, en aan het eind telt elke locomotief die je hebt zoveel als haar maatschappij waard is. Bouw dus waar het jou iets oplevert, en laat niemand raden waar dat is.

## Het materiaal.

book-r1-head = Zes maatschappijen
book-r1-text = Er zijn { $number } spoorwegmaatschappijen, elk in haar eigen kleur: { $names }. Elk heeft { $each } locomotieven, samen { $all }. Een locomotief heeft twee levens: op het bord is ze spoor, in het rek van een speler is ze een aandeel in haar maatschappij.
book-r2-head = Het bord
book-r2-text = Het bord toont de kaart ‘{ $map }’ in zeshoekige velden. Midden in Parijs staat de Eiffeltoren, met zes startvelden eromheen. Alle andere velden zijn platteland of steden. Een schild laat zien wat een stad waard is; er zijn steden van { $worth }, en { $city }, waar het spel eindigt, is { $end } waard. Rood-witte strepen op de rand tussen twee velden zijn een barrière.
book-maps-head = Andere kaarten
book-maps-text = Elke kaart heeft haar eigen steden en barrières, en haar eigen doel: { $goals }. Open je dit boek aan een tafel, dan gaat het over de kaart waarop daar gespeeld wordt; vanaf de titel over Frankrijk.
book-goal-of = { $city } op ‘{ $map }’
book-r3-head = Depots
book-r3-text = Elke maatschappij heeft een depot: haar voorraad locomotieven, zichtbaar voor iedereen. Het getal rechtsboven op de kaart van een maatschappij zegt hoeveel er nog zijn.
book-r4-head = Waarden
book-r4-text = Een fiche op elke kaart toont wat de maatschappij waard is; het begint bij 0. De getekende rails eindigen bij { $last }, maar een waarde mag voorbij { $last } en telt gewoon door.
book-r5-head = Wat je hebt is geheim
book-r5-text = In het bordspel heeft elke speler een vouwscherm. De locomotieven erachter blijven geheim tot het einde. In dit programma staan ze in je rek, dat alleen jij te zien krijgt. Samen zijn ze je portefeuille, en elk ervan is een aandeel in haar maatschappij.

## Klaarzetten.

book-r6-head = Startvelden
book-r6-text = Van elke maatschappij staat één locomotief bij het station op een startveld, op elk veld één maatschappij. Het lot bepaalt welke maatschappij welk station krijgt. Wie dat liever heeft, houdt de vaste volgorde van het bord: dat kies je bij het nieuwe spel.
book-r7-head = Fiches
book-r7-text = Een tweede locomotief van elke maatschappij geeft haar waarde aan, op 0. Er blijven { $each } per maatschappij over, samen { $all }.
book-r8-head = Locomotieven trekken
book-r8-text = Alle { $all } gaan in een zak, en iedereen trekt blind: { $hands }. Elke locomotief in de zak heeft evenveel kans om getrokken te worden; een kleur waarvan er al veel weg zijn, komt dus minder vaak.
book-r9-head = Depots vullen
book-r9-text = Wat in de zak overblijft, gaat naar de depots van de maatschappijen.
book-r10-head = Wie begint
book-r10-text = Wie begint, wordt geloot en krijgt de startlocomotief. Spelen jullie meerdere spellen achter elkaar, dan schuift die met de klok mee door.

## Een beurt.

book-r11-head = Eén actie
book-r11-text = Er wordt met de klok mee gespeeld. In je beurt doe je precies één ding: bouwen of ruilen. Niemand mag passen, en niemand hoeft dat ooit, want zolang het spel duurt, is er een ruil mogelijk.

## Bouwen.

book-r12-head = Hoeveel
book-r12-text = Kies een maatschappij naar keuze, neem 1 tot { $most } locomotieven uit haar depot en plaats ze allemaal op het bord. Je kunt geen leeg depot kiezen en niet meer nemen dan erin staan.
book-r13-head = Naast elkaar
book-r13-text = Elke locomotief komt naast een van dezelfde kleur die al op het bord staat. Ook die van deze beurt tellen mee: een lijn kan dus veld voor veld groeien, of zich splitsen.
book-r14-head = Barrières
book-r14-text = Velden waartussen een barrière ligt, zijn geen buren. Geen lijn gaat over die rood-witte strepen; ze moet eromheen.
book-r15-head = Nooit dubbel
book-r15-text = Op geen enkel veld staan ooit twee locomotieven van dezelfde kleur.
book-r16-head = Platteland
book-r16-text = Op een veld platteland is plaats voor twee locomotieven, van twee verschillende kleuren. Dan is het vol.
book-r17-head = Steden
book-r17-text = In een stad is maar plaats voor één locomotief, ook in { $city }. Wie er het eerst is, houdt haar voorgoed.
book-r18-head = Parijs
book-r18-text = Op het Eiffelveld en op een startveld wordt nooit gebouwd.

## Wegen naar de steden.

book-r19-head = Niemand wordt afgesneden
book-r19-text = Geen enkele bouw mag een maatschappij haar laatste kans op een stad ontnemen. Een maatschappij die in een stad staat, is voorgoed veilig. Elke andere moet een weg houden: vanaf haar eigen lijn, over geen barrière, door velden waar ze staat of nog gebouwd kan worden, dus platteland met minder dan twee locomotieven, naar een stad die nog leeg is. Hoe vol haar depot is, maakt niet uit, en elke maatschappij wordt op zichzelf bekeken.
book-r20-head = Stijgende waarden
book-r20-text = Een locomotief in een stad verhoogt de waarde van haar maatschappij meteen met wat de stad waard is: { $low } tot { $high }, of { $end } voor { $city }. Platteland is niets waard.

## Ruilen.

book-r21-head = Eerst geven
book-r21-text = Wie ruilt, geeft eerst precies één eigen locomotief aan het depot van haar maatschappij. Iedereen ziet welke.
book-r22-head = Dan nemen
book-r22-text = Daarna neem je minstens één en hooguit { $most } locomotieven, naar keuze, uit het depot van één andere maatschappij. Om er { $most } te nemen, moeten er zoveel in staan. Ook die ziet iedereen.
book-r23-head = De limiet
book-r23-text = Er is een limiet aan wat er in je rek zou moeten staan: { $limits }. Tijdens het spel mag je meer hebben, maar elke locomotief boven de limiet kost aan het eind { $penalty } punten.

## Het einde.

book-r24-head = Het doel
book-r24-text = Het spel eindigt meteen als een maatschappij { $city } bereikt. Die locomotief is de laatste van haar bouw; daarna wordt er geen meer geplaatst.
book-r25-head = Lege depots
book-r25-text = Het spel eindigt ook als er in hooguit één depot nog locomotieven staan. Daar wordt na een actie naar gekeken: alles wat genomen is, is dan geplaatst en geteld.

## De telling.

book-r26-head = Punten
book-r26-text = Iedereen laat zijn locomotieven zien. Voor elke locomotief in je rek, ook die boven de limiet, krijg je wat haar maatschappij nu waard is. Voor elke locomotief boven de limiet verlies je { $penalty } punten. Een score kan onder nul komen.
book-example-head = Een voorbeeld
book-example-text = { $players } spelers, dus de limiet is { $limit }. De eerste heeft er { $limit }: { $sum } is samen { $total } punten, en er gaat niets af. De tweede heeft er { $held } en verliest daarvoor { $lost } punten.
book-r27-head = Wie wint
book-r27-text = Wie de meeste punten heeft, wint. Bij een gelijke beste score wordt de winst gedeeld.

## Open en geheim.

book-r28-head = Wat iedereen weet
book-r28-text = Open voor iedereen zijn het bord, de depots, de waarden, wie er aan de beurt is, elke bouw, beide helften van elke ruil en hoeveel locomotieven iedereen heeft. Geheim tot het einde is welke.
book-r29-head = Onthouden
book-r29-text = Wie de ruilacties volgt, kan een deel afleiden van wat de anderen hebben. Dat mag uit het hoofd; staat het notitieboek aan, dan toont het programma wat openbaar is geweest, en niet meer.

## Onder de tekeningen.

book-figure-journey = Zes maatschappijen onderweg.
book-figure-companies = De zes maatschappijen.
book-figure-cities = Steden met hun waarde, platteland en barrières.
book-figure-cards = Locomotief, naam, depot en waarde; de onderste maatschappij is voorbij het eind van haar rails.
book-figure-rack = Je locomotieven in hun rek.
book-figure-stations = Op elk startveld rond de Eiffeltoren één maatschappij.
book-figure-hands = Wat er aan het begin getrokken wordt, en de limiet aan het eind.
book-figure-filled = De depots van een spel met vier spelers.
book-figure-tiles = Het lichte bordje is van wie aan zet is; de startlocomotief geeft aan wie begon. Kies een maatschappij om te bouwen, of een van je locomotieven om te ruilen.
book-figure-build = Lichte velden zijn vrij, steden tonen wat ze toevoegen. De lijn groeit stap voor stap.
book-figure-barrier = Grenoble is dichtbij, maar er liggen barrières tussen.
book-figure-rural = Hier staan er al twee: geen plaats voor een derde.
book-figure-city = Orléans is bezet.
book-figure-paris = Parijs blijft vrij.
book-figure-cut-off = Nog één locomotief hier, en de rood omrande maatschappij kwam er nooit meer uit.
book-figure-value = Lyon verhoogt de waarde.
book-figure-trade = Eén gaat naar haar depot, dan komen er andere uit een ander.
book-figure-limit = Meer dan de limiet: dat gaat punten kosten.
book-figure-marseille = De laatste locomotief van het spel.
book-figure-depots = Nog maar één depot heeft locomotieven: het spel is afgelopen.
book-figure-score = Locomotieven maal waarde, min de straf.
book-figure-hidden = De anderen zien alleen het aantal.
book-figure-notebook = Wat het notitieboek over een speler zegt.
book-players = Spelers
book-draw = Trekken
book-limit = Limiet
book-on-france = Op de kaart van Frankrijk.

## Andere woorden waarmee iemand een alinea zoekt.

book-aim-also = doel winnen overzicht
book-r2-also = kaart zeshoek vakken
book-maps-also = bord eigen
book-r3-also = voorraad over
book-r5-also = hand verborgen aandelen
book-r6-also = stations willekeurig vast
book-r8-also = hand begin
book-r10-also = eerste speler
book-r11-also = passen zet
book-r12-also = leggen rails
book-r14-also = oversteken gebergte rivier
book-r16-also = landelijk
book-r17-also = stad bezet
book-r19-also = blokkeren ingesloten
book-r20-also = punten
book-r22-also = kopen wisselen
book-r23-also = maximum straf te veel
book-r24-also = afgelopen klaar
book-r25-also = afgelopen klaar
book-r26-also = score straf uitslag
book-r27-also = gelijkspel gelijk winnaar overwinning
book-r29-also = notities geheugen
