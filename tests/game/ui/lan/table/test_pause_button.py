from pathlib import Path

import pygame
import pytest

from game.ui.table.buttons import ToolButton
from tests.game.ui.lan.a_table import LanEvening, title

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> LanEvening:
    return LanEvening(tmp_path)


def test_a_pause_is_asked_for_and_ended(evening: LanEvening) -> None:
    evening.click(evening.pause_button.button.rect.center)
    assert evening.visit.wished == [("pause", True)]
    evening.visit.tell(paused=True)
    evening.frames()
    assert title(evening) == "Paused"
    evening.press_banner("go-on")
    assert evening.visit.wished[-1] == ("pause", False)
    evening.key(pygame.K_PAUSE)
    assert evening.visit.wished[-1] == ("pause", False)


def said(button: ToolButton) -> str:
    tooltip = button.tooltip()
    return tooltip.text if tooltip else ""


def test_the_button_says_what_it_does_and_shows_it(evening: LanEvening) -> None:
    pause, resume = evening.pause_button, evening.table.tool("play")
    assert said(pause) == ""
    evening.point(pause.button.rect.center)
    assert said(pause).startswith("Pause")
    assert not resume.parts()
    evening.visit.tell(paused=True)
    evening.frames()
    assert said(resume).startswith("Resume")
    assert not pause.parts()
    assert resume.button.rect == pause.button.rect


def test_who_only_watches_has_no_button(tmp_path: Path) -> None:
    watching = LanEvening(tmp_path, people=(), peer=9)
    assert not watching.pause_button.buttons
    assert not watching.pause_button.parts()
    watching.key(pygame.K_PAUSE)
    assert watching.visit.wished == []
