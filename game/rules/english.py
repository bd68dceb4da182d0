"""Reasons in plain English, for the command line, logs and failing tests.

The screen does not use this: it says the same reasons in the player's language.
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
    """What is wrong, as a person would say it."""
    where, others = _where(reason), listed(reason.others)
    company, asked, actual = reason.company, reason.asked, reason.actual
    match reason.rule:
        case Rule.UNKNOWN_COMPANY:
            return f"there is no company called {reason.place!r}"
        case Rule.OFF_THE_MAP:
            return f"{where} is not on the map"
        case Rule.VALUE_STOPPED:
            return f"the value of {company} passes {asked} and goes on counting: it is {actual}"
        case Rule.WRONG_STATIONS:
            return "every company stands on a start hex of its own, one company each"
        case Rule.BAG_SHORT:
            return f"{asked} of {company} were drawn, but only {actual} are in the bag"
        case Rule.WRONG_SEATS:
            return f"the game is for 3 to 6 players, not {asked}"
        case Rule.WRONG_HAND:
            return f"seat {reason.seat} draws {actual} locomotives, not {asked}"
        case Rule.NO_SUCH_SEAT:
            return f"there is no seat {reason.seat}: they are 0 to {actual}"
        case Rule.OUT_OF_TURN:
            return f"it is the turn of seat {actual}, not of seat {reason.seat}"
        case Rule.ONE_ACTION:
            return "a turn is exactly one action, a build or a trade; nobody may pass"
        case Rule.NOTHING_PLACED:
            return f"a build places at least one locomotive of {company}"
        case Rule.TOO_MANY:
            return f"a build places at most {actual} locomotives"
        case Rule.DEPOT_EMPTY:
            return f"the depot of {company} is empty"
        case Rule.DEPOT_SHORT:
            return f"the depot of {company} holds only {actual}"
        case Rule.NOT_ADJACENT:
            return f"{where} is next to no locomotive of {company}"
        case Rule.BARRIER:
            return f"a barrier parts {where} from the locomotives of {company}"
        case Rule.OWN_THERE:
            return f"{company} already stands in {where}"
        case Rule.RURAL_FULL:
            return f"{where} is full: {others} stand there"
        case Rule.CITY_TAKEN:
            return f"{where} already has a locomotive, of {others}"
        case Rule.PARIS:
            return "nothing is built in Paris"
        case Rule.CUT_OFF:
            return f"building in {where} would cut {others} off from every empty city"
        case Rule.WRONG_VALUE:
            return f"the value of {company} is {actual}, not {asked}"
        case Rule.NOT_HELD:
            return f"the player holds no locomotive of {company} to give"
        case Rule.SAME_COMPANY:
            return f"what is taken must be of another company than {company}, which was given"
        case Rule.WRONG_COUNT:
            return f"one or two locomotives are taken, not {asked}"
        case Rule.TAKE_SHORT:
            return f"the depot of {company} holds {actual}, so {asked} cannot be taken"
        case Rule.AFTER_THE_END_CITY:
            return "the placement that ends the game is the last of its build"
        case Rule.ENDED_BY_CITY:
            return "the game is over: a company has reached the end"
        case Rule.NOT_ENDED_BY_CITY:
            return "the game has not ended by a company that reached the end"
        case Rule.ENDED_BY_DEPOTS:
            return "the game is over: at most one depot holds locomotives"
        case Rule.NOT_ENDED_BY_DEPOTS:
            return "the game has not ended by empty depots"
        case Rule.WRONG_SCORE:
            return f"seat {reason.seat} scores {actual}, not {asked}"
        case Rule.WRONG_WINNERS:
            return "the winners are those with the most points, and only those"
        case _:
            assert_never(reason.rule)


def _where(reason: Reason) -> str:
    return reason.place or f"the hex at {reason.hex}"
