"""What the real program says in the terminal when its window fails."""

from pathlib import Path

import pytest

from tests.commands.project import HOME
from tests.end_to_end.closed_window import check_told, run_and_close

pytestmark = pytest.mark.slow("processes")

TITLE = """
from game.ui.menus.title import TitleScene
update, frames = TitleScene.update, []
def fail_once(title, dt):
    frames.append(1)
    return [][0] if len(frames) == 40 else update(title, dt)
TitleScene.update = fail_once
"""
CRASH_SCREEN = """
from game.ui.crash.scene import CrashScene
def fail(crash, event):
    {}["crash screen"]
CrashScene.handle = fail
"""
FAILED, BACK, LEFT = 40, 90, 160  # frames


def test_an_error_on_the_crash_screen_leaves_the_terminal_alone(tmp_path: Path) -> None:
    ended = run_and_close(HOME, tmp_path, breaking=TITLE, frames=LEFT, returns=[BACK])
    assert (ended.code, ended.closed, ended.err) == (0, True, "")
    assert ended.log.count(" failure: ") == 1


def test_a_program_closed_on_the_crash_screen_says_why(tmp_path: Path) -> None:
    ended = run_and_close(HOME, tmp_path, breaking=TITLE, frames=BACK)
    assert ended.closed
    check_told(ended, tmp_path, "IndexError in ")
    assert ended.log.count(" failure: ") == 1


def test_an_error_of_the_crash_screen_ends_the_program_with_one_sentence(tmp_path: Path) -> None:
    breaking = TITLE + CRASH_SCREEN
    ended = run_and_close(HOME, tmp_path, breaking=breaking, frames=LEFT, returns=[BACK])
    assert not ended.closed
    check_told(ended, tmp_path, "KeyError in ")
    assert ended.log.count(" failure: ") == 2
