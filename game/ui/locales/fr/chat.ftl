### La discussion.

chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose…
chat-send = Envoyer (Entrée)
chat-phrases = Phrases rapides (flèche haut)
chat-onlooker = { $name } (regarde)

## Des phrases que chacun lit dans sa langue.

chat-phrase-hello = Bonjour !
chat-phrase-your-turn = C’est à toi.
chat-phrase-moment = Un instant, s’il te plaît.
chat-phrase-hurry = On continue ?
chat-phrase-well-played = Bien joué !
chat-phrase-oops = Oups !
chat-phrase-thanks = Merci !
chat-phrase-good-game = Belle partie !
chat-phrase-another = On en refait une ?
chat-phrase-back = Me revoilà.
chat-phrase-time-up = Mon temps était écoulé : un bot a joué pour moi.
chat-phrase-bot-played = Pendant mon absence, un bot a joué pour moi.
chat-phrase-paused = J’ai mis la partie en pause.
chat-phrase-resumed = On continue.
