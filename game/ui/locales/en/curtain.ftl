### The curtain between two players.

curtain-pass = Pass the device to { $name }
curtain-look-away = Everyone else, look away!
curtain-ready = { $name } is ready
curtain-hold = Hold to look
curtain-hold-about = Hold down the mouse button or the space bar. When you let go, your locomotives are hidden again.
curtain-since = Since your last turn
curtain-so-far = So far
curtain-first-turn = You have the first turn. Nothing has happened yet.
curtain-nothing = Nothing has happened since.
curtain-show-again = Show it again
curtain-watching = What happened since
curtain-end = The game is over. Everyone may look!
