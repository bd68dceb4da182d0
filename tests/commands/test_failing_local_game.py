"""Every layer of a game at one screen fails once: it is reported once and without secrets, and the
game, with its record, goes on to its end."""

import random
import time
from pathlib import Path

import pytest

from commands.local_games import LocalGames
from game.diagnostics.failures import FAILURES, Failure, FailurePlace
from game.rules.record import Player
from game.session import LocalSession
from game.storage.folders import Folders
from game.storage.records import load_record
from game.storage.settings import Settings, SettingsFile
from tests.breakage import MARK, Breakage, answer_but_once, recorded
from tests.net.table.acting import an_action

EARLY, LONG_ENOUGH = 5, 60.0  # moves before the failure; seconds until a test gives up

# Where the error is raised, and what it is reported as.
LAYERS = {
    "game.session:LocalSession.poll": FailurePlace.WINDOW,
    "game.session:LocalSession.view_as": FailurePlace.WINDOW,
    "game.match:Match.submit": FailurePlace.WINDOW,
    "game.match:apply": FailurePlace.WINDOW,
    "game.storage.records:RecordWriter.act": FailurePlace.THREAD,
    "game.storage.records:RecordWriter.end": FailurePlace.THREAD,
}


class Window:
    """Three people at one screen, with the loop that a window has."""

    def __init__(self, folder: Path, kinds: tuple[str, ...] = ("human",) * 3) -> None:
        self._games = LocalGames(Folders(folder, folder), _settings(folder))
        players = zip(("Ada", "Hugo", "Inès"), kinds, strict=True)
        self._session = self._games.begin(tuple(Player(*one) for one in players))
        self._chance = random.Random(4)

    @property
    def record(self) -> Path:
        assert self._games.record
        return self._games.record

    def play(self, moves: int = 1000) -> None:
        """Play on, so many moves at most; after an error the saved game is continued."""
        end, last = time.monotonic() + LONG_ENOUGH, len(load_record(self.record).actions) + moves
        while time.monotonic() < end:
            try:
                if self._frame() or self._session.view_as(None).seq >= last:
                    return
            except Exception as error:  # as the window's loop does
                FAILURES.report(error, FailurePlace.WINDOW, "table")
                self._games.close()
                self._session = self._games.resume(self.record)
        raise AssertionError("the game does not end")

    def secrets(self) -> list[str]:
        record = load_record(self.record)
        hands = map(str, record.header.drawn.hands)
        return [str(record.header.seed), hex(record.header.seed), *hands]

    def close(self) -> None:
        self._games.close()
        if self._games._thinker:
            self._games._thinker.close()

    def _frame(self) -> bool:
        """Move for whoever is next, or wait for a bot; True at the end."""
        session: LocalSession = self._session
        session.poll()
        view = session.view_as(None).view
        if view.result is not None:
            return True
        turn = view.table.turn
        if turn in session.seats:
            mine = session.view_as(turn)
            session.submit(turn, an_action(mine.view, self._chance), mine.seq)
        else:
            time.sleep(0.002)
        return False


def _settings(folder: Path) -> SettingsFile:
    kept = SettingsFile(folder / "settings.json")
    kept.current = Settings()
    return kept


def check(window: Window, logged: Path) -> Failure:
    """The game is over and saved; returns the one failure, which tells nothing."""
    told = [*iter(FAILURES.take, None)]
    assert len(told) == 1, [one.sentence for one in told]
    assert recorded(window.record)
    text = logged.read_text() + told[0].report + told[0].sentence
    assert logged.read_text().count("failure: ") == 1
    assert not [one for one in window.secrets() if one in text]
    return told[0]


@pytest.mark.parametrize("place", LAYERS)
def test_a_layer_that_fails_tells_no_secret_and_costs_no_move(
    place: str, tmp_path: Path, logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Breakage(monkeypatch, place)
    window = Window(tmp_path)
    window.play(EARLY)
    before = load_record(window.record).actions
    broken.arm(window.secrets())
    window.play()
    window.close()
    assert broken.failed
    found = check(window, logged)
    assert (found.error, found.place) == ("Leak", LAYERS[place])
    assert load_record(window.record).actions[:EARLY] == before
    assert load_record(window.record).closed


def test_the_bots_process_that_fails_tells_no_secret_and_costs_no_move(
    tmp_path: Path, logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr("game.bots.bot_process.answer_questions", answer_but_once)
    window = Window(tmp_path, ("human", "human", "easy"))
    window.play()
    window.close()
    found = check(window, logged)
    assert (found.error, found.place, found.name) == ("Leak", FailurePlace.PROCESS, "bots")
