### De uitleg: wat de coach zegt.

## Het paneel.

learn-back = Terug
learn-skip = Overslaan
learn-next = Verder
learn-count = De telling
learn-count-about = Iedereen heeft zijn locomotieven laten zien: nu weet je wie wat had.
learn-keys = Page Down: volgende les · Page Up: terug · Esc: weg
learn-confirm = Druk nu op Bevestigen.
learn-confirm-again = Druk nog een keer op de knop: een zet die gedaan is, staat vast.
learn-watch = Kijk naar je zet, en naar wat de anderen doen.
learn-anew = Voor deze les is de tafel opnieuw klaargezet.
learn-leave-ask = De uitleg verlaten? Je kunt er vanaf de titel altijd naar terug.
learn-leave = Verlaten

## De lessen.

learn-build-title = Bouwen
learn-you = Jij bent { $name }.
learn-build-card = Je wint als jouw locomotieven aan het einde het meest waard zijn. Zes spoorwegen groeien vanuit Parijs, en je mag voor elk ervan bouwen. Klik op de kaart van P.L.M., de rode maatschappij.
learn-build-hexes = Lichte velden zijn vrij. Klik er drie aan, het ene naast het andere, naar het zuiden: zo plaats je drie locomotieven.
learn-build-done = Je eerste lijn! In een beurt bouw je met tot vijf locomotieven, of je ruilt. Ook de anderen zijn al geweest. Het verslag rechtsonder vertelt hoe: klik op een regel, en de kaart toont die zet.

learn-why-title = Waarom daar niet?
learn-why-card = Niet elk veld is vrij. Klik weer op de kaart van P.L.M.
learn-why-point = Wijs nu Amiens aan, waar de groene Ouest staat.
learn-why-done = De tafel zegt altijd waarom niet, en F2 opent de regel. In een stad past één locomotief, op het platteland twee van verschillende kleur, en over de rood-witte strepen gaat geen spoor.

learn-city-title = Steden
learn-city-card = Een stad maakt haar maatschappij meer waard. Klik op de kaart van P.L.M.
learn-city-hexes = Een stad maakt haar maatschappij meer waard, met het getal dat ze toont. Bouw recht naar het zuiden tot Lyon.
learn-city-done = P.L.M. is nu 5 waard: ze had 1, Mâcon gaf 1 en Lyon 3. Zoveel punten telt elke rode locomotief in je rek, en ook elke die de anderen hebben.

learn-cut-title = Niemand wordt ingesloten
learn-cut-card = De zwarte Est heeft nog maar één weg Parijs uit, naar het oosten. Klik op de kaart van P.L.M.
learn-cut-point = De zwarte Est heeft nog maar één weg Parijs uit. Wijs die aan: het omringde veld, waar de blauwe Nord staat.
learn-cut-done = Met een tweede locomotief hier zou Est ingesloten zijn: het rode gebied laat het zien. Elke maatschappij houdt een weg naar een stad, dus dit veld blijft dicht.

learn-trade-title = Ruilen
learn-trade-give = In plaats van bouwen kun je ruilen. Alleen jij ziet de locomotieven in je rek. Klik een zwarte aan: Est is nog niets waard.
learn-trade-take = Klik nu op de kaart van P.L.M., die 5 waard is. Klik twee keer, dan krijg je er twee voor één.
learn-trade-done = Eén gegeven, twee gekregen, en meer waard. Iedereen zag deze ruil, maar wat je verder hebt blijft geheim.

learn-limit-title = De limiet
learn-limit-give = Vele beurten later heb je 20 locomotieven: met drie spelers is dat de limiet. Klik in je rek een rode aan om die te geven.
learn-limit-two = Neem er twee van Midi: klik twee keer op de paarse kaart en lees de waarschuwing boven de knoppen.
learn-limit-one = 21 is er één te veel, en dat kost aan het eind 20 punten. Klik nog eens op de kaart om er maar één te nemen.
learn-limit-done = Nog steeds 20, maar één ervan is nu 11 waard in plaats van 5. De limiet is 15 met vier spelers, 12 met vijf en 10 met zes.

learn-marseille-title = Marseille
learn-marseille-card = Het spel eindigt meteen als een maatschappij Marseille bereikt. P.L.M. is er vier velden vandaan. Klik op haar kaart.
learn-marseille-hexes = Bouw door tot Marseille.
learn-marseille-done = Afgelopen! Wie voorstaat, eindigt graag zo. Wie achterstaat, laat geen lijn binnen vijf velden van Marseille: de volgende bouw kan het einde zijn.

learn-depots-title = Lege depots
learn-depots-card = Een ander spel, en de tweede manier om te eindigen. Het getal rechtsboven op een kaart is wat haar depot nog heeft. Grijze hebben niets meer, alleen P.L.M. en Est nog wel. Klik op de kaart van Est.
learn-depots-hex = Plaats haar laatste locomotief, bijvoorbeeld in Perpignan.
learn-depots-done = Er is nog maar één depot met locomotieven, dus het spel is afgelopen. Hier heeft { $name } 118 punten en jij 88: eindig een spel als je voorstaat. Ook een ruil kan een depot leegmaken, en een gegeven locomotief vult het weer.

learn-score-title = Puntentelling
learn-score-rack = Terug naar het eerste spel, dat in Marseille eindigde. Elke locomotief in je rek brengt je de waarde van haar maatschappij op. Welke maatschappij brengt jou het meest op? Klik haar aan in je rek.
learn-score-done = 8 keer 11 is 88. Met 6 keer 13, 4 keer 14 en 2 keer 9 heb je 240 punten, en geen locomotief te veel. De meeste punten winnen; bij gelijke stand deel je de winst. Nu zien we wat de anderen hebben.

## Als er iets anders gebeurt dan gevraagd.

learn-nudge-other = Hier wordt niet { $wrong } maar { $company } gevraagd.
learn-nudge-build = Dat zou een ruil zijn. Neem die terug en klik dan op de kaart.
learn-nudge-trade = Deze keer niet bouwen: klik onderaan een van je eigen locomotieven aan.
learn-nudge-move = Nog niet: doe eerst wat hierboven gevraagd wordt.
learn-nudge-astray = Van daar is het te ver. Neem alles terug en begin opnieuw.
learn-nudge-score = { $company }: { $count } keer { $value } is { $points }. Een andere brengt meer op.

## Het einde.

learn-finish-heading = Goed gedaan!
learn-finish-begin = Goede reis!
learn-finish-words = Je kent nu het hele spel. Bouw voor wat je hebt, verzamel wat groeit, let op de limiet en op wie Marseille nadert.
learn-finish-skipped = Je hebt niet alles gezien. Vanaf de titel kom je altijd weer bij de lessen.
learn-finish-real = In een echt spel beslist het lot welke maatschappij waar begint en wie wat heeft. H vraagt om een tip, F2 opent de spelregels, het muiswiel haalt de kaart dichterbij.
learn-finish-quick = Snel spel
