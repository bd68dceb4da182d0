"""A slip of paper upon the map: where it lies, and that it can be put away."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.table.help.tip_card import Slip
from tests.builders import at
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")
WORDS = "The wheel brings the map nearer, dragging moves it, a double click shows all of it."


def a_slip(folder: Path, *, starred: bool = True) -> tuple[Slip, Evening, list[str]]:
    evening, away = Evening(folder), []
    evening.open_curtain()
    evening.settle()
    slip = Slip(evening.table, lambda: away.append("away"), starred=starred)
    return slip, evening, away


def test_without_words_there_is_no_slip(tmp_path: Path) -> None:
    slip, *_ = a_slip(tmp_path)
    assert not slip.parts()
    slip.write(WORDS)
    assert slip.parts()
    slip.write("")
    assert not slip.parts()
    assert not slip.boxes


def test_no_word_stands_alone_on_a_line(tmp_path: Path) -> None:
    slip, *_ = a_slip(tmp_path)
    slip.write(WORDS)
    assert len(slip.lines) > 1
    assert min(map(len, slip.lines)) > max(map(len, slip.lines)) / 2


def test_it_hides_nothing_that_it_speaks_of_and_no_tool(tmp_path: Path) -> None:
    slip, evening, _ = a_slip(tmp_path)
    layout, camera = evening.table.layout, evening.table.camera
    for city in ("Brest", "Calais", "Nice", "Bayonne", "Strasbourg"):
        slip.write(WORDS, [at(city)])
        assert not slip.box.collidepoint(camera.pixel_of(at(city)))
        assert layout.pane.contains(slip.box)
        assert slip.box.collidelist([layout.menu, *layout.tools[:2], layout.rack]) < 0


def test_a_star_marks_what_is_told_once(tmp_path: Path) -> None:
    looks = []
    for starred in (True, False):
        slip, evening, _ = a_slip(tmp_path, starred=starred)
        slip.write("A word")
        surface = Surface(evening.table.layout.size)
        for part in slip.parts():
            part.draw(surface)
        looks.append((slip.box.width, surface.get_at((slip.box.left + 20, slip.box.centery))))
    assert looks[0][0] > looks[1][0]


def test_a_click_puts_it_away_and_is_for_nobody_else(tmp_path: Path) -> None:
    slip, _, away = a_slip(tmp_path)
    slip.write(WORDS)
    at_it = {"pos": slip.box.center, "button": 1}
    assert not slip.handle(Event(pygame.MOUSEMOTION, pos=slip.box.center))
    assert slip.pointed
    assert slip.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))
    assert slip.handle(Event(pygame.MOUSEBUTTONUP, at_it))
    assert away == ["away"]
    assert not slip.pointed
    assert not slip.handle(Event(pygame.MOUSEBUTTONDOWN, at_it))
