from pathlib import Path

import pytest

from game.session import LocalSession
from game.ui.core.fate import Fate, fate_of
from game.ui.i18n.text import LANGUAGES, Texts
from tests.game.ui.evening import NoGames, a_session, a_stage
from tests.game.ui.finished import a_finished_session


class SomeGames(NoGames):
    """A game whose record lies in a file."""

    def __init__(self, record: Path | None, *, saved: bool = True) -> None:
        super().__init__()
        self.record, self.saved = record, saved


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("{}\n")
    return path


def fate(folder: Path, games: NoGames, playing: LocalSession | None) -> Fate:
    stage = a_stage(folder)
    stage.games, stage.playing = games, playing
    return fate_of(stage)


def test_a_game_whose_record_is_on_the_disk_is_saved(tmp_path: Path, record: Path) -> None:
    assert fate(tmp_path, SomeGames(record), a_session()) is Fate.SAVED


def test_a_game_without_its_file_is_not_promised(tmp_path: Path, record: Path) -> None:
    record.unlink()
    assert fate(tmp_path, SomeGames(record), a_session()) is Fate.NO_GAME


def test_moves_that_wait_for_the_disk_are_warned_of(tmp_path: Path, record: Path) -> None:
    for playing in (a_session(), None):
        assert fate(tmp_path, SomeGames(record, saved=False), playing) is Fate.UNSAVED


def test_without_a_game_nothing_is_said(tmp_path: Path, record: Path) -> None:
    assert fate(tmp_path, SomeGames(record), None) is Fate.NO_GAME


def test_of_a_finished_game_no_continue_is_promised(tmp_path: Path, record: Path) -> None:
    assert fate(tmp_path, SomeGames(record), a_finished_session()) is Fate.NO_GAME


def test_of_a_broken_game_nothing_is_promised(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_session()
    monkeypatch.setattr(session, "look", None)
    assert fate(tmp_path, SomeGames(record), session) is Fate.NO_GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fate_has_its_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    for one in Fate:
        if one.button:
            assert texts.say(one.button) in texts.say(one, button=texts.say(one.button))
        elif one is not Fate.NO_GAME:
            assert texts.say(one)
