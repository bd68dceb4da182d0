"""A card upon the map: where it lies, and that it can be put away."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.board import Hex
from game.rules.actions import Trade
from game.ui.table.geometry import Geometry
from game.ui.table.help.tip_card import Tip, TipCard
from game.ui.table.layout import table_layout
from game.ui.table.model import TableModel
from tests.builders import BLUE, RED, at
from tests.game.ui.evening import a_session, a_stage
from tests.game.ui.table_probe import a_geometry

pytestmark = pytest.mark.usefixtures("window")
WORDS = "The wheel brings the map nearer, dragging moves it, a double click shows all of it."


class Source:
    """Tells what a test wants."""

    def __init__(self, *, once: bool) -> None:
        self.once, self.told, self.away = once, Tip(""), 0

    def tip(self, geometry: Geometry) -> Tip | None:
        return self.told if self.told.words else None

    def put_away(self) -> None:
        self.told, self.away = Tip(""), self.away + 1


def a_card(folder: Path, *, once: bool = True) -> tuple[TipCard, Source]:
    stage, source = a_stage(folder), Source(once=once)
    card = TipCard(stage, TableModel(a_session(), stage.kept), source)
    card.layout(a_geometry(table_layout((1280, 720), 3)))
    return card, source


def tell(card: TipCard, source: Source, words: str = WORDS, *about: Hex) -> None:
    source.told = Tip(words, about)
    assert card.update(0.0)


def test_without_words_there_is_no_card(tmp_path: Path) -> None:
    card, source = a_card(tmp_path)
    assert not card.update(0.0)
    assert not card.parts()
    tell(card, source)
    assert card.parts()
    tell(card, source, "")
    assert not card.parts()
    assert not card.obstacles()


def test_no_word_stands_alone_on_a_line(tmp_path: Path) -> None:
    card, source = a_card(tmp_path)
    tell(card, source)
    assert len(card.lines) > 1
    assert min(map(len, card.lines)) > max(map(len, card.lines)) / 2


def test_it_hides_nothing_that_it_speaks_of_and_no_tool_and_never_the_goal(tmp_path: Path) -> None:
    card, source = a_card(tmp_path)
    layout, camera = card.geometry.layout, card.geometry.camera
    for city in ("Brest", "Calais", "Nice", "Bayonne", "Strasbourg"):
        tell(card, source, WORDS, at(city))
        assert not card.box.collidepoint(camera.pixel_of(at(city)))
        assert layout.pane.contains(card.box)
        assert card.box.collidelist([layout.menu, *layout.tools[:2], layout.rack]) < 0
        assert card.box.collidelist(card.geometry.goals) < 0


def test_a_star_marks_what_is_told_once(tmp_path: Path) -> None:
    wide = []
    for once in (True, False):
        card, source = a_card(tmp_path, once=once)
        tell(card, source, "A word")
        for part in card.parts():
            part.draw(Surface((1280, 720)))
        wide.append(card.box.width)
    assert wide[0] > wide[1]


def test_a_click_puts_it_away_and_is_for_nobody_else(tmp_path: Path) -> None:
    card, source = a_card(tmp_path)
    tell(card, source)
    at_it = {"pos": card.box.center, "button": 1}
    assert not card.handle(Event(pygame.MOUSEMOTION, pos=card.box.center))
    assert card.cursor() == "hand"
    assert card.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))
    assert card.handle(Event(pygame.MOUSEBUTTONUP, at_it))
    assert source.away == 1
    assert card.cursor() is None
    assert not card.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))


def test_it_forbids_nothing_that_the_rules_allow(tmp_path: Path) -> None:
    card, _ = a_card(tmp_path)
    assert card.allows(Trade(BLUE, RED, 1))
