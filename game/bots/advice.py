"""A recommended move with reasons as facts that the window can put into words, and which moves to
recommend together."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from game.rules.actions import Action, Trade
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


class MoveKind(StrEnum):
    """What a player does with a turn."""

    BUILD = "build"
    TRADE = "trade"
    WAIT = "wait"


CLEARLY_BETTER = 0.15  # of the chance to win: a kind that is so much worse is no hint


def kind_of(action: Action, aim: MoveAim) -> MoveKind:
    """The kind of a move; one that changes as little as possible waits."""
    if aim is MoveAim.WAIT:
        return MoveKind.WAIT
    return MoveKind.TRADE if isinstance(action, Trade) else MoveKind.BUILD


def varied(advice: Iterable[Advice], count: int) -> list[Advice]:
    """The best moves, of different kinds unless one kind is clearly better, the best first.

    Where kinds are few, another company or aim counts as different too.
    """
    ranked = sorted(advice, key=lambda one: -one.chance)
    near = [one for one in ranked if ranked[0].chance - one.chance <= CLEARLY_BETTER]
    chosen = _first_of_each(near, [kind_of(one.action, one.aim) for one in near])[:count]
    others = [one for one in ranked if one not in chosen]
    known = {(one.company, one.aim) for one in chosen}
    new = [one for one in others if (one.company, one.aim) not in known]
    chosen += _first_of_each(new, [f"{one.company} {one.aim}" for one in new])
    chosen += [one for one in others if one not in chosen]
    return sorted(chosen[:count], key=lambda one: -one.chance)


def _first_of_each(advice: Sequence[Advice], kinds: Sequence[str]) -> list[Advice]:
    first = dict(zip(reversed(kinds), reversed(advice), strict=True))
    return [one for one, kind in zip(advice, kinds, strict=True) if first[kind] is one]
