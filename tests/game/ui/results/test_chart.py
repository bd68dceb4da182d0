from itertools import pairwise
from math import dist, isclose

from hypothesis import assume, given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.results.chart import Plot, dashes, spread_apart, ticks

PLOT = Plot(Rect(100, 50, 400, 200), 80, 30)
points = st.lists(
    st.tuples(st.floats(0, 500), st.floats(0, 500)), min_size=2, max_size=20, unique=True
)


def test_the_first_turn_is_at_the_left_and_zero_at_the_bottom() -> None:
    assert PLOT.points([0, 30]) == [(100, 250), (105, 50)]
    assert PLOT.x(80) == 500


@given(st.integers(0, 80))
def test_the_turn_under_the_mouse_is_the_one_drawn_there(turn: int) -> None:
    assert PLOT.turn_at(PLOT.x(turn)) == turn


@given(st.floats(-1000, 2000))
def test_beside_the_chart_the_nearest_turn_is_found(x: float) -> None:
    assert 0 <= PLOT.turn_at(x) <= 80


@given(st.integers(0, 100_000), st.integers(1, 12))
def test_ticks_are_round_evenly_spaced_and_reach_the_highest(highest: int, most: int) -> None:
    numbers = ticks(highest, most)
    each = numbers[1]
    assert numbers[0] == 0
    assert numbers[-1] >= highest
    assert len(numbers) <= most + 1
    assert {b - a for a, b in pairwise(numbers)} == {each}
    assert str(each).rstrip("0") in ("1", "2", "5")


@given(st.lists(st.floats(0, 300), max_size=6), st.floats(1, 60))
def test_labels_keep_their_order_and_their_distance(wanted: list[float], gap: float) -> None:
    placed = spread_apart(wanted, gap, 0, 300)
    for one, other in pairwise(sorted(range(len(wanted)), key=wanted.__getitem__)):
        least = min(gap, 300 / (len(wanted) - 1))
        assert placed[other] - placed[one] >= least - 1e-6
    assert all(-1e-6 <= place <= 300 + 1e-6 for place in placed)


@given(st.lists(st.integers(0, 10), unique=True, max_size=6))
def test_labels_with_room_are_not_moved(numbers: list[int]) -> None:
    wanted = [number * 20.0 for number in numbers]
    assert spread_apart(wanted, 20, 0, 200) == wanted


@given(points, st.lists(st.floats(2, 30), min_size=2, max_size=4).filter(lambda p: len(p) != 3))
def test_strokes_and_gaps_are_as_long_as_the_pattern_says(
    line: list[tuple[float, float]], pattern: list[float]
) -> None:
    whole = sum(dist(a, b) for a, b in pairwise(line))
    assume(whole > sum(pattern))
    strokes = dashes(line, pattern)
    lengths = [sum(dist(a, b) for a, b in pairwise(stroke)) for stroke in strokes]
    inked = pattern[::2]
    for number, length in enumerate(lengths[:-1]):
        assert isclose(length, inked[number % len(inked)], abs_tol=1e-3)
    assert sum(lengths) <= whole + 1e-6


def test_without_a_pattern_a_line_is_one_stroke() -> None:
    assert dashes([(0, 0), (3, 4), (5, 5)], ()) == [[(0, 0), (3, 4), (5, 5)]]
