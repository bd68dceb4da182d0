"""A failure in every real thread, task and process of the program with a window."""

import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.bots import bot_process
from game.bots.easy import Easy
from game.diagnostics.failures import FailurePlace
from game.lobby import Link
from game.rules.record import Player
from game.storage.records import RecordWriter, load_record
from game.ui.core.context import CrashOutcome
from game.ui.lan.join.tables_scene import TablesScene
from game.ui.lan.lan_api import JoinRequest
from game.ui.menus.title import TitleScene
from game.ui.table.scene import TableScene
from net.lan import table_host
from net.lan.client import Client
from net.lan.discovery import TableFinder
from net.table.door import House
from net.table.host import Host
from tests.game.ui.crash.a_failure import SECRET, Broken
from tests.game.ui.crash.real_window import RealWindow, a_computer, done, turn_of
from tests.net.table.acting import an_action

NETWORK = "crash-background-network"


def fail(*_: object) -> NoReturn:
    raise Broken(SECRET)


def broken_bots(line: Connection) -> None:
    """The work of the bots' process, with bots that fail."""
    vars(bot_process)["answer"] = fail
    bot_process.answer_questions(line)


def keep_playing(window: RealWindow) -> None:
    window.answer_crash(pygame.K_RETURN)
    assert window.crash is None


def test_a_task_of_the_host(real_window: RealWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    real_window.host("easy", "easy")
    game = real_window.begin()
    table = real_window.scene
    with monkeypatch.context() as broken:
        broken.setattr(Host, "tick", fail)
        real_window.check_crash(FailurePlace.TASK, "host", NETWORK)
    keep_playing(real_window)
    assert real_window.scene is table
    real_window.move(game)


def test_a_task_that_looks_for_tables(
    real_window: RealWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(_: TableFinder) -> None:
        fail()

    monkeypatch.setattr(TableFinder, "run", run)
    real_window.program.lan()
    name = run.__qualname__
    real_window.check_crash(FailurePlace.TASK, name, NETWORK)
    keep_playing(real_window)
    assert isinstance(real_window.scene, TablesScene)
    real_window.key(pygame.K_ESCAPE)
    assert isinstance(real_window.scene, TitleScene)


def test_a_callback_of_the_network(
    real_window: RealWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving somebody's game, which the network's thread does when it has time."""
    with a_computer(tmp_path / "host") as elsewhere:
        real_window.join(elsewhere)
        with monkeypatch.context() as broken:
            broken.setattr(Client, "step_out", fail)
            real_window.visit.leave()
            real_window.check_crash(FailurePlace.TASK, "callback", NETWORK)
        keep_playing(real_window)
        assert isinstance(real_window.scene, TableScene)


def test_the_thread_that_easy_bots_think_in(
    real_window: RealWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_window.host("easy", "easy")
    with monkeypatch.context() as broken:
        broken.setattr(Easy, "choose", fail)
        game = real_window.begin()
        if turn_of(game) == 0:
            real_window.move(game)
        real_window.check_crash(FailurePlace.TASK, "Server._think", NETWORK)
    keep_playing(real_window)
    assert isinstance(real_window.scene, TableScene)
    before = done(game)
    real_window.until("a bot's move", lambda: done(game) > before)


def test_the_thread_that_checks_join_codes(
    real_window: RealWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_window.host("easy", open_seats=1, code="4711")
    door = real_window.visit.door
    assert door
    wish = JoinRequest([("127.0.0.1", door.port)], ("Hugo",), False, "4711")
    with a_computer(tmp_path / "guest") as elsewhere:
        with monkeypatch.context() as broken:
            broken.setattr(House, "exchange", fail)
            refused = elsewhere.join(wish)
            real_window.others.append(refused)
            real_window.check_crash(FailurePlace.TASK, "host", NETWORK)
            real_window.until("the answer", lambda: refused.connection.link is Link.OUT)
        keep_playing(real_window)
        guest = elsewhere.join(wish)
        real_window.others[:] = [guest]
        real_window.until("Hugo's seat", lambda: guest.lobby)


def test_any_other_thread(real_window: RealWindow) -> None:
    thread = threading.Thread(target=fail, name="helper")
    thread.start()
    thread.join()
    real_window.check_crash(FailurePlace.THREAD, "helper", "crash-background")
    keep_playing(real_window)
    assert isinstance(real_window.scene, TitleScene)


def test_a_destructor_in_the_window(real_window: RealWindow) -> None:
    class Dropped:
        __del__ = fail

    Dropped()
    real_window.check_crash(
        FailurePlace.WINDOW, threading.current_thread().name, "crash-background"
    )
    keep_playing(real_window)
    assert isinstance(real_window.scene, TitleScene)


def test_the_process_of_the_bots(real_window: RealWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "answer_questions", broken_bots)
    players = (Player("Ada", "human"), Player("Zoe", "easy"), Player("Mimi", "easy"))
    game = real_window.stage.games.begin(players, first=1)
    real_window.program.play(game)
    table = real_window.scene
    real_window.check_crash(FailurePlace.PROCESS, "bots", "crash-background-bots")
    keep_playing(real_window)
    assert real_window.scene is table
    real_window.until("the moves of two bots", lambda: done(game) == 2)
    real_window.move(game)  # Ada sees her own locomotives still


def say_something(window: RealWindow) -> None:
    window.visit.say("Bonjour")  # is kept beside the record


def make_a_move(window: RealWindow) -> None:
    game = window.visit.session
    assert game
    seq, _, view, _ = game.view_as(0)
    game.submit(0, an_action(view), seq)


@pytest.mark.parametrize(
    ("module", "name", "act", "what", "outcome"),
    [
        (table_host, "write_whole", say_something, NETWORK, CrashOutcome.HOST),
        (RecordWriter, "act", make_a_move, "crash-background", CrashOutcome.HOST_UNSAVED),
    ],
)
def test_a_host_whose_save_fails(
    real_window: RealWindow,
    monkeypatch: pytest.MonkeyPatch,
    module: object,
    name: str,
    act: Callable[[RealWindow], None],
    what: str,
    outcome: CrashOutcome,
) -> None:
    real_window.host("easy", "easy")
    game = real_window.begin()
    (record,) = real_window.folders.tables.glob("*.jsonl")
    real_window.until("Ada's turn", lambda: turn_of(game) == 0)
    with monkeypatch.context() as broken:
        broken.setattr(module, name, fail)
        act(real_window)
        crash = real_window.until("the crash screen", lambda: real_window.crash)
        assert crash.crash.failure.error == "Broken"
        assert crash.crash.what == what
        real_window.until("what becomes of the game", lambda: crash.crash.outcome is outcome)
        assert " failure: Broken in " in real_window.log
        assert SECRET not in real_window.log + crash.crash.failure.report
    keep_playing(real_window)
    real_window.until("the connection", lambda: real_window.visit.connection.link is Link.THERE)
    real_window.move(game)
    real_window.until("the save", lambda: (told := real_window.visit.lobby) and told.saved)
    assert len(load_record(record).actions) >= done(game)
