"""The steps of the tutorial: what the player is asked, where to look, and when it is done.

Each one is done by the player's own hand at the real table. Pure: no drawing, no input.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from game.board import Hex
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE, Company
from game.rules.reasons import Rule
from game.ui.plan import Plan

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES
AMIENS, LYON, MARSEILLE, PERPIGNAN = Hex(1, -2), Hex(0, 7), Hex(-2, 13), Hex(-7, 15)
LAST_WAY_OUT = Hex(2, 0)  # of the black company
FIRST_LINE = (Hex(0, 2), Hex(0, 3), Hex(0, 4))
TO_LYON = (Hex(0, 5), Hex(0, 6), LYON)
TO_MARSEILLE = (Hex(-2, 10), Hex(-2, 11), Hex(-2, 12), MARSEILLE)
AROUND_PARIS = (Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(2, -1), LAST_WAY_OUT, Hex(2, 1))


class Where(StrEnum):
    """What of the table is pointed out."""

    CARD = "card"
    HEX = "hex"
    RACK = "rack"
    CONFIRM = "confirm"


class Target(NamedTuple):
    """One thing to look at; a rack without a company is the whole of it."""

    where: Where
    company: Company | None = None
    hex: Hex | None = None


class Look(NamedTuple):
    """What the coach sees of the player."""

    plan: Plan
    pointed: Hex | None = None
    asked: bool = False  # to confirm once more


class Beat(NamedTuple):
    """A part of a step: some words, where to look, and whether the player has done it."""

    words: str
    target: Callable[[Look], Target | None]
    done: Callable[[Look], bool]
    once: bool = False  # done for good, even if it is taken back
    trading: bool = False  # a card means what is taken, not what is built with


class Step(NamedTuple):
    """One lesson; the last of its beats is over when the move is done, if there is a move."""

    name: str
    title: str
    beats: tuple[Beat, ...]
    praise: str
    about: tuple[Hex, ...] = ()  # what must be seen of the map
    accepts: Callable[[Action], bool] = lambda action: False


def card(words: str, company: Company) -> Beat:
    """Choose a company to build with."""
    return Beat(words, lambda look: Target(Where.CARD, company), lambda look: _with(look, company))


def lay(words: str, way: tuple[Hex, ...], done: Callable[[tuple[Hex, ...]], bool]) -> Beat:
    """Lay locomotives; the next hex of a way is pointed out."""

    def target(look: Look) -> Target | None:
        planned = look.plan.planned
        free = planned.open_hexes() if planned else []
        following = (place for place in way if place in free)
        place = next(following, None)
        return Target(Where.HEX, hex=place) if place else None

    def enough(look: Look) -> bool:
        return look.plan.planned is not None and done(look.plan.planned.hexes)

    return Beat(words, target, enough)


def point(words: str, place: Hex, rule: Rule) -> Beat:
    """Point at a hex that is closed, and read why."""

    def read(look: Look) -> bool:
        reason = look.plan.why_not(place) if look.pointed == place else None
        return reason is not None and reason.rule is rule

    return Beat(words, lambda look: Target(Where.HEX, hex=place), read, once=True)


def give(words: str, company: Company) -> Beat:
    """Give a locomotive of the own rack."""
    return Beat(
        words,
        lambda look: Target(Where.RACK, company),
        lambda look: look.plan.give is company,
    )


def take(words: str, company: Company, count: int, *, once: bool = False) -> Beat:
    """Take so many of a company."""
    return Beat(
        words,
        lambda look: Target(Where.CARD, company),
        lambda look: (look.plan.take, look.plan.count) == (company, count),
        once,
        trading=True,
    )


# The move itself ends this beat: then the game has gone on.
CONFIRM = Beat("learn-confirm", lambda look: Target(Where.CONFIRM), lambda look: False)

STEPS = (
    Step(
        "build",
        "learn-build-title",
        (
            card("learn-build-card", RED),
            lay("learn-build-hexes", FIRST_LINE, lambda hexes: len(hexes) >= len(FIRST_LINE)),
            CONFIRM,
        ),
        "learn-build-done",
        FIRST_LINE,
        lambda move: isinstance(move, Build) and move.company is RED and len(move.hexes) > 2,
    ),
    Step(
        "why",
        "learn-why-title",
        (card("learn-why-card", RED), point("learn-why-point", AMIENS, Rule.CITY_TAKEN)),
        "learn-why-done",
        (*FIRST_LINE, AMIENS),
    ),
    Step(
        "city",
        "learn-city-title",
        (
            card("learn-city-card", RED),
            lay("learn-city-hexes", TO_LYON, lambda hexes: LYON in hexes),
            CONFIRM,
        ),
        "learn-city-done",
        TO_LYON,
        lambda move: isinstance(move, Build) and move.company is RED and LYON in move.hexes,
    ),
    Step(
        "cut",
        "learn-cut-title",
        (card("learn-cut-card", RED), point("learn-cut-point", LAST_WAY_OUT, Rule.CUT_OFF)),
        "learn-cut-done",
        AROUND_PARIS,
    ),
    Step(
        "trade",
        "learn-trade-title",
        (
            give("learn-trade-give", BLACK),
            take("learn-trade-take", RED, LARGEST_TAKE),
            CONFIRM,
        ),
        "learn-trade-done",
        accepts=lambda move: move == Trade(BLACK, RED, LARGEST_TAKE),
    ),
    Step(
        "limit",
        "learn-limit-title",
        (
            give("learn-limit-give", RED),
            take("learn-limit-two", PURPLE, LARGEST_TAKE, once=True),
            take("learn-limit-one", PURPLE, 1),
            CONFIRM,
        ),
        "learn-limit-done",
        accepts=lambda move: move == Trade(RED, PURPLE, 1),
    ),
    Step(
        "marseille",
        "learn-marseille-title",
        (
            card("learn-marseille-card", RED),
            lay("learn-marseille-hexes", TO_MARSEILLE, lambda hexes: MARSEILLE in hexes),
            CONFIRM,
        ),
        "learn-marseille-done",
        TO_MARSEILLE,
        lambda move: isinstance(move, Build) and move.hexes[-1] == MARSEILLE,
    ),
    Step(
        "depots",
        "learn-depots-title",
        (
            card("learn-depots-card", BLACK),
            lay("learn-depots-hex", (PERPIGNAN,), lambda hexes: bool(hexes)),
            CONFIRM,
        ),
        "learn-depots-done",
        (PERPIGNAN,),
        lambda move: isinstance(move, Build) and move.company is BLACK,
    ),
    Step(
        "score",
        "learn-score-title",
        (
            Beat(
                "learn-score-rack",
                lambda look: Target(Where.RACK),
                lambda look: look.plan.give is PURPLE,
                once=True,
            ),
        ),
        "learn-score-done",
    ),
)


def _with(look: Look, company: Company) -> bool:
    return look.plan.planned is not None and look.plan.planned.company is company
