### Saved games.

saves-title = Saved games
saves-empty = There are no saved games yet.
saves-unfinished = Turn { $turn }
saves-over = Finished
saves-continue = Continue
saves-replay = Replay
saves-delete = Delete
saves-delete-ask = Delete the game of { $names } ({ $when }) for good?
saves-delete-yes = Delete
saves-delete-failed = The game could not be deleted.
saves-broken = This file is damaged or no saved game (line { $line }).
saves-broken-rule = Line { $line } is against the rules: { $reason }
saves-unreadable = This file cannot be read.
saves-board-gone = It was played on the map “{ $board }”, which is missing. Put its file back into { $folder }.
saves-map-missing = The map “{ $board }” is missing
