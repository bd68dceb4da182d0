### Der Chat.

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas …
chat-send = Senden (Eingabe)
chat-phrases = Kurze Sätze (Pfeil hoch)
chat-onlooker = { $name } (schaut zu)

## Sätze, die alle in ihrer eigenen Sprache lesen.

chat-phrase-hello = Hallo!
chat-phrase-your-turn = Du bist dran.
chat-phrase-moment = Einen Moment, bitte.
chat-phrase-hurry = Machen wir weiter?
chat-phrase-well-played = Gut gespielt!
chat-phrase-oops = Hoppla!
chat-phrase-thanks = Danke!
chat-phrase-good-game = Schönes Spiel!
chat-phrase-another = Noch eins?
chat-phrase-back = Ich bin wieder da.
chat-phrase-time-up = Meine Zeit war um: Ein Bot hat für mich gezogen.
chat-phrase-bot-played = Während ich weg war, hat ein Bot für mich gespielt.
chat-phrase-paused = Ich habe die Partie angehalten.
chat-phrase-resumed = Es geht weiter.
