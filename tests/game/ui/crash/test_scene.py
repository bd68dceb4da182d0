from pathlib import Path

import pygame
import pytest
from pygame import Surface
from pygame.event import Event

from game.ui.core.context import CrashOutcome
from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.crash.front_page import CrashChoice, FrontPage
from game.ui.crash.report_page import ReportPage
from game.ui.crash.scene import QUIET, CrashScene
from game.ui.media.assets import Assets
from tests.game.ui.crash.a_failure import Broken, a_crash
from tests.game.ui.finished import pixels

SIZE = (1280, 720)
ENTER, ESCAPE, RIGHT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT


class Reader:
    """Somebody in front of the crash screen."""

    def __init__(self, *, waited: float = QUIET) -> None:
        self.chosen: list[CrashChoice] = []
        ways = {CrashChoice.TITLE: lambda: self.chosen.append(CrashChoice.TITLE)}
        self.scene = CrashScene(a_crash(), "en", 100, Path("/"), ways)
        self.scene.enter(SIZE)
        self.scene.update(waited)

    def press(self, *keys: int) -> None:
        for key in keys:
            self.scene.handle(Event(pygame.KEYDOWN, key=key, unicode="", mod=0))

    def picture(self) -> Surface:
        surface = Surface(SIZE)
        self.scene.draw(surface)
        return surface


@pytest.fixture(autouse=True)
def _window(window: Surface) -> None:
    """Every test needs one."""


def test_the_report_opens_and_escape_goes_back() -> None:
    reader = Reader()
    reader.press(RIGHT, ENTER)
    assert isinstance(reader.scene.page, ReportPage)
    reader.press(ESCAPE)
    assert isinstance(reader.scene.page, FrontPage)
    assert reader.chosen == []


def test_a_choice_leads_where_it_should() -> None:
    reader = Reader()
    reader.press(ENTER)
    assert reader.chosen == [CrashChoice.TITLE]


def test_a_key_meant_for_the_game_chooses_nothing() -> None:
    reader = Reader(waited=QUIET / 2)
    reader.press(ENTER)
    assert reader.chosen == []


def test_it_says_when_the_game_is_saved_after_all() -> None:
    reader = Reader()
    before = pixels(reader.picture())
    reader.scene.update_outcome(CrashOutcome.UNSAVED)
    assert reader.scene.update(0.1)
    assert pixels(reader.picture()) != before


@pytest.mark.parametrize("broken", ["image", "font", "photograph", "manifest"])
def test_it_is_seen_without_pictures_and_fonts(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise Broken

    monkeypatch.setattr(Assets, broken, fail)
    reader = Reader()
    picture = reader.picture()
    assert isinstance(reader.scene._skins, FallbackSkins)
    for _, place in reader.scene.front.paragraphs:
        letters = picture.subsurface(place)
        row = (letters.get_width(), letters.get_height() // 2)
        assert len({tuple(letters.get_at((x, row[1]))) for x in range(row[0])}) > 3
    reader.press(ENTER)
    assert reader.chosen == [CrashChoice.TITLE]


def test_what_fails_without_pictures_too_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Broken

    reader = Reader()
    monkeypatch.setattr(reader.scene.front, "draw", fail)
    with pytest.raises(Broken):
        reader.picture()
