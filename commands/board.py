"""`main.py board check`: says what is wrong with board files, and where."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from commands.file_errors import why_unreadable
from game.board import Board, BoardError, Shelf, read_file


def check_boards(files: Sequence[Path]) -> int:
    """0 if all are playable, 1 if one is not, 2 if one cannot be opened."""
    return max(_check(file) for file in files)


def own_shelf() -> Shelf:
    """The shipped boards and the user's own.

    A package that commands without a window do not need says where the folders are; without it,
    there are no boards of the user's own.
    """
    try:
        from game.storage.folders import find_folders
    except ImportError:
        return Shelf()
    return Shelf(find_folders(os.environ).boards)


def _check(file: Path) -> int:
    try:
        board = read_file(file)
    except OSError as error:
        print(f"{file}: {why_unreadable(file, error)}", file=sys.stderr)
        return 2
    except BoardError as error:
        for problem in error.problems:
            print(f"{file}: {problem}")
        return 1
    print(f"{file}: {_summary(board)}")
    return 0


def _summary(board: Board) -> str:
    points = sum(city.value for city in board.cities)
    return (
        f"ok, {board.title}: {len(board.spaces)} hexes, {len(board.cities)} cities"
        f" with a total value of {points}, {len(board.barriers)} barriers"
    )
