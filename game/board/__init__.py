"""The board: its model, its files and what makes a file valid."""

from game.board.board import Board, HexKind, Space
from game.board.errors import BoardError, Flaw, UnknownBoard
from game.board.grid import NOWHERE
from game.board.hexes import Hex, around, touch
from game.board.reader import load_board, read_board, shipped_boards
from game.board.shelf import BoardEntry, Shelf, read_file
from game.board.writer import write_board

__all__ = [
    "NOWHERE",
    "Board",
    "BoardEntry",
    "BoardError",
    "Flaw",
    "Hex",
    "HexKind",
    "Shelf",
    "Space",
    "UnknownBoard",
    "around",
    "load_board",
    "read_board",
    "read_file",
    "shipped_boards",
    "touch",
    "write_board",
]
