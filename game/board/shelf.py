"""The boards that can be chosen: shipped ones, and files in the player's own folder.

Invalid files are listed too, with what is wrong with them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.board.board import Board
from game.board.errors import BoardError, Flaw, UnknownBoard
from game.board.reader import load_board, read_board, shipped_boards
from game.json_text import LARGEST, printable

USUAL = "france"
_ENDING = ".json"


class BoardEntry(NamedTuple):
    """A board, or a file that should be one."""

    name: str  # the board's name as in records, or the file's name
    board: Board | None
    problems: tuple[str, ...] = ()  # why it cannot be played on
    flaw: Flaw | None = None  # the main problem


class Shelf:
    """Reads the folder again each time, because a board may be drawn while the game is open."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def entries(self) -> Iterator[BoardEntry]:
        """Every board, one file per step: the standard one, other shipped ones, the player's."""
        shipped = shipped_boards()
        for name in sorted(shipped, key=lambda name: (name != USUAL, name)):
            yield BoardEntry(name, load_board(name))
        taken = dict.fromkeys(shipped, "a built-in map")
        for file in self._files():
            entry = _entry(file)
            if entry.board is not None and entry.name in taken:
                problem = f"the name {entry.name!r} is already used by {taken[entry.name]}"
                entry = BoardEntry(printable(file.name), None, (problem,), Flaw.NAME_TAKEN)
            elif entry.board is not None:
                taken[entry.name] = printable(file.name)
            yield entry

    def playable(self) -> tuple[str, ...]:
        """The names of all playable boards."""
        return tuple(entry.name for entry in self.entries() if entry.board is not None)

    def load(self, name: str) -> Board:
        """A board by its name; raises UnknownBoard."""
        if name in shipped_boards():
            return load_board(name)
        for file in self._files():
            entry = _entry(file)
            if entry.board is not None and entry.name == name:
                return entry.board
        raise UnknownBoard(name, self.playable(), str(self.folder or ""))

    def _files(self) -> list[Path]:
        if self.folder is None:
            return []
        try:
            found = sorted(file for file in self.folder.iterdir() if file.suffix == _ENDING)
            return [file for file in found if file.is_file()]  # a pipe might never end
        except OSError:  # no folder, no boards
            return []


def read_file(file: Path) -> Board:
    """The board in a file; raises OSError or BoardError."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        problem = f"the file is larger than {LARGEST} bytes, too large for a map"
        raise BoardError((problem,), Flaw.TOO_LARGE)
    return read_board(data)


def _entry(file: Path) -> BoardEntry:
    shown = printable(file.name)
    try:
        board = read_file(file)
    except OSError as error:
        return BoardEntry(shown, None, (error.strerror or str(error),), Flaw.UNREADABLE)
    except BoardError as error:
        return BoardEntry(shown, None, error.problems, error.flaw)
    return BoardEntry(board.name, board)
