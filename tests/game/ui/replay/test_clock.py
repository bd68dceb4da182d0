from hypothesis import given
from hypothesis import strategies as st

from game.ui.replay.clock import REST, SPEEDS, STEP, ReplayClock, ReplayPosition

steps = st.lists(st.integers(1, 5), min_size=1, max_size=12)
acts = st.lists(
    st.one_of(
        st.tuples(st.just("step"), st.sampled_from([-1, 1])),
        st.tuples(st.just("seek"), st.integers(-3, 20)),
        st.tuples(st.just("change_speed"), st.sampled_from([-1, 1])),
        st.tuples(st.just("update"), st.floats(0, 3)),
        st.tuples(st.just("toggle"), st.just(None)),
    ),
    max_size=30,
)


@given(steps, acts, st.booleans())
def test_after_any_acts_the_position_is_one_of_the_game(
    steps: list[int], acts: list[tuple[str, object]], animated: bool
) -> None:
    clock = ReplayClock(steps, animated=animated)
    for name, argument in acts:
        method = getattr(clock, name)
        method() if argument is None else method(argument)
        turn, placed, share = clock.position
        assert 0 <= turn <= len(steps)
        assert clock.speed in SPEEDS
        if clock.moving:
            assert turn < len(steps)
            assert 0 <= placed < steps[turn]
            assert -1e-6 <= share <= 1 + 1e-6
        else:
            assert (placed, share) == (0, 0.0)


@given(steps, st.booleans(), st.floats(0.01, 5))
def test_playing_shows_every_move_and_stops_at_the_end(
    steps: list[int], animated: bool, dt: float
) -> None:
    clock = ReplayClock(steps, animated=animated)
    clock.toggle()
    seen = [0]
    for _ in range(100_000):
        clock.update(min(dt, 0.2))
        seen.append(clock.turn)
        if not clock.playing:
            break
    assert seen[-1] == len(steps)
    assert seen == sorted(seen)


def test_a_paused_replay_stands_still() -> None:
    clock = ReplayClock([2, 3])
    clock.update(100)
    assert clock.position == ReplayPosition(0)


def test_a_step_is_shown_as_it_happens_and_cut_short_by_the_next() -> None:
    clock = ReplayClock([2, 3])
    clock.step(1)
    clock.update(STEP * 1.5)
    turn, placed, share = clock.position
    assert (turn, placed) == (0, 1)
    assert abs(share - 0.5) < 1e-6
    clock.step(1)
    assert clock.position == ReplayPosition(1)
    clock.step(-1)
    assert clock.position == ReplayPosition(0)


def test_playing_at_the_end_starts_from_the_beginning() -> None:
    clock = ReplayClock([1])
    clock.seek(1)
    clock.toggle()
    assert clock.position == ReplayPosition(0)
    clock.update(STEP + REST)
    assert clock.position == ReplayPosition(1)
