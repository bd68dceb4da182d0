"""The panel of a hint fits its words, and lies where it hides the least."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Surface

from game.ui.advice_words import Advised
from game.ui.layout import table_layout
from game.ui.table.counsel import CounselFace, counsel_part, counsel_places, dots_box
from tests.builders import BLACK, BLUE, RED
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")

LONG = "Build P.L.M. to Clermont-Ferrand +2, Saint-Étienne +2 and Marseille +4"
WHY = "Takes Clermont-Ferrand away from Ouest. You hold 10 P.L.M., the others 10.3 on average."
ROWS = tuple(Advised(company, LONG, WHY, "100%") for company in (BLUE, RED, BLACK))
FACE = CounselFace("Hint", "chance to win", "Thinking…", ROWS, 1)
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", SIZES)
def test_rows_lie_one_under_another_inside_the_panel_above_the_rack(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, 4)
    places = counsel_places(skins, layout, FACE, ())
    assert layout.pane.contains(places.box)
    assert places.box.bottom <= layout.rack.top
    assert not places.box.colliderect(layout.tools[0])
    assert all(places.box.contains(row) for row in places.rows)
    assert all(one.bottom <= other.top for one, other in pairwise(places.rows))
    assert places.row_at(places.rows[2].center) == 2
    assert places.row_at(places.head.center) is None
    part = counsel_part(skins, layout, FACE, places)
    surface = Surface(size)
    part.draw(surface)
    surface.fill("black", part.box)
    surface.set_colorkey("black")
    assert not surface.get_bounding_rect()


def test_it_goes_to_the_side_where_it_hides_less(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    usual = counsel_places(skins, layout, FACE, ())
    other = counsel_places(skins, layout, FACE, [usual.box.center])
    assert other.box.left < usual.box.left
    assert not other.box.collidepoint(usual.box.center)


def test_while_somebody_thinks_there_are_dots_in_the_panel(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    face = CounselFace("Hint", "", "Thinking…", thinking=True)
    places = counsel_places(skins, layout, face, ())
    assert places.rows == ()
    assert places.box.contains(dots_box(places))
