"""What a lesson is made of: beats, each with its words, where to look, and when it is done.

Pure: no drawing, no input.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from game.board import Hex
from game.rules.actions import Action
from game.rules.companies import Company
from game.rules.draft import Draft
from game.rules.prospects import steps_to
from game.rules.reasons import Rule
from game.ui.table.plan import Plan


class Where(StrEnum):
    """What of the table is pointed out."""

    CARD = "card"
    HEX = "hex"
    RACK = "rack"
    CONFIRM = "confirm"
    TAKE_BACK = "take back"  # all of it


class LessonTarget(NamedTuple):
    """One thing to look at; a rack without a company is the whole of it."""

    where: Where
    company: Company | None = None
    hex: Hex | None = None


class PupilState(NamedTuple):
    """What the coach sees of the player."""

    plan: Plan
    pointed: Hex | None = None
    asked: bool = False  # to confirm once more
    guess: Company | None = None  # of the own rack, where nothing is given


class LessonBeat(NamedTuple):
    """A part of a step: some words, where to look, and whether the player has done it."""

    words: str
    target: Callable[[PupilState], LessonTarget | None]
    done: Callable[[PupilState], bool]
    once: bool = False  # done for good, even if it is taken back
    trading: bool = False  # a card means what is taken, not what is built with
    guessing: bool = False  # a locomotive of the rack is an answer, not a trade


class LessonStep(NamedTuple):
    """One lesson; the last of its beats is over when the move is done, if there is a move."""

    name: str
    title: str
    beats: tuple[LessonBeat, ...]
    praise: str
    about: tuple[Hex, ...] = ()  # what must be seen of the map
    accepts: Callable[[Action], bool] = lambda action: False
    named: bool = False  # the praise speaks of the last player by name


# The move itself ends this beat: then the game has gone on.
CONFIRM = LessonBeat("learn-confirm", lambda look: LessonTarget(Where.CONFIRM), lambda look: False)


def card(words: str, company: Company) -> LessonBeat:
    """Choose a company to build with."""
    return LessonBeat(
        words, lambda look: LessonTarget(Where.CARD, company), lambda look: _with(look, company)
    )


def lay(words: str, way: tuple[Hex, ...], count: int) -> LessonBeat:
    """Lay so many locomotives anywhere; the next hex of a way is pointed out."""

    def target(look: PupilState) -> LessonTarget | None:
        free = look.plan.planned.open_hexes() if look.plan.planned else []
        place = next((place for place in way if place in free), max(free, default=None, key=_south))
        return LessonTarget(Where.HEX, hex=place) if place else None

    def enough(look: PupilState) -> bool:
        return look.plan.planned is not None and len(look.plan.planned.hexes) >= count

    return LessonBeat(words, target, enough)


def reach(words: str, city: Hex) -> LessonBeat:
    """Build to a city; whoever cannot come there any more is shown the way back."""

    def target(look: PupilState) -> LessonTarget | None:
        planned = look.plan.planned
        if planned is None:
            return None
        place = _step_towards(planned, city)
        return LessonTarget(Where.HEX, hex=place) if place else LessonTarget(Where.TAKE_BACK)

    def there(look: PupilState) -> bool:
        return look.plan.planned is not None and city in look.plan.planned.hexes

    return LessonBeat(words, target, there)


def point(words: str, place: Hex, rule: Rule) -> LessonBeat:
    """Point at a hex that is closed, and read why."""

    def read(look: PupilState) -> bool:
        reason = look.plan.why_not(place) if look.pointed == place else None
        return reason is not None and reason.rule is rule

    return LessonBeat(words, lambda look: LessonTarget(Where.HEX, hex=place), read, once=True)


def give(words: str, company: Company) -> LessonBeat:
    """Give a locomotive of the own rack."""
    return LessonBeat(
        words,
        lambda look: LessonTarget(Where.RACK, company),
        lambda look: look.plan.give is company,
    )


def take(words: str, company: Company, count: int, *, once: bool = False) -> LessonBeat:
    """Take so many of a company."""
    return LessonBeat(
        words,
        lambda look: LessonTarget(Where.CARD, company),
        lambda look: (look.plan.take, look.plan.count) == (company, count),
        once,
        trading=True,
    )


def guess(words: str, company: Company) -> LessonBeat:
    """Find a company in the own rack."""
    return LessonBeat(
        words,
        lambda look: LessonTarget(Where.RACK),
        lambda look: look.guess is company,
        once=True,
        guessing=True,
    )


def _with(look: PupilState, company: Company) -> bool:
    return look.plan.planned is not None and look.plan.planned.company is company


def _south(place: Hex) -> tuple[int, int]:
    return place.r, place.q


def _step_towards(planned: Draft, city: Hex) -> Hex | None:
    """The first hex of a shortest way that the rest of a build can go; none if it is too far."""
    goal = planned.table.board.grid.spots[city].bit
    free = planned.open_hexes()
    if city in free:
        return city
    ways = {place: steps_to(planned.place(place), goal) for place in free}
    near = {place: steps for place, steps in ways.items() if steps and steps < planned.room}
    return min(near, key=lambda place: (near[place], -place.r, place), default=None)
