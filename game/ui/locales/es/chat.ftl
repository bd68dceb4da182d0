### El chat.

chat-title = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo…
chat-send = Enviar (Intro)
chat-phrases = Frases rápidas (flecha arriba)
chat-onlooker = { $name } (mira)

## Frases que cada cual lee en su idioma.

chat-phrase-hello = ¡Hola!
chat-phrase-your-turn = Te toca.
chat-phrase-moment = Un momento, por favor.
chat-phrase-hurry = ¿Seguimos?
chat-phrase-well-played = ¡Bien jugado!
chat-phrase-oops = ¡Ups!
chat-phrase-thanks = ¡Gracias!
chat-phrase-good-game = ¡Buena partida!
chat-phrase-another = ¿Otra?
chat-phrase-back = Ya he vuelto.
chat-phrase-time-up = Se me acabó el tiempo: un bot ha jugado por mí.
chat-phrase-bot-played = Mientras no estaba, un bot ha jugado por mí.
chat-phrase-paused = He puesto la partida en pausa.
chat-phrase-resumed = Seguimos.
