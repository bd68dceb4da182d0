"""Remarkable moves, for the log: what any observer would say about them.

Uses only the public table and the move itself (R28), so it reveals no secret.
"""

from enum import StrEnum
from typing import NamedTuple

from game.rules.companies import COMPANIES, Company
from game.rules.draft import Draft, draft
from game.rules.events import Built
from game.rules.prospects import end_bits, steps_to
from game.rules.table import Table, Traded

MANY = 3  # locomotives from which a build without points is remarkable
FEW = 5  # locomotives up to which a depot is nearly empty and the end is near


class Manner(StrEnum):
    """What is remarkable about a move."""

    SNATCHES = "snatches"  # takes a city next to another company's line
    HEADS_FOR_THE_END = "heads-for-the-end"
    STARVES = "starves"  # wastes locomotives a company could have grown with
    ASTRAY = "astray"  # leads a company away from the cities
    BUYS_OUT = "buys-out"  # takes the last locomotives of a depot
    HOARDS = "hoards"  # takes more than a player may hold at the end


class Mark(NamedTuple):
    """A remark, and the company it is about."""

    manner: Manner
    company: Company
    city: str = ""


def manner_of(before: Table, move: Built | Traded) -> Mark | None:
    """What is remarkable about a move at this table; usually nothing."""
    if isinstance(move, Traded):
        return _trade(before, move)
    return _snatched(before, move) if any(move.points) else _fruitless(before, move)


def _trade(before: Table, move: Traded) -> Mark | None:
    if move.taken == before.depot(move.take):
        return Mark(Manner.BUYS_OUT, move.take)
    if move.held > max(before.limit, before.held[move.seat]):
        return Mark(Manner.HOARDS, move.take)
    return None


def _snatched(before: Table, move: Built) -> Mark | None:
    """The best city of a build that another company could have entered with its next locomotive."""
    board, found = before.board, []
    for place, points in zip(move.hexes, move.points, strict=True):
        bit = board.grid.spots[place].bit
        for company in COMPANIES:
            beside = before.track.shores[company.order] & bit and before.depot(company)
            if points and beside and company is not move.company:
                found.append((points, Mark(Manner.SNATCHES, company, board[place].name)))
    return max(found, key=lambda one: one[0])[1] if found else None


def _fruitless(before: Table, move: Built) -> Mark | None:
    """A build without points, towards the end or to a company's harm."""
    start = draft(before, move.company)
    done = start
    for place in move.hexes:
        done = done.place(place)
    if _nearer(start, done, end_bits(before), FEW):
        city = next(city.name for city in before.board.cities if city.end)
        return Mark(Manner.HEADS_FOR_THE_END, move.company, city)
    if len(move.hexes) < MANY:
        return None
    if move.depot <= FEW:
        return Mark(Manner.STARVES, move.company)
    cities = before.board.city_bits
    return None if _nearer(start, done, cities) else Mark(Manner.ASTRAY, move.company)


def _nearer(start: Draft, done: Draft, goals: int, near: int | None = None) -> bool:
    """Whether a build shortens the distance to a goal, optionally to at most this."""
    before, after = steps_to(start, goals), steps_to(done, goals)
    if before is None or after is None or after >= before:
        return False
    return near is None or after <= near
