"""A recommended move with reasons as facts that the window can put into words. Types only."""

from enum import StrEnum
from typing import NamedTuple

from game.rules.actions import Action
from game.rules.companies import Company


class MoveAim(StrEnum):
    """The purpose of a move."""

    CITIES = "cities"  # raise a company's value
    APPROACH = "approach"  # get closer to a city
    MARSEILLE = "marseille"  # reach the goal city, or get closer
    BLOCK = "block"  # take a city before another company does
    WASTE = "waste"  # waste a company's locomotives
    WAIT = "wait"  # change as little as possible
    GROW = "grow"  # one locomotive for two
    SWAP = "swap"  # one locomotive for a better one


class Advice(NamedTuple):
    """What a bot would do, its chance of winning with it, and why."""

    action: Action
    aim: MoveAim
    chance: float  # to win, between 0 and 1
    company: Company  # built or taken
    points: int  # the rise in the company's value
    held: int  # locomotives of that company held before the move
    others: float  # what each other player holds of it on average
    victim: Company | None  # for a blocking move, the company that is blocked
    ahead: bool = False  # whether the seat leads now, judged by the likely hands of others
