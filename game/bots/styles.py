"""Styles of play: what a person prefers among moves of nearly the same worth.

A style adds to the worth of a move at most a fixed bonus, in the unit of the worths: chances of
winning, or for the easy bot whims. So it decides only where moves are close.
"""

from collections.abc import Sequence
from typing import assert_never

from game.bots.advice import MoveAim
from game.bots.candidates import Candidate, stake
from game.bots.people import Style
from game.rules.actions import Trade
from game.rules.companies import COMPANIES, LARGEST_BUILD, Company, PerCompany
from game.rules.draft import Draft
from game.rules.table import Table

MOST_CHANCE = 0.015  # the largest bonus in chances of winning


def tilted(
    style: Style | None,
    candidates: Sequence[Candidate],
    worths: Sequence[float],
    table: Table,
    own: PerCompany,
    most: float,
) -> list[float]:
    """The worths of moves with the bonus of a style, at most `most` each."""
    if style is None:
        return [*worths]
    return [
        worth + most * liking(style, candidate, table, own)
        for candidate, worth in zip(candidates, worths, strict=True)
    ]


def liking(style: Style, candidate: Candidate, table: Table, own: PerCompany) -> float:
    """How much a style likes a move, from 0 to 1."""
    move = candidate.move
    match style:
        case Style.BUILDER:
            return _of_builder(candidate)
        case Style.HOARDER:
            return _of_hoarder(move, own)
        case Style.SPECULATOR:
            return _of_speculator(move, table)
        case Style.BLOCKER:
            return _of_blocker(candidate, table, own)
        case Style.GAMBLER:
            return _of_gambler(candidate, own)
        case _:
            assert_never(style)


def _of_builder(candidate: Candidate) -> float:
    """Long lines towards cities."""
    move = candidate.move
    if not isinstance(move, Draft) or candidate.aim in (MoveAim.WASTE, MoveAim.WAIT):
        return 0.0
    return 0.4 + 0.6 * len(move.hexes) / LARGEST_BUILD


def _of_hoarder(move: Draft | Trade, own: PerCompany) -> float:
    """More of the company held most, which is never given."""
    most = max(own)
    if isinstance(move, Draft):
        return 0.3 * own[move.company.order] / most
    if own[move.give.order] == most:
        return 0.0
    return own[move.take.order] / most


def _of_speculator(move: Draft | Trade, table: Table) -> float:
    """Two for one, of companies that are still cheap."""
    if isinstance(move, Draft):
        return 0.0
    dearer = sum(value > table.values[move.take.order] for value in table.values)
    return (0.3 if move.count == 2 else 0.0) + 0.7 * dearer / (len(COMPANIES) - 1)


def _of_blocker(candidate: Candidate, table: Table, own: PerCompany) -> float:
    """Whatever hinders the company that the others hold most of."""
    move = candidate.move
    if candidate.aim is MoveAim.BLOCK:
        return 1.0
    if isinstance(move, Trade):
        emptied = move.count == table.depot(move.take)
        return 0.5 if emptied else 0.0
    if candidate.aim is MoveAim.WASTE and move.company is rival(table, own):
        return 0.8
    return 0.0


def _of_gambler(candidate: Candidate, own: PerCompany) -> float:
    """A rush to the end, everything placed on one company."""
    move = candidate.move
    if candidate.aim is MoveAim.MARSEILLE:
        return 1.0
    if isinstance(move, Draft):
        return 0.4 if len(move.hexes) == LARGEST_BUILD else 0.0
    return 0.6 if move.count == 2 and own[move.take.order] == max(own) else 0.0


def rival(table: Table, own: PerCompany) -> Company:
    """The most valuable company for the others: worth most for what they hold more of it."""
    return min(COMPANIES, key=lambda one: stake(table, own, one) * (table.values[one.order] + 1))
