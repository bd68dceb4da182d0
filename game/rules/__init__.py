"""The rules of the game, R1 to R29. Pure: no screen, no socket, no clock, chance only in setup."""
