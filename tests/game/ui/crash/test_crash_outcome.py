from pathlib import Path

import pytest

from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.series import Series
from game.session import LocalSession
from game.ui.core.context import CrashOutcome
from game.ui.crash.guard import crash_outcome
from game.ui.i18n.text import LANGUAGES, Texts
from tests.builders import france
from tests.end_to_end.shortest_game import shortest_builds
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


def outcome(folder: Path, games: NoGames, playing: LocalSession | None) -> CrashOutcome:
    stage = a_stage(folder)
    stage.games, stage.local_session = games, playing
    return crash_outcome(stage)


def moved(session: LocalSession) -> LocalSession:
    """After the first move."""
    table = session.view_as(None).view.table
    session.submit(table.turn, next(shortest_builds(table)), 0)
    return session


def test_a_game_whose_record_is_on_the_disk_is_saved(tmp_path: Path, record: Path) -> None:
    assert outcome(tmp_path, SomeGames(record), moved(a_session())) is CrashOutcome.SAVED


def test_a_game_in_which_no_person_has_moved_is_not_what_continue_offers(
    tmp_path: Path, record: Path
) -> None:
    assert outcome(tmp_path, SomeGames(record), a_session()) is CrashOutcome.BEGUN


def test_the_moves_of_bots_do_not_count(tmp_path: Path, record: Path) -> None:
    players = tuple(Player(name, "human") for name in ("Ada", "Hugo", "Zoe"))
    drawn = deal(france(), 3, 1)
    match = Match.begin(Header(france(), players, drawn, 1))
    moved(LocalSession(match, [drawn.first]))
    people = LocalSession(match, [seat for seat in range(3) if seat != drawn.first])
    assert outcome(tmp_path, SomeGames(record), people) is CrashOutcome.BEGUN


def test_a_game_of_a_series_is_what_continue_offers_from_its_start(
    tmp_path: Path, record: Path
) -> None:
    games = SomeGames(record)
    games.series = Series(length=3)
    assert outcome(tmp_path, games, a_session()) is CrashOutcome.SAVED


def test_asking_for_the_fate_does_not_change_what_the_screen_sees(
    tmp_path: Path, record: Path
) -> None:
    session = a_session()
    session.view_as(1)
    outcome(tmp_path, SomeGames(record), session)
    assert session.past()[0].view.seat == 1


def test_a_game_without_its_file_is_not_promised(tmp_path: Path, record: Path) -> None:
    record.unlink()
    assert outcome(tmp_path, SomeGames(record), a_session()) is CrashOutcome.NO_GAME


def test_moves_that_wait_for_the_disk_are_warned_of(tmp_path: Path, record: Path) -> None:
    for playing in (a_session(), None):
        assert outcome(tmp_path, SomeGames(record, saved=False), playing) is CrashOutcome.UNSAVED


def test_without_a_game_nothing_is_said(tmp_path: Path, record: Path) -> None:
    assert outcome(tmp_path, SomeGames(record), None) is CrashOutcome.NO_GAME


def test_of_a_finished_game_no_continue_is_promised(tmp_path: Path, record: Path) -> None:
    assert outcome(tmp_path, SomeGames(record), a_finished_session()) is CrashOutcome.NO_GAME


def test_of_a_broken_game_nothing_is_promised(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_session()
    monkeypatch.setattr(session, "past", None)
    assert outcome(tmp_path, SomeGames(record), session) is CrashOutcome.NO_GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fate_has_its_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    for one in CrashOutcome:
        if one.button:
            assert texts.say(one.button) in texts.say(one, button=texts.say(one.button))
        elif one is not CrashOutcome.NO_GAME:
            assert texts.say(one)
