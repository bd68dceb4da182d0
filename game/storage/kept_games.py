"""Finished games of other hosts, kept by their guests with the map they were played on.

A game is kept once, whatever the program does meanwhile, and not beside the record of a host on the
same computer. Its map lies beside it if this computer
has no such map, and never takes the place of another one of the same name.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.board import Board, BoardError, write_board
from game.files.atomic import remove, write_whole
from game.files.permissions import make_private
from game.rules.record_reader import read_record
from game.rules.setup import SEED_BITS
from game.series import Series
from game.storage.file_suffixes import MAP_ENDING, RECORD_ENDING
from game.storage.saves import new_path
from game.storage.series_files import save_place

_SEED = re.compile(rb'"seed":\d+')
_LONGEST_SEED = len(str(2**SEED_BITS))


class KeptGames:
    """The folder in which a guest keeps finished games."""

    def __init__(
        self,
        folder: Path,
        board_named: Callable[[str], Board],
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._folder, self._board_named, self._now = folder, board_named, now

    def keep(self, text: str, board: Board, before: Series) -> Path:
        """Save a finished game and its place in a series; returns its record.

        Raises OSError, or RecordError for a record that is not valid.
        """
        data = text.encode("utf-8")
        read_record(data, lambda _: board)
        make_private(self._folder)
        if known := self._known(data):
            return known
        path = new_path(self._folder, self._now())
        beside = path.with_suffix(MAP_ENDING)
        try:
            if not self._has(board):
                write_whole(beside, write_board(board))
            write_whole(path, data)
        except OSError:
            with suppress(OSError):
                remove(beside)
            raise
        save_place(path, before)
        return path

    def _known(self, data: bytes) -> Path | None:
        """The record of the same game, if it was kept before or its host is on this computer."""
        longest, seedless = len(data) + _LONGEST_SEED, _without_seed(data)
        for path in self._folder.glob(f"*{RECORD_ENDING}"):
            with suppress(OSError):
                fits = len(data) <= path.stat().st_size <= longest
                if fits and _without_seed(path.read_bytes()) == seedless:
                    return path
        return None

    def _has(self, board: Board) -> bool:
        try:
            return self._board_named(board.name) == board
        except BoardError:
            return False


def _without_seed(record: bytes) -> bytes:
    """A record as a guest writes it: only the host knows the seed."""
    return _SEED.sub(b'"seed":0', record, count=1)
