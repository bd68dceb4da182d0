"""The controls through the real table scene: see also tests/game/ui/table/test_scene.py."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.board import Hex
from game.rules.actions import Trade
from game.rules.companies import COMPANIES
from game.ui.table.panel.rack import slot_of
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def test_the_number_keys_choose_a_company(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    for company in COMPANIES:
        evening.key(pygame.K_1 + company.order)
        planned = evening.table.plan.planned
        assert planned is not None
        assert planned.company is company


def test_the_right_button_takes_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    evening.click(evening.table.layout.pane.center, button=3)
    assert evening.table.plan.empty


def test_plus_and_minus_zoom_and_a_double_click_on_the_sea_fits(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_PLUS)
    evening.key(pygame.K_PLUS)
    assert evening.table.camera.zoom > 1.2
    evening.key(pygame.K_MINUS)
    sea = (30, evening.table.layout.pane.height // 2)
    evening.click(sea)
    evening.click(sea)
    assert evening.table.camera.fits


def test_the_letters_w_a_s_d_move_a_map_that_is_near(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_PLUS)
    evening.key(pygame.K_PLUS)
    start = evening.table.camera.middle
    evening.key(pygame.K_d)
    evening.key(pygame.K_s)
    there = evening.table.camera.middle
    assert there[0] > start[0]
    assert there[1] > start[1]
    evening.key(pygame.K_a)
    evening.key(pygame.K_w)
    assert evening.table.camera.middle == pytest.approx(start)


def test_the_arrow_keys_stay_on_the_map(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    for key in [pygame.K_LEFT] * 20 + [pygame.K_DOWN] * 30:
        evening.key(key)
    focus = evening.table.pointing.focus
    assert focus is not None
    assert focus in evening.table.plan.view.table.board


def double_click(evening: Evening, place: tuple[int, int]) -> None:
    evening.click(place)
    evening.click(place)


def test_a_double_click_chooses_and_places_as_a_single_one(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table = evening.table
    double_click(evening, table.layout.cards[1].center)
    planned = table.plan.planned
    assert planned is not None
    assert planned.company is COMPANIES[1]
    place = planned.open_hexes()[0]
    double_click(evening, table.camera.pixel_of(place))
    assert table.plan.planned is not None
    assert table.plan.planned.hexes == (place,)
    evening.app.frame(1.0, [])  # a click later on takes it back
    evening.click_hex(place)
    assert table.plan.action() is None


def test_a_double_click_in_the_rack_gives_and_on_a_card_takes_two(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table, portfolio = evening.table, evening.table.plan.view.portfolio
    assert portfolio is not None
    give = table.rack_colours()[0]
    double_click(evening, slot_of(evening.rack(), portfolio, give).center)
    assert table.plan.give is give
    take = next(company for company in COMPANIES if company is not give)
    double_click(evening, table.layout.cards[take.order].center)
    assert table.plan.action() == Trade(give, take, 2)


def test_two_quick_clicks_in_different_places_are_two_clicks(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    cards = evening.table.layout.cards
    evening.click((cards[1].left + 5, cards[1].centery))
    evening.click((cards[1].right - 5, cards[1].centery))
    assert evening.table.plan.empty


def test_after_a_drag_the_hex_that_now_lies_under_the_mouse_is_pointed_at(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    for _ in range(4):
        evening.key(pygame.K_PLUS)
    evening.settle()
    before, (across, down) = evening.table.camera, evening.table.layout.pane.center
    evening.drag((across, down), (across - 90, down - 60))
    assert evening.table.camera != before
    assert evening.table.pointing.hex == evening.table.camera.hex_at((across - 90, down - 60))


def route_of(evening: Evening, length: int) -> tuple[Hex, ...]:
    """A way for a company that has been chosen, along which nothing else lies."""
    plan = evening.table.plan
    return next(
        route
        for space in plan.view.table.board.spaces
        if len(route := plan.route(space.hex)) == length
    )


def choose_blue(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    return evening


def drag_over(evening: Evening, hexes: Sequence[Hex], *, button: int = 1) -> None:
    """Press on the first hex and move over the others; the button stays down."""
    places = [evening.table.camera.pixel_of(place) for place in hexes]
    evening.point(places[0])
    evening.frames(1, [Event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=button)])
    for before, place in pairwise(places):
        by = (place[0] - before[0], place[1] - before[1])
        evening.frames(1, [Event(pygame.MOUSEMOTION, pos=place, rel=by, buttons=(1, 0, 0))])


def let_go(evening: Evening, place: Hex) -> None:
    pixel = evening.table.camera.pixel_of(place)
    evening.frames(2, [Event(pygame.MOUSEBUTTONUP, pos=pixel, button=1)])


def test_a_click_on_a_far_hex_lays_the_route_there(tmp_path: Path) -> None:
    evening = choose_blue(tmp_path)
    route = route_of(evening, 4)
    evening.click_hex(route[-1])
    assert evening.table.plan.hexes == route


def test_dragging_from_an_available_hex_lays_along_the_way(tmp_path: Path) -> None:
    evening = choose_blue(tmp_path)
    route, seen = route_of(evening, 4), evening.table.camera
    drag_over(evening, route)
    let_go(evening, route[-1])
    assert evening.table.plan.hexes == route
    assert evening.table.camera == seen


def test_dragging_back_takes_back(tmp_path: Path) -> None:
    evening = choose_blue(tmp_path)
    route = route_of(evening, 3)
    drag_over(evening, [*route, *route[1::-1]])
    let_go(evening, route[0])
    assert evening.table.plan.hexes == route[:1]


def test_a_fast_drag_skips_no_hex(tmp_path: Path) -> None:
    evening = choose_blue(tmp_path)
    straight = next(
        route
        for space in evening.table.plan.view.table.board.spaces
        if len(route := evening.table.plan.route(space.hex)) == 3 and len({h.r for h in route}) == 1
    )
    drag_over(evening, [straight[0], straight[-1]])
    let_go(evening, straight[-1])
    assert evening.table.plan.hexes == straight


def test_a_drag_with_another_button_or_from_elsewhere_moves_the_map(tmp_path: Path) -> None:
    evening = choose_blue(tmp_path)
    route = route_of(evening, 3)
    for _ in range(4):
        evening.key(pygame.K_PLUS)
    for hexes, button in ((route, 3), (route[:0:-1], 1)):
        evening.table.keyboard.focus_hex(route[1])
        before = evening.table.camera
        drag_over(evening, hexes, button=button)
        pixel = evening.table.camera.pixel_of(hexes[-1])
        evening.frames(2, [Event(pygame.MOUSEBUTTONUP, pos=pixel, button=button)])
        assert evening.table.camera != before
        assert evening.table.plan.hexes == ()
