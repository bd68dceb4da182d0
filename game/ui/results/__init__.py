"""The end of a game: scores, charts and standings."""
