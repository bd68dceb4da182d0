"""On a real network, the game goes on with the same people after a window has crashed."""

from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.lobby import Link
from game.storage.records import load_record
from game.ui.core.context import CrashOutcome
from game.ui.menus.title import TitleScene
from game.ui.table.scene import TableScene
from tests.game.ui.crash.a_failure import SECRET, Broken
from tests.game.ui.crash.real_window import RealWindow, a_computer, done


def fail(*_: object) -> NoReturn:
    raise Broken(SECRET)


def crash_and_leave(
    window: RealWindow, monkeypatch: pytest.MonkeyPatch, outcome: CrashOutcome
) -> None:
    """Let the table on the screen break, and go back to the title from the crash screen."""
    monkeypatch.setattr(window.scene, "update", fail)
    crash = window.until("the crash screen", lambda: window.crash)
    assert window.guard.stopped
    assert crash.crash.outcome is outcome
    assert "[window TableScene]" in window.log
    window.answer_crash(pygame.K_RETURN)
    assert isinstance(window.scene, TitleScene)
    assert window.stage.companion is None


def test_a_host_resumes_hosting_with_the_same_game_and_guest(
    real_window: RealWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_computer(tmp_path / "guest") as elsewhere:
        real_window.host("easy", open_seats=1)
        guest = real_window.invite(elsewhere)
        own = real_window.begin()
        theirs = real_window.until("the guest's game", lambda: guest.session)
        real_window.move(own, theirs)
        (record,) = real_window.folders.tables.glob("*.jsonl")
        before = load_record(record)
        crash_and_leave(real_window, monkeypatch, CrashOutcome.HOST)
        real_window.until("the end of the table", lambda: guest.connection.link is Link.LOST)

        real_window.choose("hosting")
        real_window.until("the table", lambda: isinstance(real_window.scene, TableScene))
        real_window.until("the guest", lambda: guest.connection.link is Link.THERE)
        again = real_window.visit.session
        assert again
        assert again.seats == own.seats
        assert done(again) >= len(before.actions)
        back = guest.session
        assert back
        assert back.seats == theirs.seats
        real_window.move(again, back)
        assert [*real_window.folders.tables.glob("*.jsonl")] == [record]
        after = load_record(record)
        assert after.header == before.header
        assert after.actions[: len(before.actions)] == before.actions
        assert len(after.actions) >= len(before.actions) + 2


def test_a_guest_comes_back_to_its_seat_at_the_table(
    real_window: RealWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_computer(tmp_path / "host") as elsewhere:
        hosted = real_window.join(elsewhere)
        own, theirs = real_window.visit.session, hosted.session
        assert own
        assert theirs
        real_window.move(own, theirs)
        crash_and_leave(real_window, monkeypatch, CrashOutcome.GUEST)
        real_window.until(
            "the empty seat", lambda: (told := hosted.lobby) and not told.seats[1].here
        )

        real_window.choose("back")
        real_window.until("the table", lambda: isinstance(real_window.scene, TableScene))
        again = real_window.visit.session
        assert again
        assert again.seats == own.seats == (1,)
        assert done(again) >= done(own)
        real_window.move(again, theirs)
        (record,) = (tmp_path / "host" / "lan").glob("*.jsonl")
        assert len(load_record(record).actions) >= done(again)
