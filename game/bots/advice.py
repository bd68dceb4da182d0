"""A move with the reasons for it, in facts that the screen can put into words. Types alone."""

from enum import StrEnum
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.companies import Company


class MoveAim(StrEnum):
    """What a move is for."""

    CITIES = "cities"  # raise a company's value
    APPROACH = "approach"  # come nearer to a city
    MARSEILLE = "marseille"  # come to the end of the game, or nearer to it
    BLOCK = "block"  # take a city away from another company
    WASTE = "waste"  # use up a company's locomotives where they bring nothing
    WAIT = "wait"  # change as little as possible
    GROW = "grow"  # one locomotive for two
    SWAP = "swap"  # one locomotive for a better one


class Advice(NamedTuple):
    """What a bot would do, how likely it then wins, and why it thinks so."""

    action: Action
    aim: MoveAim
    chance: float  # to win, between 0 and 1
    company: Company  # that is built or taken
    points: int  # that the company's value rises by
    held: int  # of that company, in the own portfolio before the move
    others: float  # of that company, what each of the others holds on average
    victim: Company | None  # for a blocking move, the company that would have come to the city
    ahead: bool = False  # whether the seat leads now, with hands for the others as supposed
