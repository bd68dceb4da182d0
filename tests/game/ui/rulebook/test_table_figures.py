"""Figures of the table at any size and step."""

import pytest

from game.ui.rulebook.table_figures import TABLE_FIGURES
from tests.game.ui.rulebook.studio import colours, figure_tools, painted

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("name", TABLE_FIGURES)
@pytest.mark.parametrize("width", [240, 1400])
def test_a_figure_fills_small_and_large_windows(name: str, width: int) -> None:
    assert colours(painted(TABLE_FIGURES[name], width)) > 100


@pytest.mark.parametrize("name", [name for name, one in TABLE_FIGURES.items() if one.steps > 1])
def test_every_step_looks_different(name: str) -> None:
    figure, tools = TABLE_FIGURES[name], figure_tools()
    steps = {painted(figure, 400, step, tools) for step in range(figure.steps)}
    assert len(steps) == figure.steps


def test_figures_have_patterns_for_colour_accessibility() -> None:
    figure = next(iter(TABLE_FIGURES.values()))
    assert painted(figure, 500) != painted(figure, 500, tools=figure_tools(patterned=True))
