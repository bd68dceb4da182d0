import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance, Drive, Fade
from game.ui.anim.timeline import (
    Cue,
    Playback,
    Timeline,
    beats,
    count,
    cue,
    drive,
    flash,
    fly,
    parallel,
    pause,
    pop,
    sequence,
    track,
)

ROOT = Path(__file__).parents[4]
OFF, SLOW, NORMAL, FAST = AnimationSpeed
LINE = ((0.0, 0.0), (60.0, 0.0), (90.0, 52.0))

SECONDS = st.floats(0, 5)
SUBJECTS = st.sampled_from(["locomotive", "points", "Lyon"])
SIMPLE = st.one_of(
    st.builds(pause, SECONDS),
    st.builds(cue, st.sampled_from(["chuff", "clank"])),
    st.builds(drive, SUBJECTS, st.just(LINE), SECONDS),
    st.builds(fly, SUBJECTS, st.just((0.0, 0.0)), st.just((9.0, 9.0)), seconds=SECONDS),
    st.builds(count, SUBJECTS, st.integers(0, 40), st.integers(0, 40), SECONDS),
    st.builds(track, SUBJECTS, SECONDS, st.just(Fade(0, 1))),
    st.builds(pop, SUBJECTS, SECONDS),
    st.builds(beats, st.just("chuff"), every=st.floats(0.1, 1), seconds=SECONDS),
)
TIMELINES = st.recursive(
    SIMPLE,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda parts: sequence(*parts)),
        st.builds(
            lambda parts, stagger: parallel(*parts, stagger=stagger),
            st.lists(inner, max_size=4),
            st.floats(0, 1),
        ),
    ),
    max_leaves=10,
)
MOVING = st.sampled_from([SLOW, NORMAL, FAST])
STEPS = st.lists(st.floats(0, 3), max_size=30)


def play(playback: Playback, steps: list[float]) -> list[Cue]:
    """Let time pass in these steps, and then as much as it takes."""
    passed = [cue for dt in steps for cue in playback.update(dt)]
    while not playback.over:
        passed += playback.update(1.0)
    return passed


@given(timeline=TIMELINES, speed=MOVING, steps=STEPS)
def test_every_cue_fires_once_and_in_order_whatever_the_steps(
    timeline: Timeline, speed: AnimationSpeed, steps: list[float]
) -> None:
    playback = Playback(timeline, speed)
    passed = [*play(playback, steps), *playback.update(0)]
    assert passed == list(timeline.cues)
    assert playback.update(5) == ()
    assert playback.skip() == ()


@given(timeline=TIMELINES, speed=MOVING, steps=STEPS)
def test_no_cue_fires_before_its_moment(
    timeline: Timeline, speed: AnimationSpeed, steps: list[float]
) -> None:
    playback, before = Playback(timeline, speed), -1.0
    for dt in steps:
        for passed in playback.update(dt):
            assert before < passed.moment <= playback.elapsed
        before = playback.elapsed


@given(timeline=TIMELINES, speed=MOVING, steps=STEPS)
def test_time_only_goes_on_and_stops_exactly_at_the_end(
    timeline: Timeline, speed: AnimationSpeed, steps: list[float]
) -> None:
    playback, moments = Playback(timeline, speed), [0.0]
    for dt in steps:
        playback.update(dt)
        moments.append(playback.elapsed)
    assert all(earlier <= later for earlier, later in pairwise(moments))
    play(playback, [])
    assert playback.elapsed == timeline.duration


@given(timeline=TIMELINES, speed=MOVING, steps=STEPS, reduced=st.booleans())
def test_skipping_shows_what_playing_to_the_end_shows(
    timeline: Timeline, speed: AnimationSpeed, steps: list[float], reduced: bool
) -> None:
    played = Playback(timeline, speed, reduced_motion=reduced)
    skipped = Playback(timeline, speed, reduced_motion=reduced)
    cues = play(played, steps)
    middle = [cue for dt in steps[:5] for cue in skipped.update(dt)]
    assert [*middle, *skipped.skip()] == [*cues, *played.update(0)]
    assert skipped.looks() == played.looks()
    assert skipped.over


@given(timeline=TIMELINES)
def test_without_animations_it_is_over_immediately_and_gives_every_cue(timeline: Timeline) -> None:
    playback = Playback(timeline, OFF)
    assert playback.over
    assert playback.looks() == timeline.at(timeline.duration)
    assert playback.update(0) == timeline.cues
    assert playback.update(0) == ()


@given(timeline=TIMELINES)
def test_nothing_changes_after_the_end(timeline: Timeline) -> None:
    assert timeline.at(timeline.duration) == timeline.at(timeline.duration + 100)


@given(start=SECONDS, seconds=SECONDS, one=SECONDS, other=SECONDS)
def test_a_track_never_goes_back(start: float, seconds: float, one: float, other: float) -> None:
    timeline = sequence(pause(start), track("door", seconds, Fade(0, 1)))
    earlier, later = (
        timeline.at(start + moment)["door"].opacity for moment in sorted((one, other))
    )
    assert 0 <= earlier <= later <= 1


@given(timeline=TIMELINES)
def test_without_movement_all_happens_at_the_same_moments(timeline: Timeline) -> None:
    reduced = timeline.reduced()
    assert reduced.duration == timeline.duration
    assert reduced.cues == timeline.cues
    assert set(reduced.at(reduced.duration)) == set(timeline.at(timeline.duration))


@given(st.lists(TIMELINES, max_size=4))
def test_a_sequence_lasts_as_long_as_its_parts_together(parts: list[Timeline]) -> None:
    assert sequence(*parts).duration == pytest.approx(sum(part.duration for part in parts))


@given(st.lists(TIMELINES, max_size=4))
def test_parallel_lasts_as_long_as_its_longest_part(parts: list[Timeline]) -> None:
    longest = max((part.duration for part in parts), default=0)
    assert parallel(*parts).duration == longest


def test_a_locomotive_drives_hex_by_hex_and_stays() -> None:
    journey = drive("locomotive", LINE, 0.5)
    assert journey.duration == 1.0
    assert journey.at(0)["locomotive"] == Appearance(place=LINE[0], heading=0)
    assert journey.at(1)["locomotive"] == Appearance(place=LINE[-1], heading=300)


def test_a_thing_is_not_seen_before_its_first_track() -> None:
    later = sequence(pause(1), pop("locomotive"))
    assert later.at(0.9) == {}
    assert "locomotive" in later.at(1)


def test_points_are_gone_when_they_have_landed() -> None:
    flight = sequence(fly("points", (0, 0), (9, 9), seconds=0.5), pause(1))
    assert "points" in flight.at(0.49)
    assert flight.at(0.5) == {}


def test_two_effects_on_one_thing_come_together() -> None:
    both = sequence(drive("locomotive", LINE, 0.5), flash("locomotive", 1))
    look = both.at(1.5)["locomotive"]
    assert (look.place, look.glow) == (LINE[-1], 1)
    assert "locomotive" in both.at(both.duration)


def test_what_has_faded_away_is_gone_until_it_comes_again() -> None:
    gone, back = Fade(1, 0), Fade(0, 1)
    blink = sequence(track("card", 0.25, gone, keeps=False), pause(1), track("card", 0.25, back))
    assert blink.at(0.5) == {}
    assert blink.at(blink.duration) == {"card": Appearance()}


def test_parts_can_begin_one_after_another() -> None:
    row = parallel(cue("a"), cue("b"), cue("c"), stagger=0.2)
    assert [(each.name, each.moment) for each in row.cues] == [("a", 0), ("b", 0.2), ("c", 0.4)]


def test_beats_come_until_the_time_is_up() -> None:
    chuffs = beats("chuff", every=0.25, seconds=1)
    assert chuffs.cues == tuple(Cue(0.25 * number, "chuff") for number in range(4))
    assert chuffs.duration == 1


def test_a_jump_in_time_passes_all_cues_between() -> None:
    playback = Playback(beats("chuff", every=0.5, seconds=2), NORMAL)
    assert len(playback.update(0)) == 1
    assert len(playback.update(1.1)) == 2
    assert len(playback.update(100)) == 1


@pytest.mark.parametrize(("speed", "elapsed"), [(SLOW, 0.5), (NORMAL, 1.0), (FAST, 2.5)])
def test_the_speed_is_a_factor_of_time(speed: AnimationSpeed, elapsed: float) -> None:
    playback = Playback(pause(10), speed)
    playback.update(1)
    assert playback.elapsed == elapsed


def test_the_speed_can_change_on_the_way() -> None:
    playback = Playback(sequence(pause(10), cue("end")), SLOW)
    playback.update(1)
    playback.speed = OFF
    assert [passed.name for passed in playback.update(0)] == ["end"]
    assert playback.over


def test_time_does_not_run_backwards() -> None:
    playback = Playback(pause(10), NORMAL)
    playback.update(1)
    playback.update(-5)
    assert playback.elapsed == 1


def test_an_empty_timeline_is_over_immediately() -> None:
    assert Playback(sequence(), NORMAL).over
    assert sequence().at(0) == {}


def test_timelines_know_no_screen() -> None:
    program = "import sys, game.ui.anim.timeline; sys.exit('pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot last -1 seconds"):
        track("locomotive", -1, Drive(LINE))
    with pytest.raises(ValueError, match="every 0 seconds"):
        beats("chuff", every=0, seconds=1)


def test_a_playback_goes_on_along_another_timeline_from_where_it_is() -> None:
    near, far = (sequence(cue("go"), fly("points", (0, 0), (end, 0))) for end in (10, 100))
    playback = Playback(near, AnimationSpeed.NORMAL)
    assert [told.name for told in playback.update(0.25)] == ["go"]
    other = playback.continued(far)
    assert other.elapsed == playback.elapsed
    assert other.looks()["points"].place[0] == 10 * playback.looks()["points"].place[0]
    assert other.update(0.1) == ()  # no cue is told twice
