"""Paris Connection: the game itself, without the network."""

__version__ = "0.1.0"
