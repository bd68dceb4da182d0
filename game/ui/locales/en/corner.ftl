### A table of the LAN: what everybody there should know.

corner-chat = Chat (C)
corner-pause = Pause for everybody
corner-go-on = Go on
corner-onlookers = Watching: { $names }

## The connection to the host.

corner-lost = The host is out of reach
corner-lost-about = For { $seconds } s so far; it keeps trying. Nothing can be confirmed meanwhile.
corner-lost-wait = No connection: nothing can be confirmed now.
corner-closed-about = If the host continues it, you come back by yourself.

## Pause.

corner-paused = Paused
corner-paused-about = Nobody can move until somebody goes on.
corner-paused-wait = The game is paused: nothing can be confirmed.

## Somebody is away.

corner-away = { $name } is away
corner-away-wait = The seat is kept; play goes on until its turn.
corner-away-turn = Everybody waits: it is this seat’s turn.
corner-away-bot = A bot plays this seat for now.
corner-seat-away = Away; the seat is kept.
corner-seat-click = Click to decide what to do.
corner-note-away = Away
corner-wait = Wait
corner-bot = Bot for now
corner-remove = Bot for good
corner-remove-ask = Shall a bot have the seat of { $name } from now on? { $name } cannot take it back.

## The host's disk.

corner-full = The host’s disk takes no more
corner-full-about = Play goes on, but this game is not being saved any more.

## The clock.

corner-clock-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
corner-clock-nothing = When the time is over, nothing happens.
corner-clock-bot = When the time is over, a bot makes the move.
