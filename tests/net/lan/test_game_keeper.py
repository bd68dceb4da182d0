"""Every guest keeps the finished game, over real sockets; an unfinished one stays with its host."""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from commands.check import check
from game.board import load_board
from game.lobby import Phase
from game.options import MOST_GAMES
from game.series import SeriesPlace
from game.storage.kept_games import KeptGames
from game.storage.records import load_record
from game.storage.series_files import load_place
from net.lan.client import JoinTarget
from net.lan.game_keeper import GameKeeper
from net.lan.network import Network
from net.lan.passes import Passes
from net.lan.remote_host import HostedTable, RemoteHost
from net.lan.remote_table import RemoteTable
from net.table.table_session import TableSetup
from net.wire.from_guest import Join
from tests.net.guest.a_guest import Guest
from tests.net.guest.test_guest_record import played_to_the_end
from tests.net.lan.tables import PATIENCE, a_plan, choosing
from tests.net.lan.test_remote_table import Screen, frames


@pytest.fixture
def network() -> Iterator[Network]:
    running = Network()
    yield running
    running.stop()


class Table:
    """Olga's table with a bot; Ada plays and Eve watches, each with a folder of their own."""

    def __init__(self, network: Network, folder: Path, adas_folder: str = "Ada") -> None:
        self.network, self.folder, self.folders = network, folder, {"Ada": adas_folder}
        plan = a_plan(folder / "host", 3, ("easy",), setup=TableSetup("Sunday"))
        (folder / "host").mkdir()
        self.host = RemoteHost(network, plan, port=0, choose=choosing)
        self.host.opened.result(timeout=PATIENCE)
        self.olga = HostedTable(network, self.host, ("Olga",), "1.0")
        frames(self.olga, until=lambda: self.olga.owner)
        self.ada, self.eve = self.guest("Ada"), self.guest("Eve", watch=True)
        frames(self.olga, self.ada, self.eve, until=lambda: self.ada.lobby and self.eve.lobby)
        self.ada.ready(True)
        frames(self.olga, until=lambda: self.olga.lobby and self.olga.lobby.seats[1].ready)
        self.olga.start()
        everyone = self.olga, self.ada, self.eve
        frames(*everyone, until=lambda: all(table.session for table in everyone))

    def guest(self, name: str, *, watch: bool = False) -> RemoteTable:
        join = Join((name,), watch, "human", b"")
        kept = KeptGames(self.folder / self.folders.get(name, name), load_board)
        aim = JoinTarget([self.host.own_way], join, "", "1.0")
        return RemoteTable(self.network, aim, Passes(None), kept_games=kept)

    def records(self, name: str) -> list[Path]:
        return [*(self.folder / name).glob("*.jsonl")]

    def play(self, moves: int = 10_000) -> None:
        screens = [Screen(self.olga), Screen(self.ada)]
        end = time.monotonic() + PATIENCE
        while screens[0].session.view_as(None).seq < moves:
            self.eve.pump()
            for screen in screens:
                screen.frame()
            if all(one.lobby and one.lobby.phase is Phase.OVER for one in (self.olga, self.eve)):
                return
            assert time.monotonic() < end
            time.sleep(0.001)


def test_players_and_spectators_keep_a_valid_record_without_the_seed(
    network: Network, tmp_path: Path
) -> None:
    table = Table(network, tmp_path)
    table.play()
    pump = (table.olga, table.ada, table.eve)
    frames(*pump, until=lambda: table.records("Ada") and table.records("Eve"))
    (own,) = table.records("host")  # the host's own window keeps no second copy
    for name in ("Ada", "Eve"):
        (kept,) = table.records(name)
        record, told = load_record(kept), load_record(own)
        assert record.header.seed == 0
        assert record.header.drawn == told.header.drawn
        assert record.final == told.final
        assert check([kept]) == 0
    assert not table.ada.keeping_failed()


def test_a_guest_in_the_folder_of_its_host_keeps_no_second_copy(
    network: Network, tmp_path: Path
) -> None:
    table, kept = Table(network, tmp_path, adas_folder="host"), Event()
    table.play()
    frames(table.ada, until=lambda: table.ada.lobby and table.ada.lobby.phase is Phase.OVER)
    network.soon(kept.set)
    assert kept.wait(PATIENCE)
    assert len(table.records("host")) == 1
    assert not table.ada.keeping_failed()


def test_an_unfinished_game_is_kept_by_its_host_alone(network: Network, tmp_path: Path) -> None:
    table = Table(network, tmp_path)
    table.play(moves=5)
    table.ada.leave()
    table.olga.leave()
    assert table.records("Ada") == []
    assert len(table.records("host")) == 1


def test_a_host_cannot_fill_the_disk_with_games() -> None:
    guest, now, kept = played_to_the_end(), 100.0, list[object]()
    folder = KeptGames(Path("nowhere"), load_board)
    keeper = GameKeeper(kept.append, folder, lambda: now)
    for number in range(1, 500):
        guest.game.following.game = number
        keeper.look(guest.state)
        keeper.look(guest.state)
    assert len(kept) == MOST_GAMES
    now += 60.0
    guest.game.following.game = 500
    keeper.look(guest.state)
    assert len(kept) == MOST_GAMES + 1
    assert not keeper.take_failure()


@pytest.mark.parametrize("late", [False, True])
def test_the_place_in_a_series_is_kept_also_by_who_comes_after_the_end(
    late: bool, tmp_path: Path
) -> None:
    guest = played_to_the_end(games=3)
    keeper = GameKeeper(lambda call: call(), KeptGames(tmp_path, load_board))
    keeper.look((Guest(guest.table, "Vera", watch=True) if late else guest).state)
    (record,) = tmp_path.glob("*.jsonl")
    assert load_place(record) == SeriesPlace(1, 3)


def test_a_disk_that_refuses_is_told_once(network: Network, tmp_path: Path) -> None:
    (tmp_path / "Ada").write_text("not a folder")
    table = Table(network, tmp_path)
    table.play()
    pump = (table.olga, table.ada, table.eve)
    assert frames(*pump, until=table.ada.keeping_failed)
    assert not table.ada.keeping_failed()
