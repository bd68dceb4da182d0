"""Where a banner hides least of the map."""

from pathlib import Path

import pytest
from pygame import Rect

from game.ui.lan.table.ground import Ground, Spot, best_place, ground_of
from game.ui.table.layout import table_layout
from tests.builders import at, france
from tests.game.ui.lan.a_table import LanEvening

LAYOUT = table_layout((1280, 720), 3)
SIZE = (300, 90)


def spots(*places: tuple[int, int], weight: int = 1) -> list[Spot]:
    return [Spot(place, weight) for place in places]


def test_on_an_empty_map_it_lies_at_the_top_in_the_middle() -> None:
    box = best_place(SIZE, LAYOUT, Ground(), 20)
    assert box.top == LAYOUT.pane.top + 20
    assert abs(box.centerx - LAYOUT.pane.centerx) < 20


def test_a_wide_one_keeps_clear_of_the_tools() -> None:
    box = best_place((500, 90), LAYOUT, Ground(), 20)
    assert box.collidelist([LAYOUT.menu, *LAYOUT.tools]) < 0


def test_it_goes_where_nothing_is_hidden() -> None:
    whole = [(x, y) for x in range(0, 900, 20) for y in range(0, 720, 20)]
    sea = Rect(20, 300, 330, 120)
    land = [place for place in whole if not sea.collidepoint(place)]
    box = best_place(SIZE, LAYOUT, Ground(spots(*land)), 10)
    assert not any(map(box.collidepoint, land))


def test_what_matters_more_is_hidden_last() -> None:
    pane = LAYOUT.pane
    left = [(x, y) for x in range(0, pane.centerx, 20) for y in range(0, 720, 20)]
    right = [(x, y) for x in range(pane.centerx, pane.right, 20) for y in range(0, 720, 20)]
    ground = Ground([*spots(*left), *spots(*right, weight=9)])
    assert best_place(SIZE, LAYOUT, ground, 10).right <= pane.centerx


def test_where_nothing_is_free_it_lies_below_the_tools() -> None:
    box = best_place(SIZE, LAYOUT, Ground(clear=[LAYOUT.pane]), 20)
    assert box.top > LAYOUT.tools[0].bottom
    assert box.centerx == LAYOUT.pane.centerx


@pytest.mark.usefixtures("window")
def test_of_the_hexes_of_a_table_the_goal_matters_most(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path)
    ground = ground_of(evening.table)
    weights = {spot.place: spot.weight for spot in ground.spots}
    camera = evening.table.camera
    assert len(ground.spots) == len(france().spaces)
    goal, city = (weights[camera.pixel_of(at(name))] for name in ("Marseille", "Lyon"))
    assert goal == max(weights.values()) > city > min(weights.values())
