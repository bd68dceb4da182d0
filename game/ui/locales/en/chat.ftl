### The chat.

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something…
chat-send = Send (Enter)
chat-phrases = Quick phrases (arrow up)
chat-onlooker = { $name } (watching)

## Phrases that every reader sees in their own language.

chat-phrase-hello = Hello!
chat-phrase-your-turn = It’s your turn.
chat-phrase-moment = One moment, please.
chat-phrase-hurry = Shall we go on?
chat-phrase-well-played = Well played!
chat-phrase-oops = Oops!
chat-phrase-thanks = Thank you!
chat-phrase-good-game = Good game!
chat-phrase-another = Another one?
chat-phrase-back = I’m back.
chat-phrase-time-up = My time was up: a bot has moved for me.
chat-phrase-bot-played = While I was away, a bot played for me.
chat-phrase-paused = I have paused the game.
chat-phrase-resumed = On we go.
