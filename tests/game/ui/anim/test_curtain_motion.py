import pytest

from game.storage.settings import AnimationSpeed
from game.ui.anim.curtain_motion import FALLS, RISES, falling, hanging, moves, rising
from game.ui.anim.timeline import Playback, Timeline


def heights(timeline: Timeline, seconds: float) -> list[float]:
    playback = Playback(timeline, AnimationSpeed.NORMAL)
    found = [hanging(playback)]
    for _ in range(50):
        playback.update(seconds / 50 + 1e-9)
        found.append(hanging(playback))
    assert playback.over
    return found


def test_it_falls_from_the_top_to_the_floor_and_bounces_a_little() -> None:
    fallen = heights(falling(), FALLS)
    assert (fallen[0], fallen[-1]) == (0, 1)
    landed = next(number for number, height in enumerate(fallen) if height > 0.99)
    assert 0.95 < min(fallen[landed:]) < 1


def test_it_never_hangs_lower_while_it_rises() -> None:
    risen = heights(rising(), RISES)
    assert (risen[0], risen[-1]) == (1, 0)
    assert risen == sorted(risen, reverse=True)


@pytest.mark.parametrize("speed", AnimationSpeed)
def test_it_moves_unless_animations_are_off_or_motion_is_reduced(speed: AnimationSpeed) -> None:
    assert moves(speed, reduced_motion=False) == (speed is not AnimationSpeed.OFF)
    assert not moves(speed, reduced_motion=True)
