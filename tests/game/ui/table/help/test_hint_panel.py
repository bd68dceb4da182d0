from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Surface, image

from game.ui.table.help.advice_text import AdviceText
from game.ui.table.help.hint_panel import HintFace, hint_part, hint_places
from game.ui.table.layout import table_layout
from tests.builders import BLACK, BLUE, RED
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")

LONG = "Build P.L.M. to Clermont-Ferrand +2, Saint-Étienne +2 and Marseille +4"
WHY = "Takes Clermont-Ferrand away from Ouest. You hold 10 P.L.M., the others 10.3 on average."
ROWS = tuple(AdviceText(company, LONG, WHY, "100%") for company in (BLUE, RED, BLACK))
FACE = HintFace("Hint", "chance to win", "Thinking…", ROWS, 1)
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440), (2560, 1080)]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_it_lies_over_the_log_and_hides_neither_map_nor_buttons(
    tmp_path: Path, size: tuple[int, int], seats: int, scale: float
) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, seats, ui_scale=scale)
    places = hint_places(skins, layout, FACE)
    assert places.box.contains(layout.log)
    assert layout.panel.contains(places.box)
    assert not places.box.colliderect(layout.pane)
    assert not places.box.colliderect(layout.action)
    inner = [places.head, *places.rows, places.body]
    assert all(places.box.contains(part) for part in inner)
    assert all(one.bottom <= other.top for one, other in pairwise(places.rows))
    assert places.row_at(places.rows[2].center) == 2
    assert places.row_at(places.head.center) is None
    part = hint_part(skins, layout, FACE, places)
    surface = Surface(size)
    part.draw(surface)
    surface.fill("black", part.box)
    surface.set_colorkey("black")
    assert not surface.get_bounding_rect()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_always_in_the_same_place(tmp_path: Path, size: tuple[int, int]) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, 4)
    thinking = HintFace("Hint", "", "Thinking…", thinking=True)
    faces = [FACE._replace(rows=ROWS[:count], chosen=0) for count in (1, 2, 3)]
    boxes = {tuple(hint_places(skins, layout, face).box) for face in (thinking, *faces)}
    assert len(boxes) == 1


@pytest.mark.parametrize("size", SIZES)
def test_with_usual_letters_every_reason_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, 4)
    places = hint_places(skins, layout, FACE)
    assert not places.cut
    assert [" ".join(lines) for lines in places.reasons] == [WHY] * 3


def test_a_reason_that_is_too_long_ends_with_an_ellipsis(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1024, 600), 4)
    long = tuple(row._replace(reason=" ".join([WHY] * 6)) for row in ROWS)
    places = hint_places(skins, layout, FACE._replace(rows=long))
    assert places.cut
    assert not places.headed  # its room is needed
    assert all(lines[-1].endswith("…") for lines in places.reasons)


def test_large_letters_are_used_where_every_reason_fits(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    short = tuple(row._replace(reason="Short.") for row in ROWS)
    large = table_layout((1920, 1080), 3, ui_scale=2.0)
    assert large.letters > 1
    places = hint_places(skins, large, FACE._replace(rows=short[:2]))
    assert places.letters == large.letters


@pytest.mark.parametrize("size", SIZES[:3])
def test_without_a_heading_the_first_row_says_what_its_number_means(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, 3, ui_scale=1.5)
    places = hint_places(skins, layout, FACE)
    assert not places.headed
    assert not places.cut
    assert places.letters > 1
    assert places.box.right - places.head.right > layout.pixels(12)  # the frame's corner
    drawn = []
    for chance in ("chance to win", ""):
        surface = Surface(size)
        hint_part(skins, layout, FACE._replace(chance=chance), places).draw(surface)
        drawn.append(image.tobytes(surface.subsurface(places.rows[0]), "RGB"))
    assert drawn[0] != drawn[1]


def test_the_panel_has_dots_while_a_bot_is_thinking(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    face = HintFace("Hint", "", "Thinking…", thinking=True)
    places = hint_places(skins, layout, face)
    assert places.rows == ()
    assert places.box.contains(places.dots)
