### Pausing, saved games, and what can go wrong.

pause-title = Pause
pause-resume = Back to the table
pause-saved = The game is saved after every move.
pause-settings = Settings
pause-keys = Keys
pause-title-screen = Title
pause-quit = Quit
pause-quit-ask = Quit now? You can continue the game later.

saves-title = Saved games
saves-empty = There are no saved games yet.
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

error-title = Something went wrong
error-read-only = Nothing can be saved here: the disk is full or read-only. You can go on playing.
error-settings-broken = The settings could not be read. They were put aside as { $file }, and you start with fresh ones.
error-settings-not-saved = The settings could not be saved.
error-no-sound = No sound device was found. The game stays silent.
error-record = The record could not be saved.
error-file-missing = The file { $file } does not exist.
error-unexpected = Something went wrong. Your game is saved up to the last move.
