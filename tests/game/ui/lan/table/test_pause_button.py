from pathlib import Path

import pygame
import pytest

from tests.game.ui.lan.a_table import LanEvening, title

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> LanEvening:
    return LanEvening(tmp_path)


def test_a_pause_is_asked_for_and_ended(evening: LanEvening) -> None:
    evening.click(evening.corner.pausing.button.rect.center)
    assert evening.visit.wished == [("pause", True)]
    evening.visit.tell(paused=True)
    evening.frames()
    assert title(evening) == "Paused"
    evening.press_banner("go-on")
    assert evening.visit.wished[-1] == ("pause", False)
    evening.key(pygame.K_PAUSE)
    assert evening.visit.wished[-1] == ("pause", False)


def test_the_button_says_what_it_does_and_shows_it(evening: LanEvening) -> None:
    pausing = evening.corner.pausing
    assert pausing.words() == ""
    evening.point(pausing.button.rect.center)
    assert pausing.words().startswith("Pause")
    assert pausing.button.icon == "pause"
    evening.visit.tell(paused=True)
    evening.frames()
    assert pausing.words().startswith("Resume")
    assert pausing.button.icon == "play"


def test_who_only_watches_has_no_button(tmp_path: Path) -> None:
    watching = LanEvening(tmp_path, people=(), peer=9)
    assert not watching.corner.pausing.possible
    assert not watching.corner.pausing.parts(1.0)
    watching.key(pygame.K_PAUSE)
    assert watching.visit.wished == []
