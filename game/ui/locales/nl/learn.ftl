### De uitleg: wat de coach zegt.

## Het paneel.

learn-back = Terug
learn-skip = Overslaan
learn-next = Verder
learn-finish = Klaar
learn-keys = Page Down: verder · Page Up: terug · Esc: weg
learn-confirm = Nu bevestigen.
learn-confirm-again = Nog een keer: een zet die gedaan is, staat vast.
learn-leave-ask = De uitleg verlaten? Je kunt er vanaf de titel altijd naar terug.
learn-leave = Verlaten

## De lessen.

learn-build-title = Bouwen
learn-build-card = Je wint als jouw locomotieven aan het einde het meest waard zijn. Zes spoorwegen groeien vanuit Parijs, en je mag voor elk ervan bouwen. Tik op de kaart van P.L.M., de rode maatschappij.
learn-build-hexes = Lichte velden zijn vrij. Plaats drie locomotieven, de een naast de ander, naar het zuiden.
learn-build-done = Je eerste lijn! In een beurt bouw je met tot vijf locomotieven, of je ruilt. Nu zijn de anderen aan de beurt.

learn-why-title = Waarom daar niet?
learn-why-card = Niet elk veld is vrij. Tik weer op de kaart van P.L.M.
learn-why-point = Wijs nu Amiens aan, waar de groene Ouest staat.
learn-why-done = De tafel zegt altijd waarom niet. In een stad past één locomotief, op het platteland twee van verschillende kleur, en over de rood-witte strepen gaat geen spoor.

learn-city-title = Steden
learn-city-card = Een stad maakt haar maatschappij meer waard. Tik op de kaart van P.L.M.
learn-city-hexes = Bouw recht naar het zuiden tot Lyon. De getallen zijn de punten van elke stad.
learn-city-done = P.L.M. is nu 4 waard: 1 voor Mâcon, 3 voor Lyon. Zoveel punten telt elk van je rode locomotieven, en ook elke die de anderen hebben.

learn-cut-title = Niemand wordt ingesloten
learn-cut-card = De zwarte Est heeft nog maar één weg Parijs uit. Tik op de kaart van P.L.M.
learn-cut-point = Wijs nu het omringde veld aan, naast de blauwe Nord.
learn-cut-done = Daar zou Est ingesloten zijn: het rode gebied laat het zien. Elke maatschappij houdt een weg naar een stad, dus dit veld blijft dicht.

learn-trade-title = Ruilen
learn-trade-give = In plaats van bouwen kun je ruilen. Alleen jij ziet je locomotieven. Tik een zwarte aan: Est is nog niets waard.
learn-trade-take = Tik nu op de kaart van P.L.M., die 5 waard is. Tik twee keer, dan krijg je er twee voor één.
learn-trade-done = Eén gegeven, twee gekregen, en meer waard. Iedereen zag deze ruil, maar wat je verder hebt blijft geheim.

learn-limit-title = De limiet
learn-limit-give = Later in het spel heb je 20 locomotieven: met drie spelers is dat de limiet. Tik een rode aan om die te geven.
learn-limit-two = Neem er twee van Midi: tik twee keer op de paarse kaart en lees de waarschuwing boven de knoppen.
learn-limit-one = 21 is er één te veel, en dat kost aan het eind 20 punten. Tik nog eens op de kaart om er maar één te nemen.
learn-limit-done = Meer waard, en nog steeds 20. De limiet is 15 met vier spelers, 12 met vijf en 10 met zes.

learn-marseille-title = Marseille
learn-marseille-card = Het spel eindigt meteen als een maatschappij Marseille bereikt. P.L.M. is dichtbij. Tik op haar kaart.
learn-marseille-hexes = Bouw door tot Marseille.
learn-marseille-done = Afgelopen! Wie voorstaat, eindigt graag zo. Wie achterstaat, houdt de lijnen hier liever weg.

learn-depots-title = Lege depots
learn-depots-card = Er is nog een einde. Het getal op een kaart is wat haar depot nog heeft: alleen P.L.M. en Est hebben er nog. Tik op de kaart van Est.
learn-depots-hex = Plaats haar laatste locomotief, bijvoorbeeld in Perpignan.
learn-depots-done = Er is nog maar één depot met locomotieven, dus het spel is afgelopen.

learn-score-title = Puntentelling
learn-score-rack = Stel dat het spel hier eindigt. Elk van je locomotieven brengt je de waarde van haar maatschappij op. Welke maatschappij brengt jou het meest op? Tik haar onderaan aan.
learn-score-done = 8 keer 11 is 88. Met 6 keer 13, 4 keer 14 en 2 keer 5 heb je 232 punten, en geen locomotief te veel. De meeste punten winnen.

## Als er iets anders gebeurt dan gevraagd.

learn-nudge-other = Hier wordt niet { $wrong } maar { $company } gevraagd.
learn-nudge-build = Dat zou een ruil zijn. Neem die terug en tik dan op de kaart.
learn-nudge-trade = Deze keer niet bouwen: tik onderaan een van je eigen locomotieven aan.
learn-nudge-move = Een zet voor later! Eerst wat hier gevraagd wordt.
learn-nudge-score = { $company }: { $count } keer { $value } is { $points }. Een andere brengt meer op.

## Het einde.

learn-finish-heading = Goed gedaan!
learn-finish-words = Je kent nu het hele spel. Bouw voor wat je hebt, verzamel wat groeit, let op de limiet en op wie Marseille nadert.
learn-finish-quick = Snel spel
learn-finish-title = Naar de titel
