from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.board import Hex
from game.rules.actions import Trade
from game.ui.table.geometry import Geometry
from game.ui.table.help.tip_card import TipCard
from game.ui.table.help.tips import Tip, Tips
from game.ui.table.layout import table_layout
from game.ui.table.model import TableModel
from tests.builders import BLUE, RED, at
from tests.game.ui.evening import a_session, a_stage
from tests.game.ui.table_probe import a_geometry

pytestmark = pytest.mark.usefixtures("window")
TEXT = "The wheel brings the map nearer, dragging moves it, a double click shows all of it."


class GivenTips(Tips):
    """Shows the tip that a test wants."""

    given: Tip | None = None
    dismissals = 0

    def tip(self, geometry: Geometry) -> Tip | None:
        return self.given

    def dismiss(self) -> None:
        self.given, self.dismissals = None, self.dismissals + 1


def a_card(folder: Path, *, once: bool = True) -> tuple[TipCard, GivenTips]:
    stage = a_stage(folder)
    model = TableModel(a_session(), stage.settings_file)
    card, tips = TipCard(stage, model, once=once), GivenTips(stage, model, once=once)
    card.tips = tips
    card.layout(a_geometry(table_layout((1280, 720), 3)))
    return card, tips


def show(card: TipCard, tips: GivenTips, text: str = TEXT, *about: Hex) -> None:
    tips.given = Tip(text, about) if text else None
    assert card.update(0.0)


def test_without_a_text_there_is_no_card(tmp_path: Path) -> None:
    card, tips = a_card(tmp_path)
    assert not card.update(0.0)
    assert not card.parts()
    show(card, tips)
    assert card.parts()
    show(card, tips, "")
    assert not card.parts()
    assert not card.obstacles()


def test_its_lines_are_about_equally_long(tmp_path: Path) -> None:
    card, tips = a_card(tmp_path)
    show(card, tips)
    assert len(card.lines) > 1
    assert min(map(len, card.lines)) > max(map(len, card.lines)) / 2


def test_it_covers_no_hex_that_it_mentions_no_tool_and_no_goal(tmp_path: Path) -> None:
    card, tips = a_card(tmp_path)
    layout, camera = card.geometry.layout, card.geometry.camera
    for city in ("Brest", "Calais", "Nice", "Bayonne", "Strasbourg"):
        show(card, tips, TEXT, at(city))
        assert not card.box.collidepoint(camera.pixel_of(at(city)))
        assert layout.pane.contains(card.box)
        assert card.box.collidelist([layout.menu, *layout.tools[:2], layout.rack]) < 0
        assert card.box.collidelist(card.geometry.goals) < 0


def test_a_tip_that_is_shown_once_has_a_star(tmp_path: Path) -> None:
    wide = []
    for once in (True, False):
        card, tips = a_card(tmp_path, once=once)
        show(card, tips, "A word")
        for part in card.parts():
            part.draw(Surface((1280, 720)))
        wide.append(card.box.width)
    assert wide[0] > wide[1]


def test_a_click_on_it_closes_it_and_goes_no_further(tmp_path: Path) -> None:
    card, tips = a_card(tmp_path)
    show(card, tips)
    at_it = {"pos": card.box.center, "button": 1}
    assert not card.handle(Event(pygame.MOUSEMOTION, pos=card.box.center))
    assert card.cursor() == "hand"
    assert card.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))
    assert card.handle(Event(pygame.MOUSEBUTTONUP, at_it))
    assert tips.dismissals == 1
    assert card.cursor() is None
    assert not card.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))


def test_it_allows_every_action(tmp_path: Path) -> None:
    card, _ = a_card(tmp_path)
    assert card.allows(Trade(BLUE, RED, 1))
