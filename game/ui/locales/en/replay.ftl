### Watching a game again.

replay-title = Replay
replay-choose = Choose a game to watch
replay-play = Play
replay-again = From the start
replay-pause = Pause
replay-forward = One move on
replay-back = One move back
replay-first = To the start
replay-last = To the end
replay-speed = Speed { $times }x
replay-position = Turn { $turn } of { $turns }
replay-start = The start
replay-open = All locomotives are shown: this game is over.
replay-hidden = This game is not over: the locomotives stay hidden.
replay-leave = Leave
replay-count = To the count
