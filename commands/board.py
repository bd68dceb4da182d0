"""`main.py board check`: says what is wrong with board files, and where."""

import sys
from collections.abc import Sequence
from pathlib import Path

from game.board import Board, BoardError, read_board

LARGEST = 4 * 1024 * 1024  # bytes; the map of France is a three-hundredth of it


def check_boards(files: Sequence[Path]) -> int:
    """0 if all can be played on, 1 if one cannot, 2 if one cannot be opened."""
    return max(_check(file) for file in files)


def _check(file: Path) -> int:
    try:
        board = read_board(_bytes(file))
    except OSError as error:
        print(f"{file}: {error.strerror or error}", file=sys.stderr)
        return 2
    except BoardError as error:
        for problem in error.problems:
            print(f"{file}: {problem}")
        return 1
    print(f"{file}: {_summary(board)}")
    return 0


def _bytes(file: Path) -> bytes:
    """What a file holds, if it can be a board at all: a device might never end."""
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BoardError((f"the file is larger than {LARGEST} bytes, so it is no board",))
    return data


def _summary(board: Board) -> str:
    points = sum(city.value for city in board.cities)
    return (
        f"ok, {board.title}: {len(board.spaces)} hexes, {len(board.cities)} cities worth {points},"
        f" {len(board.barriers)} barriers"
    )
