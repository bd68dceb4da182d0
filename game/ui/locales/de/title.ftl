### Der Titelbildschirm.

title-game = Paris Connection
title-tagline = Strecken bauen, die richtigen Aktien halten
title-quick = Schnelle Partie
title-learn = Spielen lernen
title-play = Neue Partie
title-play-about = 3 bis 6 Spieler an diesem Bildschirm
title-continue = Weiterspielen
title-continue-about = { $names } · Zug { $turn }
title-saved = Gespeicherte Partien
title-replay = Partie ansehen
title-settings = Einstellungen
title-book = Regelbuch
title-keys = Tasten
title-quit = Beenden
title-quit-ask = Das Spiel beenden?
title-name = Camille
title-language = Sprache
title-version = Version { $version }
title-lan = LAN-Party
title-hosting = Tisch wieder öffnen
