"""The tunes of the game, in our own notation."""
