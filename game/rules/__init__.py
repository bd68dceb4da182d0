"""The rules of the game. Pure: no screen, no socket, no clock; randomness only in setup, from a
seed."""
