"""Finished games of other hosts, kept by their guests with the map they were played on.

A game is kept once, whatever the program does meanwhile. Its map lies beside it if this computer
has no such map, and never takes the place of another one of the same name.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.board import Board, BoardError, write_board
from game.files.atomic import remove, write_whole
from game.files.permissions import make_private
from game.rules.record_reader import read_record
from game.series import Series
from game.storage.file_suffixes import MAP_ENDING, RECORD_ENDING
from game.storage.saves import new_path
from game.storage.series_files import save_place


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
        """The record of the same game, if it was kept before."""
        for path in self._folder.glob(f"*{RECORD_ENDING}"):
            with suppress(OSError):
                if path.stat().st_size == len(data) and path.read_bytes() == data:
                    return path
        return None

    def _has(self, board: Board) -> bool:
        try:
            return self._board_named(board.name) == board
        except BoardError:
            return False
