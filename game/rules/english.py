"""Reasons in English, for the command line, logs and tests.

The window has translations in its catalogues instead (reason.ftl).
"""

from collections.abc import Sequence
from typing import assert_never

from game.rules.reasons import Reason, Rule


def listed(words: Sequence[str]) -> str:
    """Words as a list: a, b and c."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def counted(number: int, word: str) -> str:
    """A number with its noun: 1 locomotive, 2 locomotives."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def sentence(reason: Reason) -> str:
    """What is wrong, without capital and full stop, so that it can follow a line number."""
    where, others = _where(reason), listed(reason.others)
    company, asked, actual = reason.company, reason.asked, reason.actual
    match reason.rule:
        case Rule.UNKNOWN_COMPANY:
            return f"there is no company called {reason.place!r}"
        case Rule.OFF_THE_MAP:
            return f"{where} is not on the map"
        case Rule.VALUE_STOPPED:
            return f"the value of {company} does not stop at {asked}: it is {actual}"
        case Rule.WRONG_STATIONS:
            return "each company must start at a station of its own"
        case Rule.BAG_SHORT:
            return f"{asked} {company} locomotives were drawn, but only {actual} are in the bag"
        case Rule.WRONG_SEATS:
            return f"the game is for 3 to 6 players, not {asked}"
        case Rule.WRONG_HAND:
            return f"seat {reason.seat} draws {actual} locomotives, not {asked}"
        case Rule.NO_SUCH_SEAT:
            return f"there is no seat {reason.seat}: the seats are 0 to {actual}"
        case Rule.OUT_OF_TURN:
            return f"it is seat {actual}'s turn, not seat {reason.seat}'s"
        case Rule.ONE_ACTION:
            return "a turn is exactly one action: build or trade; passing is not allowed"
        case Rule.NOTHING_PLACED:
            return f"you must place at least one {company} locomotive"
        case Rule.TOO_MANY:
            return f"you can place at most {actual} locomotives in one build"
        case Rule.DEPOT_EMPTY:
            return f"the {company} depot is empty"
        case Rule.DEPOT_SHORT:
            return f"the {company} depot holds only {counted(actual or 0, 'locomotive')}"
        case Rule.NOT_ADJACENT:
            return f"{where} is not next to any {company} locomotive"
        case Rule.BARRIER:
            return f"a barrier separates {where} from the {company} line"
        case Rule.OWN_THERE:
            return f"{company} already has a locomotive {_inside(reason)}"
        case Rule.RURAL_FULL:
            return f"{where} is full: {others} are already there"
        case Rule.CITY_TAKEN:
            return f"{where} is taken: {others} is already there"
        case Rule.PARIS:
            return "you cannot build in Paris"
        case Rule.CUT_OFF:
            return f"building {_inside(reason)} would cut {others} off from every empty city"
        case Rule.WRONG_VALUE:
            return f"the value of {company} is {actual}, not {asked}"
        case Rule.NOT_HELD:
            return f"you have no {company} locomotive to give"
        case Rule.SAME_COMPANY:
            return f"you gave {company}, so you must take from a different company"
        case Rule.WRONG_COUNT:
            return f"you must take one or two locomotives, not {asked}"
        case Rule.TAKE_SHORT:
            held = f"holds only {actual}" if actual else "is empty"
            return f"the {company} depot {held}, so you cannot take {asked}"
        case Rule.AFTER_THE_END_CITY:
            return "no more locomotives can be placed once the goal city has been reached"
        case Rule.ENDED_BY_CITY:
            return "the game is over: a company has reached the goal city"
        case Rule.NOT_ENDED_BY_CITY:
            return "no company has reached the goal city, so the game continues"
        case Rule.ENDED_BY_DEPOTS:
            return "the game is over: no more than one depot still holds locomotives"
        case Rule.NOT_ENDED_BY_DEPOTS:
            return "more than one depot still holds locomotives, so the game continues"
        case Rule.WRONG_SCORE:
            return f"seat {reason.seat} scores {actual}, not {asked}"
        case Rule.WRONG_WINNERS:
            return "only the players with the most points win"
        case Rule.STILL_BUILDABLE:
            return f"{company} can still build, so the players cannot agree to end the game"
        case Rule.ENDED_BY_AGREEMENT:
            return "the game is over: the players agreed to end it"
        case _:
            assert_never(reason.rule)


def _where(reason: Reason) -> str:
    return reason.place or f"the hex at {reason.hex}"


def _inside(reason: Reason) -> str:
    return f"in {reason.place}" if reason.place else f"on the hex at {reason.hex}"
