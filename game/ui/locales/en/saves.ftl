### Saved games.

saves-title = Saved games
saves-empty = There are no saved games yet.
saves-column-when = When
saves-column-players = Players
saves-column-state = State
saves-unfinished = Turn { $turn }
saves-finished = Finished: { $names } with { count-points }
saves-continue = Continue
saves-replay = Replay
saves-delete = Delete
saves-delete-ask = Delete the game of { $when } for good?
saves-delete-yes = Delete
saves-deleted = The game is deleted.
saves-delete-failed = The game could not be deleted.
saves-broken = This file is damaged or no saved game (line { $line }).
saves-broken-rule = Line { $line } is against the rules: { $reason }
saves-unreadable = This file cannot be read.
saves-torn = The last move was cut off and is lost. The game goes on before it.
saves-kept-in = Folder: { $folder }
