"""The map's digest; a standing itself is compared where games are followed."""

from game.board import Board
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
