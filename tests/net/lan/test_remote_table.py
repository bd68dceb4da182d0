"""A table on the LAN for a screen: frames that never wait, a whole evening through two queues."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest

from game.lobby import Line, Link, Options, Phase
from game.session import Session
from game.updates import Answer, Verdict
from net.lan import remote_table
from net.lan.client import JoinTarget
from net.lan.network import Network
from net.lan.passes import Passes
from net.lan.remote_host import RemoteHost
from net.lan.remote_table import MOST_A_FRAME, MOST_WAITING, RemoteTable
from net.table.table_session import TableSetup
from net.wire.from_guest import Join
from net.wire.from_host import Said
from net.wire.refusal_reasons import No
from tests.net.lan.tables import PATIENCE, a_plan, choosing
from tests.net.table.acting import an_action

Found = TypeVar("Found")


@pytest.fixture
def network() -> Iterator[Network]:
    running = Network()
    yield running
    running.stop()


@pytest.fixture
def host(network: Network, tmp_path: Path) -> RemoteHost:
    plan = a_plan(tmp_path, 3, ("easy",), setup=TableSetup("Sunday"))
    host = RemoteHost(network, plan, port=0, choose=choosing)
    host.opened.result(timeout=PATIENCE)
    return host


def come_in(network: Network, host: RemoteHost, name: str, owner: bytes = b"") -> RemoteTable:
    join = Join((name,), False, "human", owner)
    return RemoteTable(network, JoinTarget([host.own_way], join, "", "1.0"), Passes(None))


def frames(*tables: RemoteTable, until: Callable[[], Found]) -> Found:
    """Draw frames until there is something to see."""
    end = time.monotonic() + PATIENCE
    while True:
        for table in tables:
            table.pump()
        if found := until():
            return found
        assert time.monotonic() < end
        time.sleep(0.005)


class Screen:
    """What a screen does with a session, frame by frame."""

    def __init__(self, table: RemoteTable) -> None:
        assert table.session
        self.session: Session = table.session
        self._acted_on = -1  # the newest state; its answer may come before the step

    def frame(self) -> None:
        for news in self.session.poll():
            if isinstance(news, Answer):
                assert news.verdict is Verdict.DONE
        seq, _, view, _ = self.session.view_as(self.session.seats[0])
        if view.table.turn == view.seat and view.result is None and seq > self._acted_on:
            self._acted_on = seq
            self.session.submit(view.table.turn, an_action(view), seq)


def test_an_evening_from_the_lobby_to_the_end(network: Network, host: RemoteHost) -> None:
    olga = come_in(network, host, "Olga", host.owner_key)
    frames(olga, until=lambda: olga.lobby)
    ada = come_in(network, host, "Ada")
    frames(olga, ada, until=lambda: ada.lobby)
    assert olga.owner
    assert not ada.owner
    olga.set_options(Options(notebook=True))
    ada.say("hello")
    ada.say_phrase("well-played")
    olga.start()
    assert frames(olga, ada, until=olga.declined)[0].why is No.NOT_READY
    frames(olga, ada, until=lambda: len(olga.lines) == 2)
    ada.ready(True)
    olga.ready(True)
    frames(olga, until=lambda: olga.lobby and all(seat.ready for seat in olga.lobby.seats))
    olga.start()
    frames(olga, ada, until=lambda: olga.session and ada.session)
    screens = [Screen(olga), Screen(ada)]
    one, other = (screen.session for screen in screens)
    end = time.monotonic() + PATIENCE
    while not (one.view_as(None).view.result and other.view_as(None).view.result):
        for screen in screens:
            screen.frame()
        assert time.monotonic() < end
        time.sleep(0.001)
    frames(olga, until=lambda: olga.lobby and olga.lobby.phase is Phase.OVER)
    assert one.history() == other.history()
    assert len(one.past()) == one.view_as(None).seq + 1
    assert host.record
    ada.leave()
    frames(ada, until=lambda: ada.connection.link is Link.OUT)


def test_kick_and_a_table_that_closes(network: Network, host: RemoteHost) -> None:
    olga = come_in(network, host, "Olga", host.owner_key)
    ada = come_in(network, host, "Ada")
    frames(olga, ada, until=lambda: ada.peer and olga.owner)
    assert ada.peer
    olga.arrange(2, "")
    olga.kick(ada.peer)
    frames(ada, until=lambda: ada.connection.why is No.KICKED)
    host.close()
    frames(olga, until=lambda: olga.connection.link is Link.OUT)
    assert olga.connection.words == "the host has closed the table"


def test_asking_never_waits_even_for_a_host_that_does_not_answer(network: Network) -> None:
    join = Join(("Ada",), False, "human", b"")
    table = RemoteTable(network, JoinTarget([("192.0.2.77", 9)], join, "", "1.0"), Passes(None))
    for _ in range(100):
        table.pump()
        table.say("anybody?")
    assert table.session is None
    assert table.lobby is None
    table.leave()


def test_a_flood_is_taken_in_frame_by_frame_and_reading_goes_on_after_it(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_table, "FRAME_TIME", PATIENCE)
    join, went_on = Join(("Ada",), False, "human", b""), Event()
    table = RemoteTable(network, JoinTarget([("192.0.2.77", 9)], join, "", "1.0"), Passes(None))
    monkeypatch.setattr(table._client, "go_on", went_on.set)
    for number in range(MOST_WAITING):
        table._hear(Said(number, Line("Eve", None, "hello", False)))
    while len(table.lines) < MOST_WAITING:
        before = len(table.lines)
        assert not went_on.is_set() or MOST_WAITING - before < MOST_A_FRAME
        assert table.pump()
        assert len(table.lines) - before <= MOST_A_FRAME
    assert went_on.wait(PATIENCE)
