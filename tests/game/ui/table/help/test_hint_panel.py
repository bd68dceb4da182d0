from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.board import HexKind, load_board
from game.ui.map.camera import fitted, frame_of
from game.ui.table.geometry import above_the_rack
from game.ui.table.help.advice_text import AdviceText
from game.ui.table.help.hint_panel import (
    HintFace,
    hint_part,
    hint_places,
)
from game.ui.table.layout import table_layout
from game.ui.widgets.placement import KeepClear
from tests.builders import BLACK, BLUE, RED
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")

LONG = "Build P.L.M. to Clermont-Ferrand +2, Saint-Étienne +2 and Marseille +4"
WHY = "Takes Clermont-Ferrand away from Ouest. You hold 10 P.L.M., the others 10.3 on average."
ROWS = tuple(AdviceText(company, LONG, WHY, "100%") for company in (BLUE, RED, BLACK))
FACE = HintFace("Hint", "chance to win", "Thinking…", ROWS, 1)
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", SIZES)
def test_rows_lie_one_under_another_inside_the_panel_above_the_rack(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout(size, 4)
    places = hint_places(skins, layout, FACE, [])
    assert layout.pane.contains(places.box)
    assert places.box.bottom <= layout.rack.top
    assert not places.box.colliderect(layout.tools[0])
    assert all(places.box.contains(row) for row in places.rows)
    assert all(one.bottom <= other.top for one, other in pairwise(places.rows))
    assert places.row_at(places.rows[2].center) == 2
    assert places.row_at(places.head.center) is None
    part = hint_part(skins, layout, FACE, places)
    surface = Surface(size)
    part.draw(surface)
    surface.fill("black", part.box)
    surface.set_colorkey("black")
    assert not surface.get_bounding_rect()


def test_it_goes_to_the_corner_where_it_hides_less(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    hidden: list[Rect] = []
    corners = set()
    for _ in range(4):
        box = hint_places(skins, layout, FACE, [KeepClear(hidden)]).box
        assert box.collidelist(hidden) < 0
        corners.add(box.topleft)
        hidden.append(Rect(0, 0, 8, 8).move_to(center=box.center))
    assert len(corners) == 4


def test_what_is_needed_counts_more_than_what_is_welcome(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    usual = hint_places(skins, layout, FACE, []).box
    needed = [Rect(0, 0, 8, 8).move_to(center=usual.center)]
    elsewhere = [Rect(x, y, 8, 8) for x in range(40, 840, 30) for y in range(60, 600, 30)]
    welcome = [box for box in elsewhere if not box.colliderect(usual)][:19]
    box = hint_places(skins, layout, FACE, [KeepClear(needed, 20), KeepClear(welcome)]).box
    assert not box.colliderect(needed[0])


@pytest.mark.parametrize("board", ["france", "paris-bruxelles"])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
def test_paris_and_the_goal_stay_to_be_seen(
    tmp_path: Path, size: tuple[int, int], board: str
) -> None:
    stage, layout = a_stage(tmp_path), table_layout(size, 4)
    there = load_board(board)
    frame = above_the_rack(frame_of(stage.assets.manifest("map"), there), layout)
    camera = fitted(frame, (*layout.pane.topleft, *layout.pane.size))
    side = round(camera.hex_width)
    needed = [
        Rect(0, 0, side, side).move_to(center=camera.pixel_of(space.hex))
        for space in there.spaces
        if space.end or space.kind in (HexKind.EIFFEL, HexKind.START)
    ]
    box = hint_places(stage.skins, layout, FACE, [KeepClear(needed)]).box
    assert box.collidelist(needed) < 0


@pytest.mark.parametrize("size", SIZES)
def test_with_large_letters_it_is_larger_where_there_is_room(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    skins = a_stage(tmp_path).skins
    usual, large = (table_layout(size, 4, ui_scale=scale) for scale in (1.0, 2.0))
    places = hint_places(skins, large, FACE, [])
    assert large.pane.contains(places.box)
    assert places.box.bottom <= large.rack.top
    if size >= (1920, 1080):
        assert places.scale > hint_places(skins, usual, FACE, []).scale


def test_the_panel_has_dots_while_a_bot_is_thinking(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    face = HintFace("Hint", "", "Thinking…", thinking=True)
    places = hint_places(skins, layout, face, [])
    assert places.rows == ()
    assert places.box.contains(places.dots)
