"""The map's digest; a standing itself is compared where games are followed."""

import hashlib
import json

from game.board import Board, load_board, write_board
from game.match import Match
from net.wire.standing import digest, standing
from tests.builders import a_header, france


def test_the_same_map_has_the_same_digest_and_another_has_not() -> None:
    board = france()
    again = Board(board.name, "another title", tuple(reversed(board.spaces)), board.barriers)
    assert digest(again) == digest(board)
    assert digest(Board(board.name, board.title, board.spaces, frozenset())) != digest(board)


def test_a_standing_has_the_viewers_own_hands_only() -> None:
    match = Match.begin(a_header())
    told = standing(0, match.snapshot(None).view, [match.snapshot(2).view])
    assert [(hand.seat, hand.portfolio) for hand in told.hands] == [
        (2, match.header.drawn.hands[2])
    ]


def test_the_digest_is_made_as_the_document_says() -> None:
    """Written anew from docs/protocol.md and the board file alone."""
    file = json.loads(write_board(load_board("paris-bruxelles")))
    hexes = sorted(file["hexes"], key=lambda one: (one["q"], one["r"]))
    lines = [file["name"]]
    for one in hexes:
        end = "1" if one.get("end") else "0"
        lines.append(f"{one['q']} {one['r']} {one['kind']} {one.get('value', 0)} {end}")
    barriers = sorted(sorted(barrier) for barrier in file["barriers"])
    lines += [" ".join(str(number) for place in pair for number in place) for pair in barriers]
    expected = hashlib.sha256("\n".join(lines).encode()).digest()[:8]
    assert digest(load_board("paris-bruxelles")) == expected


def test_the_digest_of_france_stays_as_it_is() -> None:
    assert digest(load_board("france")).hex() == "e7719f52e7896054"
