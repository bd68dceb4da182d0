from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.anim.effects import cruise, ease_in_out, ease_out, overshoot, there_and_back

Easing = Callable[[float], float]
STEADY = (ease_out, ease_in_out)
TIMES = st.floats(0, 1)


@pytest.mark.parametrize("easing", [*STEADY, overshoot])
def test_an_easing_begins_at_nothing_and_ends_at_all(easing: Easing) -> None:
    assert (easing(0), easing(1)) == (0, 1)


@pytest.mark.parametrize("easing", STEADY)
@given(one=TIMES, other=TIMES)
def test_an_easing_never_goes_back(easing: Easing, one: float, other: float) -> None:
    earlier, later = sorted((one, other))
    assert 0 <= easing(earlier) <= easing(later) <= 1


def test_an_overshoot_goes_too_far_and_comes_back() -> None:
    assert max(overshoot(step / 100) for step in range(101)) == pytest.approx(1.1, abs=0.02)


@given(TIMES)
def test_there_and_back_is_the_same_from_both_ends(time: float) -> None:
    assert there_and_back(time) == pytest.approx(there_and_back(1 - time))
    assert (there_and_back(0), there_and_back(0.5), there_and_back(1)) == (0, 1, 0)


@given(one=TIMES, other=TIMES, ramp=st.floats(0, 1))
def test_a_cruise_never_goes_back(one: float, other: float, ramp: float) -> None:
    earlier, later = sorted((one, other))
    assert (cruise(0, ramp), cruise(1, ramp)) == (0, 1)
    assert cruise(earlier, ramp) <= cruise(later, ramp) + 1e-12


def test_a_cruise_has_one_speed_between_getting_off_and_stopping() -> None:
    middle = [cruise(0.1 + 0.8 * step / 10, 0.1) for step in range(11)]
    speeds = [after - before for before, after in pairwise(middle)]
    assert speeds == pytest.approx([speeds[0]] * 10)
    assert cruise(0.1, 0.1) < speeds[0]
