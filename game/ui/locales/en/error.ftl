### What can go wrong.

error-read-only = Nothing can be saved here: the disk is full or read-only. You can go on playing.
error-settings-broken = The settings could not be read. They were put aside as { $file }, and you start with fresh ones.
error-settings-not-saved = The settings could not be saved.
