from game.board.hexes import Hex, around, touch


def test_six_different_hexes_lie_around_one() -> None:
    ring = around(Hex(3, -2))
    assert len(set(ring)) == 6
    assert all(touch(Hex(3, -2), other) for other in ring)


def test_touching_goes_both_ways_and_not_further() -> None:
    assert touch(Hex(0, 0), Hex(1, -1))
    assert touch(Hex(1, -1), Hex(0, 0))
    assert not touch(Hex(0, 0), Hex(1, 1))
    assert not touch(Hex(0, 0), Hex(0, 0))


def test_a_hex_reads_as_its_coordinates() -> None:
    assert str(Hex(2, -5)) == "(2, -5)"
