"""One company alone, while its card or its key is held."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.rules.companies import Company
from game.ui.table.input.company_spotlight import HOLD, CompanySpotlight
from game.ui.table.layout import table_layout
from game.ui.table.model import TableModel
from tests.builders import BLUE, YELLOW
from tests.game.ui.evening import a_session, a_stage
from tests.game.ui.table_probe import a_geometry

pytestmark = pytest.mark.usefixtures("window")
LAYOUT = table_layout((1280, 720), 4)


@pytest.fixture
def model(tmp_path: Path) -> TableModel:
    return TableModel(a_session(), a_stage(tmp_path).settings_file)


@pytest.fixture
def spotlight(model: TableModel) -> CompanySpotlight:
    layer = CompanySpotlight(model)
    layer.layout(a_geometry(LAYOUT))
    return layer


def press(layer: CompanySpotlight, company: Company) -> None:
    place = LAYOUT.cards[company.order].center
    assert not layer.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))


def release(layer: CompanySpotlight, company: Company) -> bool:
    place = LAYOUT.cards[company.order].center
    return layer.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def test_a_card_that_is_held_shows_its_company_alone(
    model: TableModel, spotlight: CompanySpotlight
) -> None:
    press(spotlight, BLUE)
    assert not spotlight.update(HOLD / 2)
    assert model.pointing.spotlight is None
    assert spotlight.update(HOLD)
    assert model.pointing.spotlight is BLUE
    assert release(spotlight, BLUE)  # no click: the company is not chosen
    assert model.pointing.spotlight is None


def test_a_short_press_is_a_click(model: TableModel, spotlight: CompanySpotlight) -> None:
    press(spotlight, BLUE)
    spotlight.update(HOLD / 2)
    assert not release(spotlight, BLUE)
    assert not spotlight.update(HOLD)
    assert model.pointing.spotlight is None


def test_a_press_that_becomes_a_drag_shows_nothing(
    model: TableModel, spotlight: CompanySpotlight
) -> None:
    press(spotlight, BLUE)
    x, y = LAYOUT.cards[BLUE.order].center
    spotlight.handle(Event(pygame.MOUSEMOTION, pos=(x + 40, y), rel=(40, 0), buttons=(1, 0, 0)))
    assert not spotlight.update(HOLD)
    assert model.pointing.spotlight is None


def test_shift_and_a_number_do_the_same_while_they_are_held(
    model: TableModel, spotlight: CompanySpotlight
) -> None:
    down = Event(pygame.KEYDOWN, key=pygame.K_2, mod=pygame.KMOD_LSHIFT)
    assert spotlight.handle(down)
    assert model.pointing.spotlight is YELLOW
    spotlight.handle(Event(pygame.KEYUP, key=pygame.K_5, mod=0))
    assert model.pointing.spotlight is YELLOW
    spotlight.handle(Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0))
    assert model.pointing.spotlight is None


def test_a_number_without_shift_is_left_to_the_table(spotlight: CompanySpotlight) -> None:
    assert not spotlight.handle(Event(pygame.KEYDOWN, key=pygame.K_2, mod=0))


def test_a_window_that_loses_the_keyboard_shows_all_again(
    model: TableModel, spotlight: CompanySpotlight
) -> None:
    spotlight.handle(Event(pygame.KEYDOWN, key=pygame.K_2, mod=pygame.KMOD_LSHIFT))
    spotlight.handle(Event(pygame.WINDOWFOCUSLOST))
    assert model.pointing.spotlight is None


def test_a_curtain_ends_it(model: TableModel) -> None:
    model.shine_on(BLUE)
    model.look_away()
    assert model.pointing.spotlight is None
