"""The parts of a lesson: beats, each with a text, a target to look at, and when it is done.

Pure: no drawing, no input.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from game.board import Hex
from game.rules.actions import Action
from game.rules.companies import Company
from game.rules.draft import Draft
from game.rules.prospects import steps_to
from game.rules.reasons import Rule
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnRack


class TablePart(Enum):
    """A part of the table that is not about one company or hex."""

    RACK = auto()
    CONFIRM = auto()
    UNDO_ALL = auto()


LessonTarget = OnHex | OnCard | OnRack | TablePart  # what the player should look at


class PupilState(NamedTuple):
    """What the coach knows about the player."""

    plan: Plan
    pointed: Hex | None = None
    guess: Company | None = None


class LessonBeat(NamedTuple):
    """One thing to do in a lesson."""

    text: str  # the key of what the coach asks for
    target: Callable[[PupilState], LessonTarget | None]
    done: Callable[[PupilState], bool]
    once: bool = False  # stays done when it is undone
    trading: bool = False  # a card is for taking, not for building
    guessing: bool = False  # a locomotive of the rack is an answer, not a trade


class LessonStep(NamedTuple):
    """One lesson; if it has a move, the move ends its last beat."""

    name: str  # also of its title and its praise
    beats: tuple[LessonBeat, ...]
    about: tuple[Hex, ...] = ()  # what must be visible of the map
    accepts: Callable[[Action], bool] = lambda action: False
    named: bool = False  # the praise names the last player


# Never done: the move ends the lesson.
CONFIRM = LessonBeat("learn-confirm", lambda pupil: TablePart.CONFIRM, lambda pupil: False)


def card(text: str, company: Company) -> LessonBeat:
    """Choose a company to build with."""

    def done(pupil: PupilState) -> bool:
        planned = pupil.plan.planned
        return planned is not None and planned.company is company

    return LessonBeat(text, lambda pupil: OnCard(company), done)


def place(text: str, way: tuple[Hex, ...], count: int) -> LessonBeat:
    """Place a number of locomotives anywhere; the target is the next hex of a way."""

    def target(pupil: PupilState) -> LessonTarget | None:
        free = pupil.plan.planned.open_hexes() if pupil.plan.planned else []
        southernmost = max(free, default=None, key=lambda one: (one.r, one.q))
        found = next((one for one in way if one in free), southernmost)
        return OnHex(found) if found else None

    def done(pupil: PupilState) -> bool:
        return pupil.plan.planned is not None and len(pupil.plan.planned.hexes) >= count

    return LessonBeat(text, target, done)


def reach(text: str, city: Hex) -> LessonBeat:
    """Build to a city; the target is the undo button when the build cannot reach it any more."""

    def target(pupil: PupilState) -> LessonTarget | None:
        if pupil.plan.planned is None:
            return None
        found = _step_towards(pupil.plan.planned, city)
        return OnHex(found) if found else TablePart.UNDO_ALL

    def done(pupil: PupilState) -> bool:
        return pupil.plan.planned is not None and city in pupil.plan.planned.hexes

    return LessonBeat(text, target, done)


def point(text: str, closed: Hex, rule: Rule) -> LessonBeat:
    """Point at a closed hex and read why it is closed."""

    def done(pupil: PupilState) -> bool:
        reason = pupil.plan.why_not(closed) if pupil.pointed == closed else None
        return reason is not None and reason.rule is rule

    return LessonBeat(text, lambda pupil: OnHex(closed), done, once=True)


def give(text: str, company: Company) -> LessonBeat:
    """Give a locomotive of the rack."""
    return LessonBeat(text, lambda pupil: OnRack(company), lambda pupil: pupil.plan.give is company)


def take(text: str, company: Company, count: int, *, once: bool = False) -> LessonBeat:
    """Take a number of locomotives of a company."""

    def done(pupil: PupilState) -> bool:
        return (pupil.plan.take, pupil.plan.count) == (company, count)

    return LessonBeat(text, lambda pupil: OnCard(company), done, once, trading=True)


def guess(text: str, company: Company) -> LessonBeat:
    """Find a company in the rack."""

    def done(pupil: PupilState) -> bool:
        return pupil.guess is company

    return LessonBeat(text, lambda pupil: TablePart.RACK, done, once=True, guessing=True)


def _step_towards(planned: Draft, city: Hex) -> Hex | None:
    """The first hex of a shortest way to a city; None if the build is too short for it."""
    goal = planned.table.board.grid.spots[city].bit
    free = planned.open_hexes()
    if city in free:
        return city
    ways = {one: steps_to(planned.place(one), goal) for one in free}
    near = {one: steps for one, steps in ways.items() if steps and steps < planned.room}
    return min(near, key=lambda one: (near[one], -one.r, one), default=None)
