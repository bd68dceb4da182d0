"""Players that are given a seat's view and nothing else, and answer with an action."""
