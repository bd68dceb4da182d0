### Der Titelbildschirm.

title-game = Paris Connection
title-tagline = Strecken bauen, die richtigen Aktien halten
title-play = Spielen
title-play-about = 3 bis 6 Spieler an diesem Bildschirm
title-continue = Weiterspielen
title-continue-about = { $names } · Zug { $turn }
title-saved = Gespeicherte Partien
title-replay = Partie ansehen
title-settings = Einstellungen
title-keys = Tasten
title-quit = Beenden
title-language = Sprache
title-version = Version { $version }
