"""The lessons of the tutorial, and the beats that they are made of. Draws nothing."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from game.board import Hex
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE, Company
from game.rules.draft import Draft
from game.rules.prospects import steps_to
from game.rules.reasons import Rule
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnRack

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES
AMIENS, LYON, MARSEILLE, PERPIGNAN = Hex(1, -2), Hex(0, 7), Hex(-2, 13), Hex(-7, 15)
LAST_WAY_OUT = Hex(2, 0)  # of the black company
FIRST_LINE = (Hex(0, 2), Hex(0, 3), Hex(0, 4))
TO_LYON = (Hex(0, 5), Hex(0, 6), LYON)
TO_MARSEILLE = (Hex(-2, 10), Hex(-2, 11), Hex(-2, 12), MARSEILLE)
AROUND_PARIS = (Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(2, -1), LAST_WAY_OUT, Hex(2, 1))
MOST_WORTH = PURPLE  # of the player's locomotives at the end


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
    return LessonBeat(
        text, lambda pupil: OnCard(company), lambda pupil: pupil.plan.building is company
    )


def place(text: str, way: tuple[Hex, ...], count: int) -> LessonBeat:
    """Place a number of locomotives anywhere; the target is the next hex of a way."""

    def target(pupil: PupilState) -> LessonTarget | None:
        free = pupil.plan.planned.open_hexes() if pupil.plan.planned else []
        southernmost = max(free, default=None, key=lambda one: (one.r, one.q))
        found = next((one for one in way if one in free), southernmost)
        return OnHex(found) if found else None

    return LessonBeat(text, target, lambda pupil: len(pupil.plan.hexes) >= count)


def reach(text: str, city: Hex) -> LessonBeat:
    """Build to a city; the target is the undo button when the build cannot reach it any more."""

    def target(pupil: PupilState) -> LessonTarget | None:
        if pupil.plan.planned is None:
            return None
        found = _step_towards(pupil.plan.planned, city)
        return OnHex(found) if found else TablePart.UNDO_ALL

    return LessonBeat(text, target, lambda pupil: city in pupil.plan.hexes)


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
    return LessonBeat(
        text,
        lambda pupil: OnCard(company),
        lambda pupil: (pupil.plan.take, pupil.plan.count) == (company, count),
        once,
        trading=True,
    )


def guess(text: str, company: Company) -> LessonBeat:
    """Find a company in the rack."""
    return LessonBeat(
        text,
        lambda pupil: TablePart.RACK,
        lambda pupil: pupil.guess is company,
        once=True,
        guessing=True,
    )


def _step_towards(planned: Draft, city: Hex) -> Hex | None:
    """The first hex of a shortest way to a city; None if the build is too short for it."""
    goal = planned.table.board.grid.spots[city].bit
    free = planned.open_hexes()
    if city in free:
        return city
    ways = {one: steps_to(planned.place(one), goal) for one in free}
    near = {one: steps for one, steps in ways.items() if steps and steps < planned.room}
    return min(near, key=lambda one: (near[one], -one.r, one), default=None)


STEPS = (
    LessonStep(
        "build",
        (
            card("learn-build-card", RED),
            place("learn-build-hexes", FIRST_LINE, len(FIRST_LINE)),
            CONFIRM,
        ),
        FIRST_LINE,
        lambda move: isinstance(move, Build) and move.company is RED and len(move.hexes) > 2,
    ),
    LessonStep(
        "why",
        (card("learn-why-card", RED), point("learn-why-point", AMIENS, Rule.CITY_TAKEN)),
        (*FIRST_LINE, AMIENS),
    ),
    LessonStep(
        "city",
        (card("learn-city-card", RED), reach("learn-city-hexes", LYON), CONFIRM),
        TO_LYON,
        lambda move: isinstance(move, Build) and move.company is RED and LYON in move.hexes,
    ),
    LessonStep(
        "cut",
        (card("learn-cut-card", RED), point("learn-cut-point", LAST_WAY_OUT, Rule.CUT_OFF)),
        AROUND_PARIS,
    ),
    LessonStep(
        "trade",
        (
            give("learn-trade-give", BLACK),
            take("learn-trade-take", RED, LARGEST_TAKE),
            CONFIRM,
        ),
        accepts=lambda move: move == Trade(BLACK, RED, LARGEST_TAKE),
    ),
    LessonStep(
        "limit",
        (
            give("learn-limit-give", RED),
            take("learn-limit-two", PURPLE, LARGEST_TAKE, once=True),
            take("learn-limit-one", PURPLE, 1),
            CONFIRM,
        ),
        accepts=lambda move: move == Trade(RED, PURPLE, 1),
    ),
    LessonStep(
        "marseille",
        (card("learn-marseille-card", RED), reach("learn-marseille-hexes", MARSEILLE), CONFIRM),
        TO_MARSEILLE,
        lambda move: isinstance(move, Build) and move.hexes[-1] == MARSEILLE,
    ),
    LessonStep(
        "depots",
        (card("learn-depots-card", BLACK), place("learn-depots-hex", (PERPIGNAN,), 1), CONFIRM),
        (PERPIGNAN,),
        lambda move: isinstance(move, Build) and move.company is BLACK,
        named=True,
    ),
    LessonStep("score", (guess("learn-score-rack", MOST_WORTH),)),
)
