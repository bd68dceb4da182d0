"""The last lesson ends with the real count."""

from pathlib import Path

import pygame
import pytest

from commands.lesson_games import lesson
from game.ui.core.app import App
from game.ui.tutorial.tutorial import lesson_results
from tests.game.ui.evening import QUICK, a_stage

pytestmark = pytest.mark.usefixtures("window")


def test_r26_the_pupil_wins_with_what_was_counted_and_goes_on(tmp_path: Path) -> None:
    stage, ways = a_stage(tmp_path, QUICK), list[str]()
    count = lesson_results(
        stage, lesson("score", "Ada"), lambda: ways.append("title"), lambda: ways.append("on")
    )
    stage.switch_to(count)
    app = App(stage)
    while app.frame(1 / 30, []):
        pass
    count.skip()
    app.frame(1 / 30, [])
    assert [button.label for button in count.menu.buttons] == [
        "Scores",
        "Charts",
        "Title screen",
        "Next",
    ]
    assert "now you can see who held what" in count.footer
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        app.frame(1 / 30, [pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0)])
    assert ways == ["on", "title"]
