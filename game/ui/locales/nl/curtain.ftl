### Het gordijn tussen twee spelers.

curtain-pass = Geef het apparaat aan { $name }
curtain-look-away = De anderen kijken weg!
curtain-ready = { $name } is klaar
curtain-hold = Houd ingedrukt om te kijken
curtain-hold-about = Houd de muisknop of de spatiebalk ingedrukt. Laat je los, dan zijn je locomotieven weer verborgen.
curtain-since = Sinds je vorige beurt
curtain-so-far = Tot nu toe
curtain-first-turn = Jij begint. Er is nog niets gebeurd.
curtain-nothing = Sindsdien is er niets gebeurd.
curtain-show-again = Nog eens tonen
curtain-watching = Wat er sindsdien gebeurde
curtain-end = Het spel is afgelopen. Iedereen mag kijken!
