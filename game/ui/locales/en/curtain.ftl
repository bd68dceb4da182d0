### The curtain between two players.

curtain-pass = Pass the device to { $name }
curtain-look-away = Everyone else, look away!
curtain-ready = { $name } is ready
curtain-since = Since your last turn
curtain-before = Before your first turn
curtain-first-turn = You have the first turn. Nothing has happened yet.
curtain-show-again = Show it again
