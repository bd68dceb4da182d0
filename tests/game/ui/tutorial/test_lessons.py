"""Every step can be done at the position that it begins with."""

import pytest

from commands.lesson_games import STARTS, lesson
from game.rules.actions import Action, Build, Trade
from game.rules.legality import why_not_build, why_not_trade
from game.ui.table.plan import Plan
from game.ui.tutorial.lessons import (
    BLACK,
    FIRST_LINE,
    PERPIGNAN,
    PURPLE,
    RED,
    STEPS,
    TO_LYON,
    TO_MARSEILLE,
    LessonStep,
    PupilState,
)

MOVES: dict[str, Action] = {
    "build": Build(RED, FIRST_LINE),
    "city": Build(RED, TO_LYON),
    "trade": Trade(BLACK, RED, 2),
    "limit": Trade(RED, PURPLE, 1),
    "marseille": Build(RED, TO_MARSEILLE),
    "depots": Build(BLACK, (PERPIGNAN,)),
}


def step_named(name: str) -> LessonStep:
    return next(step for step in STEPS if step.name == name)


def test_every_step_has_a_game() -> None:
    assert [step.name for step in STEPS] == list(STARTS)


@pytest.mark.parametrize("name", MOVES)
def test_the_move_of_a_step_is_legal_and_accepted(name: str) -> None:
    view, move = lesson(name, "Ada").view_as(0).view, MOVES[name]
    assert view.portfolio is not None
    if isinstance(move, Build):
        assert why_not_build(view.table, move) is None
    else:
        assert why_not_trade(view.table, view.portfolio, move) is None
    assert step_named(name).accepts(move)


@pytest.mark.parametrize("name", MOVES)
def test_the_move_of_another_step_is_not_accepted(name: str) -> None:
    others = [move for other, move in MOVES.items() if other != name]
    accepted = [move for move in others if step_named(name).accepts(move)]
    # A line to Lyon or Marseille is a line of three as well.
    assert accepted == ([MOVES["city"], MOVES["marseille"]] if name == "build" else [])


@pytest.mark.parametrize("step", STEPS)
def test_nothing_is_done_before_the_player_does_something(step: LessonStep) -> None:
    look = PupilState(Plan(lesson(step.name, "Ada").view_as(0).view))
    assert not any(beat.done(look) for beat in step.beats)
    assert step.beats[0].target(look) is not None
