"""The real program with a table that cannot be drawn for a while: the game is there after it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.records import load_record
from tests.commands.project import HOME, surroundings
from tests.end_to_end.display import a_display, need_programs, wait_for
from tests.end_to_end.test_window import (
    FRAMES,
    SETTINGS,
    Player,
    as_newest_version,
    write_all_but_the_last_two,
    write_settings,
)

pytestmark = pytest.mark.slow("display")

BREAKING = """
import sys
from pathlib import Path
from game.ui.table.scene import TableScene
flag, draw = Path(sys.argv.pop()), TableScene.draw
def broken(table, surface):
    return [][flag.stat().st_size] if flag.exists() else draw(table, surface)
TableScene.draw = broken
from commands.dispatch import main
sys.exit(main([]))
"""


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """As long as this file is there, the table cannot be drawn."""
    path = tmp_path / "broken"
    path.touch()
    return path


@pytest.fixture
def player(tmp_path: Path, broken: Path) -> Iterator[Player]:
    need_programs()
    home = tmp_path / "home"
    (home / "saves").mkdir(parents=True)
    write_settings(home, SETTINGS)
    write_all_but_the_last_two(home / "saves" / "2025-05-03_20-15-00.jsonl")
    with a_display(tmp_path) as display:
        window = {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        paris = {"PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
        program = subprocess.Popen(
            [sys.executable, "-c", BREAKING, str(broken)],
            env=surroundings(**window, **paris),
            cwd=HOME,
            stderr=subprocess.PIPE,
        )
        try:
            yield Player(home, display, program)
        finally:
            program.kill()
            program.communicate()


def test_a_game_goes_on_after_the_crash_screen(player: Player, broken: Path) -> None:
    record, log = player.records[0], player.records[0].parents[1]
    before = as_newest_version(record.read_text("utf-8"))
    player.let_pass(FRAMES)
    player.go("Tab", "Return")  # continue
    player.lift_curtain()  # the table cannot be drawn
    wait_for("the error in the log", lambda: "IndexError" in written(log))
    assert player.program.poll() is None
    assert record.read_text("utf-8") == before
    broken.unlink()

    player.display.press(*["Return"] * 30)  # longer than the crash screen takes to listen
    player.let_pass(FRAMES)  # which only the title answers
    player.go("Tab", "Return")
    player.lift_curtain()
    whole = load_record(HOME / "tests" / "records" / "three-players-marseille.jsonl")
    player.choose_and_confirm(whole.actions[-2])
    assert record.read_text("utf-8").startswith(before)


def written(home: Path) -> str:
    log = home / "paris-connection.log"
    return log.read_text(encoding="utf-8") if log.exists() else ""
