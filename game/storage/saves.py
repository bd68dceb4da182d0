"""The saved games: a folder of records, told newest first, looked through without holding a frame.

A game saves itself: its record is written action by action. The list shows what a glance at a file
tells, and then plays every record to know whether it can be trusted, a file a step. The title waits
for this module, so it imports what reads the files only when there are any.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from game.files.atomic import remove
from game.storage.file_suffixes import PLACE_ENDING, RECORD_ENDING, SERIES_ENDING
from game.storage.saved_game import Beside, SavedGame, SaveProblem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from game.series import Series
    from game.storage.save_reader import SaveReader


class SavedGames:
    """The games of one folder. Every `step` reads one file, so that a caller can stop in time."""

    def __init__(
        self, folder: Path, own_boards: Path | None = None, beside: Beside | None = None
    ) -> None:
        """`beside` is for records that another part of the program keeps the series of."""
        self._folder = folder
        self._own_boards = own_boards
        self._beside = beside or Beside(SERIES_ENDING, _own_series)
        self._maps: frozenset[tuple[str, int]] = frozenset()
        self.opened: Path | None = None  # the game that was chosen last
        self._games: dict[Path, SavedGame] = {}
        self._steps: Iterator[None] = iter(())
        self.refresh()

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """What is known so far, newest first."""
        return tuple(self._games.values())

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._folder

    @property
    def boards(self) -> Path | None:
        """Where the player's own maps lie."""
        return self._own_boards

    def refresh(self) -> None:
        """Look into the folder again; files that have not changed are not read again, unless
        maps have come or gone."""
        known, before, self._maps = self._games, self._maps, _maps(self._own_boards)
        if self._maps != before:
            known = {path: _to_be_checked(game) for path, game in known.items()}
        files = _files(self._folder, self._beside.ending)
        found = sorted(files, key=lambda game: (game.when, game.path), reverse=True)
        self._games = {game.path: _as_known(game, known.get(game.path)) for game in found}
        self._steps = self._look()

    def step(self) -> bool:
        """Read one file more; False if all has been read."""
        for _ in self._steps:
            return True
        return False

    def work(self, seconds: float, clock: Callable[[], float]) -> bool:
        """Step until the time is up, once at least; False if all has been read."""
        until = clock() + seconds
        while more := self.step():
            if clock() >= until:
                break
        return more

    def unfinished(self) -> SavedGame | None:
        """The newest game or series that can go on, once it is known; one in which somebody has
        moved or waits for the next goes before one that was only begun."""
        begun = None
        for game in self.games:
            if not game.players and game.problem is None:
                return None  # it has not been looked at
            if not game.goes_on:
                continue
            if not (game.checked or game.problem):
                return None
            if game.touched or game.followed or game.problem:
                return game
            begun = begun or game
        return begun

    def delete(self, path: Path) -> SaveProblem | None:
        """Remove a game for good; one that is gone already is fine."""
        try:
            for ending in (self._beside.ending, PLACE_ENDING, path.suffix):
                remove(path.with_suffix(ending))
        except OSError as error:
            return SaveProblem(error.strerror or str(error))
        self._games.pop(path, None)
        return None

    def _look(self) -> Iterator[None]:
        """A glance at every file, then each one played: first those that may go on."""
        if not self._games:
            return
        reader = self._reader()
        for game in self.games:
            if not (game.players or game.problem):
                self._put(reader.glance(game))
                yield
        for game in sorted(self.games, key=lambda game: game.goes_on, reverse=True):
            if not (game.checked or game.problem):
                for known in reader.check(game):
                    self._put(known)
                    yield

    def _reader(self) -> SaveReader:
        from game.board import Shelf
        from game.storage.save_reader import SaveReader

        return SaveReader(Shelf(self._own_boards).load, self._beside.series)

    def _put(self, game: SavedGame) -> None:
        """Keep what was learned, unless the game has been deleted meanwhile."""
        if game.path in self._games:
            self._games[game.path] = game


def new_path(folder: Path, when: datetime) -> Path:
    """A name for a new game's record: sorts by time, and no file has it."""
    stem = f"{when:%Y-%m-%d_%H-%M-%S}"
    path, number = folder / f"{stem}{RECORD_ENDING}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}_{number:02}{RECORD_ENDING}"
    return path


def _own_series(record: Path) -> Series | None:
    from game.storage.series_files import load_series

    return load_series(record)


def _files(folder: Path, beside_ending: str) -> Iterator[SavedGame]:
    try:
        paths = [path for path in folder.iterdir() if path.suffix == RECORD_ENDING]
    except OSError:  # no folder, no games
        return
    for path in paths:
        with suppress(OSError):  # taken away since
            found = path.stat()
            if stat.S_ISREG(found.st_mode):
                beside = _written(path.with_suffix(beside_ending))
                yield SavedGame(path, found.st_mtime, found.st_size, series_when=beside)


def _written(path: Path) -> int:
    """When a file was written, in nanoseconds; 0 if it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _as_known(found: SavedGame, known: SavedGame | None) -> SavedGame:
    def files(game: SavedGame) -> tuple[float, int, int]:
        return game.when, game.size, game.series_when

    if known is None or files(known) != files(found):
        return found
    return known


def _to_be_checked(game: SavedGame) -> SavedGame:
    """A game as the folder shows it; what its map was called is remembered."""
    files = SavedGame(game.path, game.when, game.size, series_when=game.series_when)
    return files._replace(board=game.board)


def _maps(folder: Path | None) -> frozenset[tuple[str, int]]:
    """The files in the folder of maps, and when each was written."""
    try:
        files = [] if folder is None else [*folder.iterdir()]
    except OSError:  # no folder, no maps
        return frozenset()
    return frozenset((file.name, _written(file)) for file in files)
