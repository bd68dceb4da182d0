"""The controls through the real table scene: see also tests/game/ui/table/test_scene.py."""

from pathlib import Path

import pygame
import pytest

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
