"""Why something is not allowed: the rule's number and what it is about.

One type for the engine's refusal, the tooltip of an unavailable hex, the check of a record and the
network's error. It contains no text; each reader writes its own, in any language.
"""

from enum import StrEnum
from typing import NamedTuple

from game.board import Hex
from game.rules.companies import Company


class Rule(StrEnum):
    """One way to break a rule; `number` is the rule's, as in R19."""

    number: int

    UNKNOWN_COMPANY = "unknown-company", 1
    OFF_THE_MAP = "off-the-map", 2
    VALUE_STOPPED = "value-stopped", 4
    WRONG_STATIONS = "wrong-stations", 6
    BAG_SHORT = "bag-short", 7
    WRONG_SEATS = "wrong-seats", 8
    WRONG_HAND = "wrong-hand", 8
    NO_SUCH_SEAT = "no-such-seat", 10
    OUT_OF_TURN = "out-of-turn", 11
    ONE_ACTION = "one-action", 11
    NOTHING_PLACED = "nothing-placed", 12
    TOO_MANY = "too-many", 12
    DEPOT_EMPTY = "depot-empty", 12
    DEPOT_SHORT = "depot-short", 12
    NOT_ADJACENT = "not-adjacent", 13
    BARRIER = "barrier", 14
    OWN_THERE = "own-there", 15
    RURAL_FULL = "rural-full", 16
    CITY_TAKEN = "city-taken", 17
    PARIS = "paris", 18
    CUT_OFF = "cut-off", 19
    WRONG_VALUE = "wrong-value", 20
    NOT_HELD = "not-held", 21
    SAME_COMPANY = "same-company", 22
    WRONG_COUNT = "wrong-count", 22
    TAKE_SHORT = "take-short", 22
    AFTER_THE_END_CITY = "after-the-end-city", 24
    ENDED_BY_CITY = "ended-by-city", 24
    NOT_ENDED_BY_CITY = "not-ended-by-city", 24
    ENDED_BY_DEPOTS = "ended-by-depots", 25
    NOT_ENDED_BY_DEPOTS = "not-ended-by-depots", 25
    WRONG_SCORE = "wrong-score", 26
    WRONG_WINNERS = "wrong-winners", 27
    STILL_BUILDABLE = "still-buildable", 30
    ENDED_BY_AGREEMENT = "ended-by-agreement", 30

    def __new__(cls, value: str, number: int) -> "Rule":
        """A member that equals its code and has its rule's number."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.number = number
        return member


class Reason(NamedTuple):
    """A broken rule, with everything a sentence about it can need."""

    rule: Rule
    company: Company | None = None  # the company acted with
    hex: Hex | None = None
    place: str = ""  # the name of the city or station there
    others: tuple[Company, ...] = ()  # companies in the way, or cut off
    asked: int | None = None  # the number asked for or written
    actual: int | None = None  # the actual or correct number
    seat: int | None = None
