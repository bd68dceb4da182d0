"""Take-overs, idle players and moves on their way, over real sockets."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.lobby import Care, Link
from net.lan.client import JoinTarget
from net.lan.network import Network
from net.lan.passes import Passes, kept_by
from net.lan.remote_host import RemoteHost
from net.lan.remote_table import RemoteTable
from net.table.table_session import TableSetup
from net.wire.from_guest import Join
from net.wire.refusal_reasons import No
from tests.net.lan.tables import PATIENCE, a_plan, choosing
from tests.net.lan.test_remote_table import frames
from tests.net.table.acting import an_action


class Evening:
    """Olga's table with Hugo and Ines, who play as the test says, and Vera, who watches."""

    def __init__(self, folder: Path) -> None:
        self.network = Network()
        plan = a_plan(folder, 3, setup=TableSetup("Sunday"))
        self.host = RemoteHost(self.network, plan, port=0, choose=choosing)
        self.host.opened.result(timeout=PATIENCE)
        self.passes = {name: Passes(folder / name) for name in ("Hugo", "Vera")}
        self.olga = self.come_in("Olga", self.host.owner_key)
        frames(self.olga, until=lambda: self.olga.owner)
        self.hugo, self.ines = self.come_in("Hugo"), self.come_in("Ines")
        frames(*self.players, until=lambda: self.ines.lobby and self.hugo.lobby)
        self.vera = self.come_in("Vera", watch=True)
        for table in self.players:
            table.ready(True)
        everyone = (*self.players, self.vera)
        frames(*everyone, until=lambda: self.olga.lobby and all_ready(self.olga))
        self.olga.start()
        frames(*everyone, until=lambda: all(table.session for table in everyone))

    @property
    def players(self) -> tuple[RemoteTable, ...]:
        return self.olga, self.hugo, self.ines

    def come_in(self, name: str, owner: bytes = b"", *, watch: bool = False) -> RemoteTable:
        join = Join((name,), watch, "human", owner)
        aim = JoinTarget([self.host.own_way], join, "", "1.0")
        return RemoteTable(self.network, aim, self.passes.get(name, Passes(None)))

    def play_until(self, seat: int, *tables: RemoteTable) -> None:
        """Everyone plays until it is a seat's turn."""
        end = time.monotonic() + PATIENCE
        self.all_see_the_same(*tables)
        while self.turn != seat:
            for table in tables:
                act(table)
            seq = self.seq
            frames(self.olga, *tables, until=lambda seq=seq: self.seq > seq)  # type: ignore[misc]
            self.all_see_the_same(*tables)
            assert time.monotonic() < end

    def all_see_the_same(self, *tables: RemoteTable) -> None:
        """Wait for screens that have not heard of the newest move."""
        frames(self.olga, *tables, until=lambda: {*map(seq_of, tables)} == {self.seq})

    @property
    def seq(self) -> int:
        return seq_of(self.olga)

    @property
    def turn(self) -> int:
        assert self.olga.session
        return self.olga.session.view_as(None).view.table.turn

    def name_of(self, seat: int) -> str:
        assert self.olga.lobby
        return self.olga.lobby.seats[seat].name


def all_ready(table: RemoteTable) -> bool:
    return table.lobby is not None and all(seat.ready for seat in table.lobby.seats)


def seq_of(table: RemoteTable) -> int:
    assert table.session
    return table.session.view_as(None).seq


def act(table: RemoteTable) -> bool:
    """Make the move that is due at a screen."""
    session = table.session
    if session is None or not session.seats:
        return False
    update = session.view_as(session.seats[0])
    table_ = update.view.table
    if table_.turn not in session.seats or table_.ending is not None:
        return False
    update = session.view_as(table_.turn)
    session.submit(table_.turn, an_action(update.view), update.seq)
    return True


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.network.stop()


def test_a_spectator_takes_over_the_seat_of_who_has_left_and_plays_on(evening: Evening) -> None:
    olga, hugo, ines, vera = evening.olga, evening.hugo, evening.ines, evening.vera
    evening.play_until(1, olga, hugo, ines)
    hugo.leave()
    frames(olga, hugo, vera, until=lambda: olga.lobby and olga.lobby.seats[1].left)
    before = vera.session
    vera.take_seat(1)
    frames(olga, vera, until=lambda: olga.lobby and olga.lobby.requests)
    assert olga.lobby
    olga.grant_seat(olga.lobby.requests[0], True)
    frames(olga, ines, vera, until=lambda: vera.session is not before)
    assert evening.name_of(1) == "Vera"
    assert vera.session
    assert vera.session.seats == (1,)
    assert vera.lines[-1].words == "took-over"
    seq = evening.seq
    assert act(vera)
    frames(olga, ines, vera, until=lambda: evening.seq > seq)
    old = evening.come_in("Hugo")  # with the pass of the old player
    frames(olga, old, until=lambda: old.connection.link is Link.OUT)
    assert old.connection.why is No.NOT_KEPT
    assert old.session is None


def test_the_new_player_comes_back_with_the_new_pass(evening: Evening) -> None:
    olga, hugo, vera = evening.olga, evening.hugo, evening.vera
    hugo.leave()
    frames(olga, vera, until=lambda: vera.lobby and vera.lobby.seats[1].left)
    vera.take_seat(1)
    frames(olga, vera, until=lambda: olga.lobby and olga.lobby.requests)
    assert olga.lobby
    olga.grant_seat(olga.lobby.requests[0], True)
    frames(olga, vera, until=lambda: vera.session and vera.session.seats)
    assert evening.host._hosting
    identity = evening.host._hosting.id
    frames(olga, vera, until=lambda: evening.passes["Vera"].get(identity, kept_by(["Vera"])))
    vera._network.soon(vera._client.cut)  # as a crash would
    frames(olga, until=lambda: olga.lobby and not olga.lobby.seats[1].here)
    again = evening.come_in("Vera")
    frames(olga, again, until=lambda: again.session and again.session.seats == (1,))
    frames(olga, until=lambda: olga.lobby and olga.lobby.seats[1].here)


def test_refused_the_spectator_goes_on_watching(evening: Evening) -> None:
    olga, vera = evening.olga, evening.vera
    evening.hugo.leave()
    frames(olga, vera, until=lambda: vera.lobby and vera.lobby.seats[1].left)
    vera.take_seat(1)
    frames(olga, vera, until=lambda: olga.lobby and olga.lobby.requests)
    assert olga.lobby
    olga.grant_seat(olga.lobby.requests[0], False)
    assert frames(olga, vera, until=vera.declined)[0].why is No.NOT_GRANTED
    assert vera.session
    assert vera.session.seats == ()


def test_a_bot_moves_once_for_who_does_not_and_the_seat_stays_theirs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.table.turn_timer.LONG_TURN", 0.3)
    olga, hugo, ines = evening.olga, evening.hugo, evening.ines
    evening.play_until(1, olga, hugo, ines)
    frames(olga, hugo, ines, until=lambda: olga.lobby and olga.lobby.overdue)
    seq = evening.seq
    olga.look_after(1, Care.ONCE)
    frames(olga, hugo, ines, until=lambda: evening.seq > seq)
    assert olga.session
    assert olga.session.past()[-1].by_bot
    assert olga.lobby
    assert olga.lobby.seats[1].level == ""
    evening.play_until(1, olga, hugo, ines)
    assert act(hugo)
    seq = evening.seq
    frames(olga, hugo, ines, until=lambda: evening.seq > seq)


def test_who_is_back_has_the_seat_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.table.turn_timer.LONG_TURN", 0.3)
    olga, hugo, ines = evening.olga, evening.hugo, evening.ines
    evening.play_until(1, olga, hugo, ines)
    frames(olga, hugo, ines, until=lambda: olga.lobby and olga.lobby.overdue)
    olga.look_after(1, Care.BOT)
    frames(olga, hugo, ines, until=lambda: hugo.lobby and hugo.lobby.seats[1].level)
    hugo.come_back(1)
    frames(olga, hugo, ines, until=lambda: olga.lobby and not olga.lobby.seats[1].level)


def test_a_move_that_was_sent_as_the_connection_broke_arrives_once(evening: Evening) -> None:
    olga, hugo, ines = evening.olga, evening.hugo, evening.ines
    evening.play_until(1, olga, hugo, ines)
    seq, wire = evening.seq, hugo._client._wire
    assert wire
    hugo._network.soon(wire.abort)
    assert act(hugo)
    frames(olga, hugo, ines, until=lambda: evening.seq > seq)
    frames(olga, hugo, until=lambda: hugo.session and hugo.session.following.seq == seq + 1)
    assert evening.seq == seq + 1


def test_a_host_that_comes_back_knows_who_took_over(evening: Evening) -> None:
    olga, hugo, vera = evening.olga, evening.hugo, evening.vera
    evening.play_until(1, olga, hugo, evening.ines)
    hugo.leave()
    frames(olga, vera, until=lambda: vera.lobby and vera.lobby.seats[1].left)
    vera.take_seat(1)
    frames(olga, vera, until=lambda: olga.lobby and olga.lobby.requests)
    assert olga.lobby
    olga.grant_seat(olga.lobby.requests[0], True)
    frames(olga, vera, until=lambda: vera.session and vera.session.seats)
    record, plan = evening.host.record, evening.host.plan
    evening.host.close()
    frames(vera, until=lambda: vera.connection.link is Link.LOST)
    evening.host = RemoteHost(evening.network, plan, resume=record, choose=choosing)
    evening.host.opened.result(timeout=PATIENCE)
    frames(vera, evening.ines, until=lambda: vera.connection.link is Link.THERE)
    evening.olga = evening.come_in("Olga", evening.host.owner_key)
    frames(evening.olga, vera, until=lambda: evening.olga.session and evening.olga.lobby)
    assert evening.name_of(1) == "Vera"
    seq = evening.seq
    assert act(vera)
    frames(evening.olga, vera, until=lambda: evening.seq > seq)
    old = evening.come_in("Hugo")
    frames(evening.olga, old, until=lambda: old.connection.link is Link.OUT)
    assert old.connection.why is No.NOT_KEPT
