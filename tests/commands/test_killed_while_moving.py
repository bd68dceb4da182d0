"""A program that is killed while a saved game changes its place loses neither game nor series.

It still knows who took over a seat.

The program is a fork that ends before each change of a file in turn, as with kill -9.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from commands.local_games import LocalGames
from game.series import GameResult, Series
from game.storage.folders import Folders
from game.storage.moved_games import new_home
from game.storage.records import load_record
from game.storage.series_files import keep_series
from game.storage.settings import SettingsFile
from game.storage.stand_ins import keep_stand_ins
from net.lan.stale_tables import WITHOUT_A_RECORD, clear_tables
from net.lan.table_host import TableHost
from tests.commands.records import write_record
from tests.net.lan.tables import a_plan, choosing

pytestmark = [
    pytest.mark.slow("processes"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork"),
]

BEFORE = Series(3, (GameResult(("Ada", "Zoë", "Łukasz"), (10, 20, 30), 0),))
NAMES = ["Ada", "Zoë", "Véra"]  # who play now
ACTIONS = 12
DONE, KILLED = 0, 77
MOST = 99  # changes of files


class KilledBefore:
    """Ends this process before the change of that number."""

    def __init__(self, number: int) -> None:
        self._left = number
        for name in ("replace", "unlink", "rename", "write", "ftruncate", "fsync"):
            setattr(os, name, self._watched(getattr(os, name)))
        tempfile.mkstemp = self._watched(tempfile.mkstemp)  # type: ignore[assignment]

    def _watched(self, change: Callable[..., object]) -> Callable[..., object]:
        def watched(*values: object, **named: object) -> object:
            self._left -= 1
            if not self._left:
                os._exit(KILLED)
            return change(*values, **named)

        return watched


def resumed(folders: Folders, record: Path) -> TableHost:
    """The table of a record, in the window's way."""
    plan = a_plan(folders.tables, owner_key=b"k" * 32)
    plan = replace(plan, home_for=lambda one: new_home(one, folders.tables))
    return TableHost.resume(plan, record, choosing())


def to_the_lan(folders: Folders, record: Path) -> None:
    async def begin() -> None:
        host = resumed(folders, record)
        for place in host.table_session.seating.places:
            place.stand_in = True
        host.table_session.start(time.monotonic())
        host.server.flush()
        host._journals.close()

    asyncio.run(begin())  # the host's bots think in tasks


def to_this_screen(folders: Folders, record: Path) -> None:
    LocalGames(folders, SettingsFile(folders.settings)).bring_here(record)


def to_serve(folders: Folders, record: Path) -> None:
    async def begin() -> None:
        TableHost.resume(a_plan(folders.tables), record, choosing()).server.flush()

    asyncio.run(begin())


def killed(number: int, work: Callable[[], None]) -> int:
    """The exit code of a fork that is killed before so many changes."""
    process = os.fork()
    if not process:
        code = 1
        try:
            KilledBefore(number)
            work()
            code = DONE
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def found(folders: Folders) -> tuple[Series, list[str]]:
    """The series of the only game there is, and who plays it now, wherever it goes on."""
    for kept in folders.tables.glob("*.table"):
        os.utime(kept, (time.time() - 2 * WITHOUT_A_RECORD,) * 2)
    clear_tables(folders.tables)
    (record,) = (*folders.saves.glob("*.jsonl"), *folders.tables.glob("*.jsonl"))
    assert len(load_record(record).actions) == ACTIONS
    if record.parent == folders.tables:
        host = resumed(folders, record)
        host._journals.close()
        session = host.table_session
        return session.series_tracker.before, [place.name for place in session.seating.places]
    games = LocalGames(folders, SettingsFile(folders.settings))
    players = games.resume(record).players
    games.close()
    return games.series, [player.name for player in players]


@pytest.mark.parametrize("move", [to_the_lan, to_this_screen, to_serve])
def test_a_game_that_changes_its_place_survives_the_death_of_the_program(
    tmp_path: Path, move: Callable[[Folders, Path], None]
) -> None:
    for number in range(1, MOST):
        home = tmp_path / str(number)
        folders = Folders(home, home)
        folders.saves.mkdir(parents=True)
        folders.tables.mkdir()
        record = write_record(folders.saves / "Été.jsonl", actions=ACTIONS)
        keep_series(record, BEFORE)
        keep_stand_ins(record, {}, NAMES)
        if move is to_this_screen:
            to_the_lan(folders, record)
            record = folders.tables / record.name
        code = killed(number, lambda at=record, where=folders: move(where, at))  # type: ignore[misc]
        assert code in (DONE, KILLED)
        assert found(folders) == (BEFORE, NAMES)
        if code == DONE:
            assert number > 5
            return
    pytest.fail("the move never ended")
