from collections.abc import Iterator

import pytest

from game.ui.anim.idle_work import IdleWork

FRAME = 1 / 60


class Clock:
    """Each look at it takes a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def job(done: list[str], name: str, steps: int) -> Iterator[None]:
    for number in range(steps):
        done.append(f"{name}{number}")
        yield


def run(work: IdleWork, seconds: float = 0.0, dt: float = FRAME) -> bool:
    return work.work(dt, seconds, Clock())


def test_a_slice_runs_at_least_one_step_and_stops_when_its_time_is_up() -> None:
    done: list[str] = []
    work = IdleWork()
    work.schedule("map", job(done, "m", 100))
    assert run(work)
    assert done == ["m0"]
    assert run(work, 0.01)
    assert 5 < len(done) < 15


def test_jobs_run_one_after_another_in_the_order_they_were_scheduled() -> None:
    done: list[str] = []
    work = IdleWork()
    work.schedule("map", job(done, "m", 2))
    work.schedule("saves", job(done, "s", 2))
    while run(work):
        pass
    assert done == ["m0", "m1", "s0", "s1"]
    assert not work.ready


def test_scheduling_the_same_key_replaces_the_job() -> None:
    done: list[str] = []
    work = IdleWork()
    work.schedule("map", job(done, "old", 5))
    run(work)
    work.schedule("map", job(done, "new", 1))
    while run(work):
        pass
    assert done == ["old0", "new0"]


def test_a_delayed_job_waits_while_others_run() -> None:
    done: list[str] = []
    work = IdleWork()
    work.schedule("map", job(done, "m", 1), delay=0.1)
    work.schedule("saves", job(done, "s", 1))
    run(work, 1.0)
    assert done == ["s0"]
    assert not work.ready
    assert not run(work, 1.0, 0.05)
    run(work, 1.0, 0.1)
    assert done == ["s0", "m0"]


def test_jobs_can_be_cancelled_cleared_or_finished_immediately() -> None:
    done: list[str] = []
    work = IdleWork()
    for key in ("a", "b", "c"):
        work.schedule(key, job(done, key, 2), delay=1.0)
    work.cancel("a")
    work.finish("b")
    assert done == ["b0", "b1"]
    assert "c" in work
    work.clear()
    assert not run(work, 1.0, 2.0)
    assert done == ["b0", "b1"]


def test_some_steps_of_a_job_can_be_run_at_once() -> None:
    done: list[str] = []
    work = IdleWork()
    work.schedule("map", job(done, "m", 3), delay=1.0)
    assert work.advance("map", 2)
    assert done == ["m0", "m1"]
    assert not work.advance("map", 2)
    assert done == ["m0", "m1", "m2"]
    assert not work.advance("names", 1)


def test_a_job_that_raises_is_dropped_and_the_others_go_on() -> None:
    def broken() -> Iterator[None]:
        raise ValueError("no such picture")
        yield

    done: list[str] = []
    work = IdleWork()
    work.schedule("figures", broken())
    work.schedule("saves", job(done, "s", 1))
    with pytest.raises(ValueError, match="picture"):
        run(work)
    assert "figures" not in work
    run(work)
    assert done == ["s0"]


def test_a_step_may_schedule_its_own_successor() -> None:
    done: list[str] = []
    work = IdleWork()

    def first() -> Iterator[None]:
        done.append("first")
        work.schedule("map", job(done, "second", 1))
        yield

    work.schedule("map", first())
    while run(work):
        pass
    assert done == ["first", "second0"]


def test_a_job_whose_delay_ends_goes_before_one_that_is_running() -> None:
    idle, done = IdleWork(), list[str]()

    def steps(name: str) -> Iterator[None]:
        for _ in range(3):
            done.append(name)
            yield

    idle.schedule("long", steps("long"))
    idle.schedule("late", steps("late"), delay=1.0)
    idle.work(0.5, 0.0, lambda: 0.0)
    idle.work(0.5, 0.0, lambda: 0.0)
    assert done == ["long", "late"]
