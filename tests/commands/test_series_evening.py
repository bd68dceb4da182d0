"""A series of three games on the LAN: a take-over, a host that is killed, and what is left of it.

The host is a program of its own; the guests have folders of their own.
"""

import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest

from commands.lan_bridge import LanBridge
from commands.local_games import LocalGames
from game.lobby import Link, Options, Phase
from game.rules.scoring import result
from game.series import Series
from game.storage.file_suffixes import RECORD_ENDING, TABLE_ENDING
from game.storage.folders import Folders
from game.storage.records import load_record
from game.storage.settings import SettingsFile
from game.ui.lan.lan_api import HostRequest, JoinRequest, LanTable
from game.ui.results.game_history import story_of
from tests.net.lan.tables import PATIENCE
from tests.net.table.acting import an_action

pytestmark = pytest.mark.slow("evening")

HUGO = 1  # the seat
GAMES = 3
FRAME = 0.002  # seconds
MOVES = 8  # before and after somebody else sits down, out of about eighty


class Visit:
    """Somebody at a table, who is ready for every game and moves when it is their turn."""

    def __init__(self, lan: LanBridge, table: LanTable) -> None:
        self.lan, self.table = lan, table
        self._ready_after = -1  # so many games
        self._moved: tuple[object, int] = (None, 0)

    @property
    def series(self) -> Series:
        return self.table.lobby.series if self.table.lobby else Series()

    @property
    def moves(self) -> int:
        session = self.table.session
        return session.view_as(None).seq if session else 0

    def frame(self) -> None:
        self.table.pump()
        lobby, session = self.table.lobby, self.table.session
        if lobby is None:
            return
        if session:
            session.poll()
        if lobby.phase is Phase.PLAYING:
            self._move()
        elif self._ready_after < len(self.series.games) and not self.series.over:
            self._ready_after = len(self.series.games)
            self.table.ready(True)

    def _move(self) -> None:
        session = self.table.session
        if session is None or not session.seats:
            return
        seq, _, view, _ = session.view_as(session.seats[0])
        due = session, seq
        if view.table.turn == view.seat and view.result is None and self._moved != due:
            self._moved = due
            session.submit(view.table.turn, an_action(view), seq)


def host_evening(home: Path, record: Path | None, pipe: Connection) -> None:
    """The host's program: whoever asks for a seat gets it, and games start by themselves."""
    lan, wish = LanBridge(Folders(home, home)), Options(games=GAMES)
    request = HostRequest("Salon", ("Olga",), (), 2, "", wish, port=0)
    olga = Visit(lan, lan.resume(record) if record else lan.host(request))
    told = started = 0
    granted = False
    while not pipe.poll(FRAME):
        olga.frame()
        lobby, door = olga.table.lobby, olga.table.door
        if lobby is None or door is None:
            continue
        if not told:
            told = door.port
            pipe.send(told)
        games, ready = len(lobby.series.games), all(seat.ready for seat in lobby.seats)
        if lobby.requests and not granted:
            granted = True
            olga.table.grant_seat(lobby.requests[0], True)
        elif ready and started <= games and lobby.phase is not Phase.PLAYING:
            started = games + 1
            olga.table.start()
    lan.close()


class Host(NamedTuple):
    """The running program of the host."""

    kill: Callable[[], None]
    close: Callable[[], None]
    port: int


def a_host(home: Path, record: Path | None = None) -> Host:
    near, far = get_context("spawn").Pipe()
    program = get_context("spawn").Process(target=host_evening, args=(home, record, far))
    program.start()

    def kill() -> None:
        program.kill()
        program.join(PATIENCE)

    def close() -> None:
        if program.is_alive():
            near.send("the end")
            program.join(PATIENCE)

    assert near.poll(PATIENCE)
    return Host(kill, close, near.recv())


class Evening:
    """Olga's table with Hugo and Inès, and Véra, who watches at first."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.host = folder, a_host(folder / "Olga")
        self.hugo, self.ines = self.come("Hugo"), self.come("Inès")
        self.vera = self.come("Véra", watch=True)
        self.here = [self.hugo, self.ines, self.vera]

    def come(self, name: str, *, watch: bool = False) -> Visit:
        home = self.folder / name
        lan = LanBridge(Folders(home, home))
        where = [("127.0.0.1", self.host.port)]
        visit = Visit(lan, lan.join(JoinRequest(where, (name,), watch, "")))
        self.here = [visit]
        self.until(lambda: visit.table.lobby)
        return visit

    def until(self, look: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not look():
            for visit in self.here:
                visit.frame()
            assert time.monotonic() < end
            time.sleep(FRAME)

    def records(self, name: str) -> list[Path]:
        folder = self.folder / name
        return sorted(Folders(folder, folder).tables.glob(f"*{RECORD_ENDING}"))

    def close(self) -> None:
        for visit in (self.hugo, self.ines, self.vera):
            visit.lan.close()
        self.host.close()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


def test_a_series_survives_a_take_over_and_the_death_of_its_host(evening: Evening) -> None:
    hugo, ines, vera = evening.hugo, evening.ines, evening.vera
    evening.until(lambda: len(ines.series.games) == 1)
    evening.until(lambda: _playing(ines) and ines.moves > MOVES)
    hugo.table.leave()
    evening.here = [ines, vera]
    evening.until(lambda: vera.table.lobby and vera.table.lobby.seats[HUGO].left)
    vera.table.take_seat(HUGO)
    evening.until(lambda: vera.table.session and vera.table.session.seats == (HUGO,))
    before = vera.moves
    evening.until(lambda: vera.moves > before + MOVES)

    evening.host.kill()
    evening.until(lambda: vera.table.connection.link is Link.LOST)
    table = Folders(evening.folder / "Olga", evening.folder / "Olga").tables
    (kept,) = table.glob(f"*{TABLE_ENDING}")
    evening.host = a_host(evening.folder / "Olga", kept.with_suffix(RECORD_ENDING))
    evening.until(lambda: ines.series.over and vera.series.over)

    names, taken_over = ("Olga", "Hugo", "Inès"), ("Olga", "Véra", "Inès")
    games = vera.series.games
    assert games == ines.series.games
    assert [(game.names, game.finished_by) for game in games] == [
        (names, ()),
        (names, taken_over),
        (taken_over, ()),
    ]
    lines = {line.name: line for line in vera.series.standings()}
    assert lines.keys() == {"Olga", "Hugo / Véra", "Inès"}
    assert lines["Hugo / Véra"].points == tuple(game.scores[HUGO] for game in games)
    assert sum(line.won for line in lines.values()) == GAMES

    evening.until(lambda: len(evening.records("Véra")) == len(evening.records("Inès")) == GAMES)
    evening.close()
    assert not [*table.glob(f"*{TABLE_ENDING}")]
    assert len(evening.records("Hugo")) == 1
    for name in ("Olga", "Inès", "Véra"):
        records = [load_record(path) for path in evening.records(name)]
        scores = [tuple(one.total for one in result(record.final).scores) for record in records]
        assert scores == [game.scores for game in games]
        assert [record.header.players[HUGO].name for record in records] == ["Hugo", "Hugo", "Véra"]

    home = Folders(evening.folder / "Véra", evening.folder / "Véra")
    last = evening.records("Véra")[-1]
    story = story_of(LocalGames(home, SettingsFile(home.settings)).watch(last))
    assert story.names == taken_over
    assert len(story.turns) == len(load_record(last).actions) + 1


def _playing(visit: Visit) -> bool:
    return visit.table.lobby is not None and visit.table.lobby.phase is Phase.PLAYING
