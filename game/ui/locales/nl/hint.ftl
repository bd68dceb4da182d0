### Tips aan tafel voor nieuwe spelers.

hint-turn = In je beurt bouw je voor een maatschappij naar keuze, of je ruilt een van je locomotieven.
hint-build = Kies een maatschappij: haar kaart, een van haar locomotieven op het bord of de toetsen 1 tot 6.
hint-hexes = Lichte velden zijn vrij. Het getal is wat de stad aan de waarde van de maatschappij toevoegt.
hint-line = Je mag er tot vijf plaatsen, elk naast een van dezelfde kleur. Daarna bevestig je.
hint-value = Aan het eind is elk van je locomotieven zoveel waard als haar maatschappij.
hint-trade = Geef een van je locomotieven en neem er dan een of twee van één andere maatschappij.
hint-over = Je zit boven de limiet. Elke locomotief te veel kost aan het eind 20 punten.
hint-cities = In een stad past één locomotief, op het platteland passen er twee van verschillende kleur.
hint-barrier = De rood-witte strepen zijn barrières: daar kan geen spoor overheen.
hint-marseille = { $companies }: nog één bouw tot { $city }. Daar is het spel meteen afgelopen.
hint-depots = Er zijn nog maar weinig depots over. Bij één of geen eindigt het spel.
hint-secret = Niemand ziet wat je hebt, maar iedereen ziet wat je ruilt.
hint-map = Scroll om te zoomen, sleep om te schuiven, dubbelklik voor de hele kaart.
