import pytest

from game.ui.anim.camera_glide import glide, gliding, middle_now

NEAR, FAR = (100.0, 100.0), (900.0, 700.0)


def test_it_begins_at_one_point_and_ends_at_the_other() -> None:
    playback = gliding(NEAR, FAR, 1.0)
    assert middle_now(playback) == pytest.approx(NEAR)
    playback.update(10)
    assert playback.over
    assert middle_now(playback) == FAR


def test_it_takes_longer_for_a_longer_way_within_limits() -> None:
    durations = [glide((0, 0), (length, 0), 1.0).duration for length in (1, 900, 1000, 99_999)]
    assert durations == sorted(durations)
    assert 0.3 < durations[0] < durations[1] < durations[-1] < 1
