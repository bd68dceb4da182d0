"""`main.py doctor`: what is wrong with this computer, or with the game on it."""
