"""A finished game, watched again."""
