### La pantalla de título.

title-game = Paris Connection
title-tagline = Tiende las vías, guarda las mejores acciones
title-quick = Partida rápida
title-learn = Tutorial
title-play = Partida nueva
title-play-about = De 3 a 6 jugadores en esta pantalla
title-continue = Continuar
title-continue-about = { $names } · turno { $turn }
title-saved = Partidas guardadas
title-replay = Ver una partida
title-settings = Ajustes
title-book = Reglas
title-keys = Teclas
title-quit = Salir
title-quit-ask = ¿Salir del juego?
title-name = Camille
title-language = Idioma
title-version = Versión { $version }
title-lan = Partida en red
title-hosting = Reabrir la mesa
