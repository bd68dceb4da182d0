"""Work that can wait, done in slices when a frame has time left.

A job is an iterator: each step is a small piece of work, and the end of the iterator is the end of
the job. Jobs run in the order in which they were scheduled; one whose delay ends now goes before
those that are running, which may be long.
"""

from collections.abc import Callable, Hashable, Iterator
from itertools import islice


class _Job:
    """Steps that begin after a delay."""

    __slots__ = ("delay", "steps")

    def __init__(self, steps: Iterator[None], delay: float) -> None:
        self.steps, self.delay = steps, delay


class IdleWork:
    """A queue of jobs, at most one for each key."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, _Job] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._jobs

    @property
    def pending(self) -> bool:
        """Whether any job is left, even if its delay is not over."""
        return bool(self._jobs)

    @property
    def ready(self) -> bool:
        """Whether a job could go on now."""
        return any(job.delay <= 0 for job in self._jobs.values())

    def schedule(self, key: Hashable, steps: Iterator[None], delay: float = 0.0) -> None:
        """Queue a job; one with the same key is dropped. It begins after a delay in seconds."""
        self._jobs.pop(key, None)
        self._jobs[key] = _Job(steps, delay)

    def cancel(self, key: Hashable) -> None:
        """Drop a job, if there is one."""
        self._jobs.pop(key, None)

    def clear(self) -> None:
        """Drop all jobs."""
        self._jobs.clear()

    def pass_time(self, dt: float) -> None:
        """Let time pass without work."""
        late = {key: job for key, job in self._jobs.items() if job.delay > 0}
        for job in late.values():
            job.delay -= dt
        self._jobs = {key: job for key, job in late.items() if job.delay <= 0} | self._jobs

    def work(self, dt: float, seconds: float, clock: Callable[[], float]) -> bool:
        """Let time pass, then run steps until the seconds are used up; True if any step ran.

        A job whose step raises is dropped, and the error goes to the caller.
        """
        self.pass_time(dt)
        until, worked = clock() + seconds, False
        while (key := self._next()) is not None:
            job = self._jobs.pop(key)
            finished = next(job.steps, _END) is _END
            if not finished and key not in self._jobs:  # the step may have scheduled a new job
                self._jobs = {key: job, **self._jobs}
            worked = True
            if clock() >= until:
                break
        return worked

    def advance(self, key: Hashable, steps: int) -> bool:
        """Run so many steps of a job now, whatever its delay; True if any may be left."""
        job = self._jobs.get(key)
        return job is not None and len([*islice(job.steps, steps)]) == steps

    def finish(self, key: Hashable) -> None:
        """Run all steps of a job now, whatever its delay."""
        if job := self._jobs.pop(key, None):
            for _ in job.steps:
                pass

    def _next(self) -> Hashable | None:
        return next((key for key, job in self._jobs.items() if job.delay <= 0), None)


_END = object()
