"""A game with a file missing or damaged: the program says which, and where the log is."""

import json
import os
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from game.diagnostics.program_log import LOG_VARIABLE
from tests.commands.project import HOME
from tests.end_to_end.closed_window import Ended, check_told, run_and_close

pytestmark = pytest.mark.slow("processes")

MANIFEST = "sprites/table/manifest.json"
ENGLISH = "game/ui/i18n/locales/en/common.ftl"
BEFORE_THE_STAGE = (
    *("sprites/title/icon_64.png", "sprites/title/poster_first.jpg", MANIFEST, ENGLISH),
)
ON_THE_TITLE = ("sprites/fonts/display.ttf", "sprites/table/panel/log.png")


class GameCopy(NamedTuple):
    """A copy of the program whose files can be damaged, and a data folder."""

    folder: Path
    home: Path

    def run(self, **environment: str) -> Ended:
        return run_and_close(self.folder, self.home, environment=environment)

    def file(self, name: str) -> Path:
        return self.folder / name

    def damage(self, name: str) -> None:
        """Other bytes; the file may be a link to the real one."""
        self.file(name).unlink()
        self.file(name).write_bytes(b"\0 damaged")


@pytest.fixture
def game(tmp_path: Path) -> GameCopy:
    folder, home = tmp_path / "game", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    for name in ("commands", "game", "net"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(HOME / name, folder / name, ignore=ignored)
    for name in ("sprites", "sounds"):
        shutil.copytree(HOME / name, folder / name, copy_function=_link)
    for file in HOME.glob("*.*"):
        if file.is_file():
            shutil.copy(file, folder)
    return GameCopy(folder, home)


def _link(source: str, copy: str) -> None:
    try:
        os.symlink(source, copy)
    except OSError:  # Windows, as long as nobody has allowed it
        shutil.copy(source, copy)


def test_the_whole_game_starts_and_says_nothing(game: GameCopy) -> None:
    ended = game.run()
    assert (ended.code, ended.closed, ended.err) == (0, True, "")
    assert " failure: " not in ended.log


@pytest.mark.parametrize("name", BEFORE_THE_STAGE)
def test_a_start_without_a_file_ends_with_one_sentence(game: GameCopy, name: str) -> None:
    game.file(name).unlink()
    ended = game.run()
    check_told(ended, game.home, str(game.file(name)))
    assert not ended.closed
    assert ended.log.count(" failure: ") == 1


def test_a_start_with_a_damaged_file_ends_with_one_sentence(game: GameCopy) -> None:
    game.damage(MANIFEST)
    ended = game.run()
    check_told(ended, game.home, f"{game.file(MANIFEST)} is damaged")
    assert ended.log.count(" failure: ") == 1


@pytest.mark.parametrize("name", ON_THE_TITLE)
@pytest.mark.parametrize("there", [False, True])
def test_a_title_without_a_file_is_a_crash_screen_and_then_one_sentence(
    game: GameCopy, name: str, there: bool
) -> None:
    if there:
        game.damage(name)
    else:
        game.file(name).unlink()
    ended = game.run()
    assert ended.closed  # until then the crash screen was shown
    check_told(ended, game.home, f"{game.file(name)} is {'damaged' if there else 'missing'}")
    assert ended.log.count(" failure: ") == 1


@pytest.mark.skipif(os.name == "nt", reason="other folders are not allowed to everybody there")
def test_without_a_log_there_is_still_the_sentence(game: GameCopy) -> None:
    game.damage(MANIFEST)
    ended = game.run(**{LOG_VARIABLE: "/nowhere/at/all.log"})
    assert ended.code == 1
    assert ended.err.endswith(f"({game.file(MANIFEST)} is damaged)\n")
    assert "Traceback" not in ended.err


def test_without_the_catalogue_of_a_language_the_game_speaks_english(game: GameCopy) -> None:
    shutil.rmtree(game.file("game/ui/i18n/locales/de"))
    (game.home / "settings.json").write_text(json.dumps({"language": "de"}))
    ended = game.run()
    assert (ended.code, ended.closed, ended.err) == (0, True, "")
    assert " failure: " not in ended.log


def test_settings_that_cannot_be_read_do_not_stop_the_game(game: GameCopy) -> None:
    (game.home / "settings.json").mkdir()
    ended = game.run()
    assert (ended.code, ended.closed, ended.err) == (0, True, "")
    assert " failure: " not in ended.log
