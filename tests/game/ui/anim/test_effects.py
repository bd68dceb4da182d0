from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.anim.effects import (
    Appearance,
    Count,
    Crossfade,
    Drive,
    Effect,
    Fade,
    Flash,
    Fly,
    Point,
    Pop,
    heading,
)

EAST = ((0.0, 0.0), (100.0, 0.0))
BENT = ((0.0, 0.0), (100.0, 0.0), (150.0, 86.6))  # east, then south-east
SHARES = st.floats(0, 1)
NUMBERS = st.integers(-500, 500)
POINTS = st.tuples(st.floats(-1e4, 1e4), st.floats(-1e4, 1e4))
LINES = st.lists(POINTS, min_size=1, max_size=8).map(tuple)


def along(line: tuple[Point, ...], share: float) -> Appearance:
    return Drive(line, ramp=0).apply(Appearance(), share)


STAYING: list[Effect] = [Fade(0, 1), Flash(), Count(3, 9), Crossfade((0, 0), (5, 5))]


@pytest.mark.parametrize(
    ("end", "angle"),
    [
        ((50, 0), 0),
        ((25, -43.3), 60),
        ((-25, -43.3), 120),
        ((-50, 0), 180),
        ((-25, 43.3), 240),
        ((25, 43.3), 300),
        ((0, -50), 90),
        ((50, 3), 0),
        ((50, 2e-9), 0),
        ((43.3, -20), 30),
    ],
)
def test_a_locomotive_faces_where_it_goes_by_the_nearest_picture(end: Point, angle: int) -> None:
    assert heading((0, 0), end) == angle


@given(start=POINTS, end=POINTS)
def test_every_heading_has_a_picture(start: Point, end: Point) -> None:
    assert heading(start, end) in range(0, 360, 30)


def test_a_drive_turns_where_the_line_bends() -> None:
    assert along(BENT, 0.5).place == pytest.approx((100, 0), abs=0.01)
    assert [along(BENT, share).heading for share in (0, 0.49, 0.51, 1)] == [0, 0, 300, 300]


@given(line=LINES)
def test_a_drive_begins_and_ends_exactly_at_its_hexes(line: tuple[Point, ...]) -> None:
    drive = Drive(line)
    assert drive.apply(Appearance(), 0).place == line[0]
    assert drive.apply(Appearance(), 1).place == line[-1]


@given(one=SHARES, other=SHARES)
def test_a_drive_never_rolls_back(one: float, other: float) -> None:
    line = tuple((float(step), 0.0) for step in range(6))
    earlier, later = (Drive(line).apply(Appearance(), at).place for at in sorted((one, other)))
    assert earlier[0] <= later[0] + 1e-9


@given(line=LINES, one=SHARES, other=SHARES)
def test_a_drive_is_no_faster_than_its_line_is_long(
    line: tuple[Point, ...], one: float, other: float
) -> None:
    whole = sum(dist(*leg) for leg in pairwise(line))
    assert dist(along(line, one).place, along(line, other).place) <= abs(one - other) * whole + 1e-6


def test_a_locomotive_that_stays_keeps_its_heading() -> None:
    look = Drive(((5.0, 5.0), (5.0, 5.0))).apply(Appearance(heading=240), 0.5)
    assert (look.place, look.heading) == ((5, 5), 240)


def test_without_movement_a_locomotive_fades_from_its_start_to_its_end() -> None:
    fades = Drive(BENT).reduced()
    looks = [fades.apply(Appearance(), progress) for progress in (0, 0.25, 0.5, 0.75, 1)]
    assert [look.place for look in looks] == [BENT[0]] * 2 + [BENT[-1]] * 3
    assert [look.opacity for look in looks] == [1, 0.5, 0, 0.5, 1]
    assert [look.heading for look in looks] == [0, 0, 300, 300, 300]


@given(start=POINTS, end=POINTS)
def test_a_flight_rises_from_one_place_and_lands_on_the_other(start: Point, end: Point) -> None:
    flight = Fly(start, end, height=40)
    first, middle, last = (flight.apply(Appearance(), at) for at in (0, 0.5, 1))
    assert (first.place, first.lift) == (start, 0)
    assert middle.lift == 40
    assert (last.place, last.lift) == (end, 0)


def test_without_movement_a_flight_is_a_fade() -> None:
    assert Fly((0, 0), (9, 9), height=40).reduced() == Crossfade((0, 0), (9, 9))


def test_a_pop_springs_up_from_nothing() -> None:
    scales = [Pop().apply(Appearance(), progress / 10).scale for progress in range(11)]
    assert (scales[0], scales[-1]) == (0, 1)
    assert max(scales) > 1
    assert Pop().reduced() == Fade(0, 1)


def test_a_flash_is_dark_at_both_ends() -> None:
    assert [Flash().apply(Appearance(), at).glow for at in (0, 0.5, 1)] == [0, 1, 0]


@given(start=NUMBERS, end=NUMBERS, one=SHARES, other=SHARES)
def test_a_number_rolls_one_way_and_stops_at_its_end(
    start: int, end: int, one: float, other: float
) -> None:
    earlier, later = (
        Count(start, end).apply(Appearance(), at).number for at in sorted((one, other))
    )
    assert abs(end - later) <= abs(end - earlier) <= abs(end - start)
    assert Count(start, end).apply(Appearance(), 0).number == start
    assert Count(start, end).apply(Appearance(), 1).number == end


@pytest.mark.parametrize("effect", STAYING)
def test_what_does_not_move_is_not_reduced(effect: Effect) -> None:
    assert effect.reduced() == effect


@pytest.mark.parametrize("effect", [*STAYING, Drive(EAST), Fly((0, 0), (5, 5), 3), Pop()])
def test_without_movement_a_thing_has_only_its_first_and_last_place(effect: Effect) -> None:
    ends = {effect.apply(Appearance(), 0).place, effect.apply(Appearance(), 1).place}
    reduced = effect.reduced()
    assert reduced is not None
    looks = [reduced.apply(Appearance(), step / 20) for step in range(21)]
    assert {look.place for look in looks} <= ends
    assert {(look.scale, look.lift) for look in looks} == {(1, 0)}
    assert looks[-1] == effect.apply(Appearance(), 1)
