"""The plan that a figure shows."""

from game.rules.companies import COMPANIES
from game.ui.rulebook.examples import example_table
from game.ui.rulebook.figure import empty_plan
from tests.builders import RED, france


def test_the_player_of_a_figure_can_plan() -> None:
    plan = empty_plan(example_table(france()))
    assert plan.my_turn
    assert plan.choose(RED).planned is not None
    assert plan.view.portfolio is not None
    assert len(plan.view.portfolio) == len(COMPANIES)
