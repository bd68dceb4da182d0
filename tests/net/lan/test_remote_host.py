"""Hosting from a screen; a whole evening of it is in the tests of the remote table."""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import NoReturn

import pytest

from game.lobby import Connection, FirewallSeen, FirewallState, HostCheck, Link
from net.lan import remote_host, table_host
from net.lan.addresses import neighbourly, reached_by, readable
from net.lan.network import Network
from net.lan.remote_host import HostedTable, RemoteHost
from net.lan.table_resume import ResumeError
from net.wire.refusal_reasons import No
from tests.net.lan.tables import PATIENCE, a_plan, choosing


@pytest.fixture
def network() -> Iterator[Network]:
    running = Network()
    yield running
    running.stop()


def test_a_table_says_where_it_listens(network: Network, tmp_path: Path) -> None:
    host = RemoteHost(network, a_plan(tmp_path, code="4711"), port=0, choose=choosing)
    opened = host.opened.result(timeout=PATIENCE)
    assert host.addresses == readable((*reached_by(), *neighbourly()))
    assert opened.code == "4711"
    assert host.own_way == ("127.0.0.1", opened.port)
    assert host.record is None
    assert len(host.owner_key) == 32


def test_a_port_that_is_taken_is_said(network: Network, tmp_path: Path) -> None:
    first = RemoteHost(network, a_plan(tmp_path), port=0, choose=choosing)
    taken = first.opened.result(timeout=PATIENCE).port
    second = RemoteHost(network, a_plan(tmp_path), port=taken, choose=choosing)
    with pytest.raises(OSError, match="is in use by another program"):
        second.opened.result(timeout=PATIENCE)


def test_a_record_that_cannot_be_resumed_is_said(network: Network, tmp_path: Path) -> None:
    host = RemoteHost(network, a_plan(tmp_path), resume=tmp_path / "nothing.jsonl", choose=choosing)
    with pytest.raises(ResumeError, match="no such file"):
        host.opened.result(timeout=PATIENCE)


def ended(table: HostedTable) -> Connection:
    """How the visit of a host's own screen ended."""
    deadline = time.monotonic() + PATIENCE
    while table.connection.link is not Link.OUT and time.monotonic() < deadline:
        table.pump()
        time.sleep(0.01)
    return table.connection


def test_the_hosts_screen_hears_why_its_table_is_not_opened(
    network: Network, tmp_path: Path
) -> None:
    first = RemoteHost(network, a_plan(tmp_path), port=0, choose=choosing)
    taken = first.opened.result(timeout=PATIENCE).port
    second = RemoteHost(network, a_plan(tmp_path), port=taken, choose=choosing)
    assert ended(HostedTable(network, second, ("Ada",), "1.0")).why == No.NOT_OPENED


def test_the_hosts_screen_hears_why_its_table_is_not_resumed(
    network: Network, tmp_path: Path
) -> None:
    host = RemoteHost(network, a_plan(tmp_path), resume=tmp_path / "nothing.jsonl", choose=choosing)
    assert ended(HostedTable(network, host, ("Ada",), "1.0")).why == No.NOT_RESUMED


def test_an_unforeseen_error_while_opening_ends_the_wait_and_is_reported_once(
    network: Network, tmp_path: Path, logged: Path
) -> None:
    def fail() -> NoReturn:
        raise RuntimeError("a mistake of ours")

    host = RemoteHost(network, a_plan(tmp_path), port=0, choose=fail)
    out = ended(HostedTable(network, host, ("Ada",), "1"))
    assert (out.link, out.why) == (Link.OUT, No.UNFORESEEN)
    assert logged.read_text().count("failure: RuntimeError") == 1


def test_a_host_whom_nobody_reaches_looks_for_firewalls(
    network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_host, "CHECK_AFTER", 0.01)
    seen, asked = (FirewallSeen("ufw", FirewallState.BLOCKS),), list[int]()

    def read(port: int) -> tuple[FirewallSeen, ...]:
        asked.append(port)
        return seen

    host = RemoteHost(network, a_plan(tmp_path), port=0, choose=choosing, read_firewalls=read)
    port = host.opened.result(timeout=PATIENCE).port
    end = time.monotonic() + PATIENCE
    while host.check is None:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert host.check == HostCheck(seen)
    assert asked == [port]
    assert host._hosting
    host._hosting.server.reached = True
    assert host.check is None, "a guest has come"


def test_the_addresses_to_type_follow_those_of_the_computer(
    network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = ["10.0.0.1", "fd00::7"]
    monkeypatch.setattr(table_host, "reached_by", lambda _: tuple(found))
    monkeypatch.setattr(remote_host, "neighbourly", lambda: ("fe80::7",))
    host = RemoteHost(network, a_plan(tmp_path), port=0, choose=choosing)
    host.opened.result(timeout=PATIENCE)
    assert host.addresses == ("10.0.0.1", "fd00::7")
    for now, shown in (([], ["fe80::7"]), (["10.0.0.2"], ["10.0.0.2"])):
        found[:] = now
        done = Event()
        network.soon(host._moved)
        network.soon(done.set)
        assert done.wait(PATIENCE)
        assert [*host.addresses] == shown
    assert host._hosting
    assert host._hosting.host.addresses == ("10.0.0.2",)
