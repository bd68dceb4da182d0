### The title screen.

title-game = Paris Connection
title-tagline = Lay the lines, hold the right shares
title-quick = Quick game
title-learn = Learn to play
title-play = New game
title-play-about = 3 to 6 players at this screen
title-continue = Continue
title-continue-about = { $names } · turn { $turn }
title-saved = Saved games
title-replay = Watch a replay
title-settings = Settings
title-book = Rulebook
title-keys = Keys
title-quit = Quit
title-quit-ask = Quit the game?
title-name = Camille
title-language = Language
title-version = Version { $version }
title-lan = LAN party
title-hosting = Continue hosting
