"""Bots: players that get only a seat's view and answer with an action."""
