### L’écran-titre.

title-game = Paris Connection
title-tagline = Pose tes voies, garde les bonnes actions
title-quick = Partie rapide
title-learn = Initiation
title-play = Nouvelle partie
title-play-about = De 3 à 6 joueurs sur cet écran
title-continue = Continuer
title-continue-about = { $names } · tour { $turn }
title-saved = Parties enregistrées
title-replay = Revoir une partie
title-settings = Réglages
title-book = Règles
title-keys = Touches
title-quit = Quitter
title-quit-ask = Quitter le jeu ?
title-name = Camille
title-language = Langue
title-version = Version { $version }
title-lan = Partie en réseau
title-hosting = Rouvrir la table
