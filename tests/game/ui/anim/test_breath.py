from game.ui.anim.breath import (
    BREATH,
    FIRST_REST,
    PICTURES,
    REST,
    SIZES,
    Breath,
    glow,
    puffs,
    radius,
)

FRAME = 1 / 60


def pictures(seconds: float) -> list[bool]:
    """For each frame, whether the title has to be drawn."""
    breath = Breath()
    return [breath.update(FRAME) for _ in range(round(seconds / FRAME))]


def test_puffs_drift_away_grow_and_vanish() -> None:
    ages = [puffs(step / 20)[0] for step in range(1, 26)]
    assert [look.place[0] for look in ages] == sorted(look.place[0] for look in ages)
    assert [look.size for look in ages] == sorted(look.size for look in ages)
    assert max(look.size for look in ages) < SIZES
    assert ages[-1].opacity < 0.1
    assert puffs(0) == puffs(BREATH + 1) == []


def test_a_larger_puff_has_a_larger_radius() -> None:
    radii = [radius(size) for size in range(SIZES)]
    assert radii == sorted(radii)


def test_lamps_are_dark_before_and_after_a_breath() -> None:
    assert glow(0) == glow(BREATH) == 0
    assert glow(BREATH / 2) == 1


def test_a_title_rests_first_and_between_two_breaths() -> None:
    drawn = pictures(FIRST_REST + 3 * (BREATH + REST))
    assert not any(drawn[: round(FIRST_REST / FRAME) - 1])
    still = longest = 0
    for one in drawn:
        still = 0 if one else still + 1
        longest = max(longest, still)
    assert longest * FRAME > 1


def test_a_minute_of_breathing_is_less_than_eight_pictures_a_second() -> None:
    assert sum(pictures(60)) / 60 < min(8, PICTURES)
