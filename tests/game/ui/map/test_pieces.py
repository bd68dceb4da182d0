import pytest

from game.board import Board, Hex, HexKind, Space
from game.ui.map.pieces import MapPieces, barrier_pieces
from game.ui.media.assets import Assets


def test_a_piece_is_as_large_as_its_hex_asks(assets: Assets) -> None:
    assert MapPieces(assets, 58.0).picture("plate/1").get_size() == (80, 80)


def test_a_piece_lies_by_its_anchor(assets: Assets) -> None:
    pieces = MapPieces(assets, 58.0)
    assert pieces.corner("hex/normal", (100.0, 100.0)) == (60, 60)
    assert pieces.corner("barrier/east", (100.0, 100.0)) == (89, 60)


def test_a_ribbon_has_slices(assets: Assets) -> None:
    assert len(MapPieces(assets, 58.0).piece("ribbon/1").slices) == 4
    assert "ribbon/9" not in MapPieces(assets, 58.0)


@pytest.mark.parametrize(
    ("other", "name", "base"),
    [
        (Hex(3, 2), "barrier/east", Hex(2, 2)),
        (Hex(1, 2), "barrier/east", Hex(1, 2)),
        (Hex(2, 3), "barrier/south_east", Hex(2, 2)),
        (Hex(2, 1), "barrier/south_east", Hex(2, 1)),
        (Hex(3, 1), "barrier/north_east", Hex(2, 2)),
        (Hex(1, 3), "barrier/north_east", Hex(1, 3)),
    ],
)
def test_a_barrier_between_hexes_is_placed_from_the_western_one(
    other: Hex, name: str, base: Hex
) -> None:
    pair = frozenset({Hex(2, 2), other})
    spaces = tuple(Space(place, HexKind.RURAL) for place in pair)
    board = Board("own", "Own", spaces, frozenset({pair}))
    assert barrier_pieces(board) == [(name, base)]
