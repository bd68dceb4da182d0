### De chat.

chat-title = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-write = Zeg iets…
chat-send = Versturen (Enter)
chat-phrases = Korte zinnen (pijl omhoog)
chat-onlooker = { $name } (kijkt)

## Zinnen die iedereen in de eigen taal leest.

chat-phrase-hello = Hallo!
chat-phrase-your-turn = Jij bent aan de beurt.
chat-phrase-moment = Een ogenblikje.
chat-phrase-hurry = Gaan we verder?
chat-phrase-well-played = Goed gespeeld!
chat-phrase-oops = Oeps!
chat-phrase-thanks = Bedankt!
chat-phrase-good-game = Leuk potje!
chat-phrase-another = Nog een keer?
chat-phrase-back = Ik ben er weer.
chat-phrase-time-up = Mijn tijd was om: een bot heeft voor mij gespeeld.
chat-phrase-bot-played = Terwijl ik weg was, heeft een bot voor mij gespeeld.
chat-phrase-paused = Ik heb het spel stilgezet.
chat-phrase-resumed = We gaan verder.
