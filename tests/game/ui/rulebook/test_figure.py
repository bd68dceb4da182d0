"""What drawings are made with."""

from game.rules.companies import COMPANIES
from game.ui.rulebook.examples import arranged
from game.ui.rulebook.figure import planning
from tests.builders import RED, france


def test_the_player_of_a_drawing_may_plan() -> None:
    plan = planning(arranged(france()))
    assert plan.my_turn
    assert plan.choose(RED).planned is not None
    assert plan.view.portfolio is not None
    assert len(plan.view.portfolio) == len(COMPANIES)
