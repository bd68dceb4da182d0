"""Plain `main.py`: says what the program can do so far."""

import argparse


def welcome(parser: argparse.ArgumentParser) -> int:
    """The commands that there are."""
    print("Paris Connection: the rules, the map of France and game records are here;")
    print("the window to play in is still to come. What can be done so far:\n")
    print(parser.format_help())
    return 0
