"""The game's own cursors: set when they change, and never in the way of the game."""

from pathlib import Path

import pygame
import pytest
from pygame.cursors import Cursor

from game.ui.media.assets import Assets
from game.ui.media.cursors import LARGE_FROM, Cursors
from game.ui.menus.new_game import NewGameScene
from tests.game.ui.evening import Evening
from tests.game.ui.table_probe import TableProbe
from tests.game.ui.theatre import Curtain, Theatre

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Cursor]:
    cursors: list[Cursor] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", cursors.append)
    return cursors


def test_a_cursor_is_set_once_and_large_in_a_large_window(seen: list[Cursor]) -> None:
    cursors = Cursors(Assets())
    cursors.show("hand", 720)
    cursors.show("hand", 720)
    assert len(seen) == 1
    assert seen[0].type == "color"
    assert seen[0].data[0] == (12, 4)
    cursors.show("hand", LARGE_FROM)
    assert seen[1].data[0] == (24, 8)
    cursors.show(None, 720)
    cursors.show("hand", 720)
    assert len(seen) == 3  # others had it in between


def test_where_the_system_takes_no_cursor_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = []

    def refuse(cursor: Cursor) -> None:
        tried.append(cursor)
        raise pygame.error("no colours here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    cursors = Cursors(Assets())
    cursors.show("hand", 720)
    cursors.show("arrow", 720)
    assert len(tried) == 1


def shown(scene: TableProbe | NewGameScene) -> str | None:
    return scene.cursor


def test_at_the_table_the_mouse_shows_what_can_be_done(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table = evening.table
    sea = (30, table.layout.pane.height // 2)
    evening.point(sea)
    assert shown(table) == "arrow"
    evening.point(table.layout.cards[2].center)
    assert shown(table) == "hand"
    evening.key(pygame.K_1)
    planned = table.plan.planned
    assert planned is not None
    place = planned.open_hexes()[0]
    evening.point(table.camera.pixel_of(place))
    assert shown(table) == "hand"
    evening.click_hex(place)
    toulouse = next(
        city.hex for city in table.plan.view.table.board.cities if city.name == "Toulouse"
    )
    evening.point(table.camera.pixel_of(toulouse))
    assert shown(table) == "forbidden"
    evening.key(pygame.K_PLUS)
    evening.key(pygame.K_DELETE)
    evening.point(table.camera.pixel_of(toulouse))
    assert shown(table) == "grab"
    evening.point(sea)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=sea, button=1)
    away = (sea[0] + 40, sea[1])
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=away, rel=(40, 0), buttons=(1, 0, 0))
    evening.frames(2, [down, move])
    assert shown(table) == "grabbing"


def test_in_a_form_buttons_have_the_hand_and_fields_their_own(theatre: Theatre) -> None:
    scene = NewGameScene(theatre.stage, theatre.started.append)
    theatre.show(scene, over=Curtain())
    theatre.move(scene.menu.button("start").rect.center)
    assert shown(scene) == "hand"
    theatre.move(scene._fields[0].field.rect.center)
    assert shown(scene) == "text"
    theatre.move((3, 3))
    assert shown(scene) == "arrow"
