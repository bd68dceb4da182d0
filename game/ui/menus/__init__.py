"""Title, new game, saved games, settings, controls and pause."""
