"""The board: its model, its files and what makes a file valid."""

from game.board.board import Board, Kind, Space
from game.board.errors import BoardError, UnknownBoard
from game.board.grid import NOWHERE
from game.board.hexes import Hex, around, touch
from game.board.json_text import JsonError, parse_json
from game.board.reader import load_board, read_board, shipped_boards

__all__ = [
    "NOWHERE",
    "Board",
    "BoardError",
    "Hex",
    "JsonError",
    "Kind",
    "Space",
    "UnknownBoard",
    "around",
    "load_board",
    "parse_json",
    "read_board",
    "shipped_boards",
    "touch",
]
