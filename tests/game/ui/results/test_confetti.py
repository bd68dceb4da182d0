from hypothesis import given
from hypothesis import strategies as st

from game.ui.results.confetti import PIECES, SECONDS, falling, shower

COLOURS = ("#FF0000", "#00FF00")


@given(st.integers(0, 1000))
def test_all_paper_is_down_when_its_time_is_over(seed: int) -> None:
    pieces = shower(seed, COLOURS)
    assert len(pieces) == PIECES
    assert falling(pieces, SECONDS) == []
    assert falling(pieces, SECONDS / 3)


@given(st.integers(0, 1000), st.floats(0, SECONDS))
def test_paper_falls_from_above_to_below(seed: int, elapsed: float) -> None:
    for bit in falling(shower(seed, COLOURS), elapsed):
        assert -0.1 <= bit.x <= 1.1
        assert -0.1 <= bit.y <= 1.1
        assert bit.piece.colour in COLOURS


def test_a_seed_always_gives_the_same_shower() -> None:
    assert shower(7, COLOURS) == shower(7, COLOURS) != shower(8, COLOURS)
