### Het titelscherm.

title-game = Paris Connection
title-tagline = Leg sporen aan, houd de juiste aandelen
title-quick = Snel spel
title-learn = Leren spelen
title-play = Nieuw spel
title-play-about = 3 tot 6 spelers aan dit scherm
title-continue = Verder spelen
title-continue-about = { $names } · beurt { $turn }
title-saved = Bewaarde spellen
title-replay = Spel terugkijken
title-settings = Instellingen
title-book = Regelboek
title-keys = Toetsen
title-quit = Stoppen
title-quit-ask = Het spel afsluiten?
title-name = Camille
title-language = Taal
title-version = Versie { $version }
title-lan = LAN-party
title-hosting = Tafel weer openen
