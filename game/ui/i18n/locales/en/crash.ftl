### The screen that comes up after an error.

# new
crash-title = Something went wrong
# new
crash-window = The game ran into an error and couldn’t continue.
# new
crash-title-screen = The title screen couldn’t be shown because of an error.
# new
crash-background = Something in the background ran into an error. You can keep playing.
# new
crash-background-network = The part of the game that handles the network ran into an error. You can keep playing.
# new
crash-background-bots = The part of the game that plays for the bots ran into an error. You can keep playing.
# new
crash-saved = Your game is saved. Choose { $button } on the title screen.
# new
crash-unsaved = Your latest moves aren’t saved yet: the disk is full or read-only. Free some space and leave the game open; saving is retried automatically.
# new
crash-host = Your table is saved. Choose { $button } on the title screen, and everyone will rejoin automatically.
# new
crash-host-unsaved = The latest moves at your table aren’t saved yet: the disk is full or read-only. Free some space before you go back to the title screen.
# new
crash-table-closes = Your table will close when you go back to the title screen.
# new
crash-guest = Your seat is reserved. Choose { $button } on the title screen to rejoin the game.
# new
crash-back-to-title = Back to the title
# new
crash-keep-playing = Keep playing
# new
crash-show-report = Show the report
# new
crash-report = Error report
# new
crash-report-about = Please include this text when you report the problem. It contains no join codes and nobody’s locomotives.
# new
crash-copy = Copy
# new
crash-copied = Copied to the clipboard.
# new
crash-copy-failed = The text could not be copied.
# new
crash-open-folder = Open the folder
# new
crash-folder-failed = The folder could not be opened. It is at { $folder }
# new
crash-begun = You haven’t made a move in this game yet, so nothing is lost. You’ll find it under { $button } on the title screen.
# new
crash-way-back = Your game is safe. If you go back to the title screen, choose { $button } there to return to it.
