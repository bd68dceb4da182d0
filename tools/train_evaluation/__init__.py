"""Trains the evaluation of the hard bot; see `__main__` for how to run it."""
