### Tips voor de eerste spellen, elk één keer.

tips-turn = Je eerste beurt: kies een maatschappij om mee te bouwen. Klik op haar kaart of op een van haar locomotieven op het bord. Je mag voor elke maatschappij bouwen.
tips-open = Lichte velden zijn vrij. Klik er een aan om daar de volgende locomotief van deze maatschappij te plaatsen.
tips-confirm = Tot vijf locomotieven, dan bevestig je. Tot dan kun je alles terugnemen.
tips-city = Een stad is binnen bereik. Het getal is wat ze aan de waarde van de maatschappij toevoegt, voorgoed.
tips-cut-off = Eén veld naast deze lijn blijft dicht: het is de laatste weg van een andere maatschappij naar een stad. Wijs het aan om te zien van wie.
tips-ends = Dit is { $city }: als je bevestigt, is het spel meteen afgelopen.
tips-near = Pas op: na deze bouw kan de volgende al { $city } bereiken, en dan is het spel meteen afgelopen. Ga alleen zo ver als je voorstaat.
tips-value = Aan het eind is elk van je locomotieven zoveel waard als haar maatschappij. Bouw dus voor wat je hebt.
tips-trade = In plaats van bouwen kun je ruilen: klik hieronder een van je eigen locomotieven aan.
tips-take = Klik nu op de kaart van een andere maatschappij: je krijgt er één voor, en twee als je nog eens klikt.
tips-two = Twee voor één: door te ruilen groeit je voorraad. Bevestig als het je bevalt.
tips-over = Dat zou boven de limiet zijn. Elke locomotief te veel kost aan het eind 20 punten.
tips-limit = Je zit bijna aan de limiet. Elke locomotief daarboven kost aan het eind 20 punten: ruil vanaf nu liever één voor één dan twee voor één.
tips-end = Het einde is nabij: één bouw kan { $city } bereiken. Wie voorstaat wil dat misschien, wie achterstaat liever niet.
tips-depots = In maar weinig depots staan nog locomotieven. Is er nog hooguit één over, dan eindigt het spel.
tips-secret = Wat je hebt is geheim, maar elke ruil is te zien. Let op wat de anderen verzamelen.
tips-advice = Weet je het even niet? Het vraagteken vraagt een bot om zijn drie beste zetten.
tips-map = Het muiswiel haalt de kaart dichterbij, slepen verschuift haar, een dubbelklik op zee toont alles.
