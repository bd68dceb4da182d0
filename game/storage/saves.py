"""A folder of saved games, newest first, read in small steps so that no frame waits.

A game is saved as it is played: its record grows action by action. A quick look at each file comes
first, then every record is played to check it; an index keeps what was found for the next start.
Imported by the title screen, so it imports the readers only when there are files.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from game.files.atomic import remove
from game.storage.file_suffixes import (
    MAP_ENDING,
    PLACE_ENDING,
    RECORD_ENDING,
    SERIES_ENDING,
    STAND_INS_ENDING,
)
from game.storage.saved_game import SavedGame, SeriesSource

_BETWEEN_WRITES = 500  # games that are read until the index is written again

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from game.series import Series


class SavedGames:
    """The games of one folder; every `step` reads one file, or a part of a long one."""

    def __init__(
        self,
        folder: Path,
        boards: Path | None = None,
        source: SeriesSource | None = None,
        index: Path | None = None,
    ) -> None:
        """`boards` is the folder of the player's own maps; `source` finds the series of a game.

        `index` is a file that keeps what was read.
        """
        self.folder = folder
        self.boards = boards
        self._source = source or SeriesSource(SERIES_ENDING, _own_series)
        self._maps: frozenset[tuple[str, int]] = frozenset()
        self.opened: Path | None = None  # the game chosen last
        self.urgent: Sequence[Path] = ()  # read before all others
        self.listings = 0  # how often games came or went
        self.changes = 0  # how often more became known about a game
        self._index = index
        self._unfinished: tuple[int, SavedGame | None] = (-1, None)  # after so many changes
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
        games = {game.path: _as_known(game, known.get(game.path)) for game in found}
        if [*games.values()] != [*self._games.values()]:
            self.listings += 1
            self.changes += 1
        self._games = games
        self._steps = self._read()

    def step(self) -> bool:
        """Do one more step; False if all files have been read."""
        return any(True for _ in self._steps)

    def game(self, path: Path) -> SavedGame:
        """What is known of a game; nothing if it is gone."""
        return self._games.get(path) or SavedGame(path, 0.0, 0)

    def unfinished(self) -> SavedGame | None:
        """The newest game or series that can continue, None while that is not yet known.

        Games in which a person has moved, and series that go on, come before those only begun.
        """
        if self._unfinished[0] != self.changes:
            self._unfinished = self.changes, self._find_unfinished()
        return self._unfinished[1]

    def _find_unfinished(self) -> SavedGame | None:
        begun = None
        for game in self._games.values():
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
            beside = (self._source.ending, PLACE_ENDING, STAND_INS_ENDING, MAP_ENDING)
            for ending in (*beside, path.suffix):
                remove(path.with_suffix(ending))
        except OSError:
            return False
        if self._games.pop(path, None):
            self.listings += 1
            self.changes += 1
        return True

    def _read(self) -> Iterator[None]:
        """Look at every file, then play each record, first those that may continue.

        Urgent ones come before all others.
        """
        if all(map(_read_already, self._games.values())):
            return
        from pathlib import Path

        from game.board import Shelf
        from game.storage.save_reader import SaveReader
        from game.storage.saves_index import worth_keeping

        yield from self._read_index()
        reader = SaveReader(Shelf(self.boards).load, self._source.series)
        unwritten, looked_at = 0, set[Path]()
        for path in self._next_paths():
            game = self._games[path]
            if not _looked_at(game) and path not in looked_at:
                looked_at.add(path)
                self._update(reader.glance(game))
                yield
                continue
            for known in reader.check(game):
                self._update(known)
                yield
            unwritten += worth_keeping(self.game(path))
            if unwritten == _BETWEEN_WRITES:
                unwritten = 0
                yield from self._write_index()
        if unwritten:
            yield from self._write_index()

    def _next_paths(self) -> Iterator[Path]:
        """What to read next, again and again until all has been read."""
        for path in [game.path for game in self.games if not _looked_at(game)]:
            yield from self._urgent_paths()
            if path in self._games and not _looked_at(self._games[path]):
                yield path
        unread = [game for game in self.games if not _read_already(game)]
        unread.sort(key=lambda game: game.goes_on, reverse=True)
        for path in [game.path for game in unread]:
            yield from self._urgent_paths()
            if path in self._games and not _read_already(self._games[path]):
                yield path

    def _urgent_paths(self) -> Iterator[Path]:
        """The urgent games that have not been read, each for a look and for playing it."""
        while unread := [
            path
            for path in self.urgent
            if path in self._games and not _read_already(self._games[path])
        ]:
            yield unread[0]

    def _update(self, game: SavedGame) -> None:
        before = self._games.get(game.path)
        if before is not None and before is not game:  # not deleted meanwhile
            self._games[game.path] = game
            self.changes += 1

    def _read_index(self) -> Iterator[None]:
        """Take over what the index says about files that have not changed since."""
        if self._index is None:
            return
        from game.storage.saves_index import read_index

        for summaries in read_index(self._index, self._maps):
            for summary in summaries:
                path = self.folder / summary.path.name
                game = self._games.get(path)
                if game is None or game.series_when or _read_already(game):
                    continue
                if (game.when, game.size) == (summary.when, summary.size):
                    self._update(summary._replace(path=path))
            yield

    def _write_index(self) -> Iterator[None]:
        if self._index is None:
            return
        from game.storage.saves_index import write_index

        yield from write_index(self._index, self._maps, self.games)


def reading(folders: Collection[SavedGames]) -> Iterator[None]:
    """Read folders in turn until all files have been read, as work that can wait."""
    while [folder for folder in folders if folder.step()]:
        yield


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
        with os.scandir(folder) as entries:
            files = {entry.name: entry for entry in entries}
    except OSError:  # no folder, no games
        return
    for name, file in files.items():
        stem, ending = os.path.splitext(name)
        if ending != RECORD_ENDING:
            continue
        with suppress(OSError):  # deleted since
            found = file.stat()
            if stat.S_ISREG(found.st_mode):
                path, beside = folder / name, stem + series_ending
                series_when = _written(folder / beside) if beside in files else 0
                yield SavedGame(path, found.st_mtime, found.st_size, series_when=series_when)


def _written(path: Path) -> int:
    """When a file was written, in nanoseconds; 0 if it does not exist."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _looked_at(game: SavedGame) -> bool:
    return bool(game.players) or game.problem is not None


def _read_already(game: SavedGame) -> bool:
    return game.checked or game.problem is not None


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
