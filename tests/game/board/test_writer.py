"""A board that was written is read as the same board."""

import json

import pytest

from game.board import Hex, load_board, read_board, shipped_boards, write_board
from tests.builders import board_of


@pytest.mark.parametrize("name", shipped_boards())
def test_what_was_written_is_read_as_the_same_board(name: str) -> None:
    board = load_board(name)
    assert read_board(write_board(board)) == board


def test_a_file_holds_nothing_but_the_board() -> None:
    document = json.loads(write_board(load_board("france")))
    assert {*document} == {"name", "title", "hexes", "barriers"}
    assert {"q": 2, "r": -5, "kind": "city", "name": "Calais", "value": 1, "end": False} in (
        document["hexes"]
    )


def test_letters_of_any_alphabet_stay_what_they_are() -> None:
    board = board_of((), {Hex(2, 0): ("Orléans", 1)})
    assert "Orléans".encode() in write_board(board)
