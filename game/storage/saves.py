"""A folder of saved games, newest first, read one file per step so that no frame waits.

A game is saved as it is played: its record grows action by action. A quick look at each file comes
first, then every record is played to check it. Imported by the title screen, so it imports the
readers only when there are files.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from game.files.atomic import remove
from game.storage.file_suffixes import PLACE_ENDING, RECORD_ENDING, SERIES_ENDING
from game.storage.saved_game import SavedGame, SeriesSource

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from game.series import Series


class SavedGames:
    """The games of one folder; every `step` reads one file."""

    def __init__(
        self, folder: Path, boards: Path | None = None, source: SeriesSource | None = None
    ) -> None:
        """`boards` is the folder of the player's own maps; `source` finds the series of a game."""
        self.folder = folder
        self.boards = boards
        self._source = source or SeriesSource(SERIES_ENDING, _own_series)
        self._maps: frozenset[tuple[str, int]] = frozenset()
        self.opened: Path | None = None  # the game chosen last
        self._games: dict[Path, SavedGame] = {}
        self._steps: Iterator[None] = iter(())
        self.refresh()

    @property
    def games(self) -> tuple[SavedGame, ...]:
        """What is known so far, newest first."""
        return tuple(self._games.values())

    def refresh(self) -> None:
        """List the folder again; unchanged files are read again only if maps have changed."""
        known, before, self._maps = self._games, self._maps, _maps(self.boards)
        if self._maps != before:
            known = {path: _to_be_checked(game) for path, game in known.items()}
        files = _files(self.folder, self._source.ending)
        found = sorted(files, key=lambda game: (game.when, game.path), reverse=True)
        self._games = {game.path: _as_known(game, known.get(game.path)) for game in found}
        self._steps = self._read()

    def step(self) -> bool:
        """Read one more file; False if all have been read."""
        return any(True for _ in self._steps)

    def unfinished(self) -> SavedGame | None:
        """The newest game or series that can continue, None while that is not yet known.

        Games in which a person has moved, and series that go on, come before those only begun.
        """
        begun = None
        for game in self.games:
            if not game.players and game.problem is None:
                return None  # not read yet
            if not game.goes_on:
                continue
            if not (game.checked or game.problem):
                return None
            if game.touched or game.followed or game.problem:
                return game
            begun = begun or game
        return begun

    def delete(self, path: Path) -> bool:
        """Delete a game; False if the disk refuses. One already gone is fine."""
        try:
            for ending in (self._source.ending, PLACE_ENDING, path.suffix):
                remove(path.with_suffix(ending))
        except OSError:
            return False
        self._games.pop(path, None)
        return True

    def _read(self) -> Iterator[None]:
        """Look at every file, then play each record, first those that may continue."""
        if not self._games:
            return
        from game.board import Shelf
        from game.storage.save_reader import SaveReader

        reader = SaveReader(Shelf(self.boards).load, self._source.series)
        for game in self.games:
            if not (game.players or game.problem):
                self._update(reader.glance(game))
                yield
        for game in sorted(self.games, key=lambda game: game.goes_on, reverse=True):
            if not (game.checked or game.problem):
                for known in reader.check(game):
                    self._update(known)
                    yield

    def _update(self, game: SavedGame) -> None:
        if game.path in self._games:  # not deleted meanwhile
            self._games[game.path] = game


def new_path(folder: Path, when: datetime) -> Path:
    """An unused file name for a new record; names sort by time."""
    stem = f"{when:%Y-%m-%d_%H-%M-%S}"
    path, number = folder / f"{stem}{RECORD_ENDING}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}_{number:02}{RECORD_ENDING}"
    return path


def _own_series(record: Path) -> Series | None:
    from game.storage.series_files import load_series

    return load_series(record)


def _files(folder: Path, series_ending: str) -> Iterator[SavedGame]:
    try:
        paths = [path for path in folder.iterdir() if path.suffix == RECORD_ENDING]
    except OSError:  # no folder, no games
        return
    for path in paths:
        with suppress(OSError):  # deleted since
            found = path.stat()
            if stat.S_ISREG(found.st_mode):
                series_when = _written(path.with_suffix(series_ending))
                yield SavedGame(path, found.st_mtime, found.st_size, series_when=series_when)


def _written(path: Path) -> int:
    """When a file was written, in nanoseconds; 0 if it does not exist."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _as_known(found: SavedGame, known: SavedGame | None) -> SavedGame:
    """What was known of a game if its files have not changed."""
    if known is None:
        return found
    unchanged = found.when, found.size, found.series_when
    return known if unchanged == (known.when, known.size, known.series_when) else found


def _to_be_checked(game: SavedGame) -> SavedGame:
    """A game as before reading; the title of its map is kept."""
    files = SavedGame(game.path, game.when, game.size, series_when=game.series_when)
    return files._replace(board=game.board)


def _maps(folder: Path | None) -> frozenset[tuple[str, int]]:
    """The files in the folder of maps, and when each was written."""
    try:
        files = folder.iterdir() if folder is not None else ()
        return frozenset((file.name, _written(file)) for file in files)
    except OSError:  # no folder, no maps
        return frozenset()
