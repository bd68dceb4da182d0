### What can go wrong.

error-title = Something went wrong
error-read-only = Nothing can be saved here: the disk is full or read-only. You can go on playing.
error-settings-broken = The settings could not be read. They were put aside as { $file }, and you start with fresh ones.
error-settings-not-saved = The settings could not be saved.
error-no-sound = No sound device was found. The game stays silent.
error-record = The record could not be saved.
error-file-missing = The file { $file } does not exist.
error-unexpected = Something went wrong. Your game is saved up to the last move.
