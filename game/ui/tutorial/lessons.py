"""The lessons of the tutorial; the player does each of them at the real table."""

from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE
from game.rules.reasons import Rule
from game.ui.tutorial.lesson_parts import (
    CONFIRM,
    LessonStep,
    card,
    give,
    guess,
    place,
    point,
    reach,
    take,
)

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES
AMIENS, LYON, MARSEILLE, PERPIGNAN = Hex(1, -2), Hex(0, 7), Hex(-2, 13), Hex(-7, 15)
LAST_WAY_OUT = Hex(2, 0)  # of the black company
FIRST_LINE = (Hex(0, 2), Hex(0, 3), Hex(0, 4))
TO_LYON = (Hex(0, 5), Hex(0, 6), LYON)
TO_MARSEILLE = (Hex(-2, 10), Hex(-2, 11), Hex(-2, 12), MARSEILLE)
AROUND_PARIS = (Hex(0, 0), Hex(1, 0), Hex(1, 1), Hex(2, -1), LAST_WAY_OUT, Hex(2, 1))
MOST_WORTH = PURPLE  # of the player's locomotives at the end

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
