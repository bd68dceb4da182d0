"""Figures of the map at any size and step."""

import pytest

from game.board import load_board
from game.ui.rulebook.board_figures import BOARD_FIGURES
from tests.game.ui.rulebook.studio import colours, figure_tools, painted

pytestmark = pytest.mark.usefixtures("window")


@pytest.mark.parametrize("name", BOARD_FIGURES)
@pytest.mark.parametrize("width", [240, 1400])
def test_a_figure_fills_small_and_large_windows(name: str, width: int) -> None:
    assert colours(painted(BOARD_FIGURES[name], width)) > 100


@pytest.mark.parametrize("name", [name for name, one in BOARD_FIGURES.items() if one.steps > 1])
def test_every_step_looks_different(name: str) -> None:
    figure, tools = BOARD_FIGURES[name], figure_tools()
    steps = {painted(figure, 400, step, tools) for step in range(figure.steps)}
    assert len(steps) == figure.steps


def test_figures_have_patterns_for_colour_accessibility() -> None:
    figure = next(iter(BOARD_FIGURES.values()))
    assert painted(figure, 500) != painted(figure, 500, tools=figure_tools(patterned=True))


def test_figures_without_places_of_france_show_the_map_that_is_played() -> None:
    other = figure_tools(played=load_board("paris-bruxelles"))
    for name, figure in BOARD_FIGURES.items():
        same = painted(figure, 300) == painted(figure, 300, tools=other)
        assert same == figure.at_home, name
