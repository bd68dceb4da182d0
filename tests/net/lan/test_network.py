"""The network's thread."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest

from game.diagnostics.failures import FAILURES, FailurePlace
from net.lan.network import Network


def test_work_runs_in_one_other_thread_and_gives_its_outcome() -> None:
    network = Network()

    async def who() -> str:
        return threading.current_thread().name

    assert network.begin(who()).result(timeout=30) == "network"
    network.stop()


def test_stopping_ends_what_runs_and_lets_it_say_goodbye() -> None:
    network, said = Network(), threading.Event()

    async def wait() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            said.set()

    running = network.begin(wait())
    network.begin(asyncio.sleep(0)).result(timeout=30)
    network.stop()
    assert said.is_set()
    assert running.cancelled()


def test_a_call_after_the_end_does_no_harm() -> None:
    network = Network()
    network.stop()
    network.soon(lambda: None)
    network.stop()


def test_what_is_about_to_end_by_itself_is_not_cut_short() -> None:
    network = Network()
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.1)
            ended.append("with its goodbyes")

    running = network.begin(work())
    network.begin(asyncio.sleep(0)).result(timeout=10)  # the work has begun
    running.cancel()
    network.stop()
    assert ended == ["with its goodbyes"]


def test_work_that_fails_is_reported_once(logged: Path) -> None:
    network = Network()

    async def fail() -> None:
        raise OverflowError("a port that there is not")

    failed = network.begin(fail())
    with pytest.raises(OverflowError):
        failed.result(timeout=30)
    network.stop()
    found = FAILURES.take()
    assert found is not None
    assert (found.place, found.error) == (FailurePlace.TASK, "OverflowError")
    assert found.name.endswith("fail")
    assert FAILURES.take() is None
    assert logged.read_text().count("failure: ") == 1


def test_a_task_or_callback_that_nobody_waits_for_is_reported_once(logged: Path) -> None:
    network = Network()

    async def fail() -> None:
        raise KeyError("a task")

    async def drop() -> None:
        asyncio.ensure_future(fail())  # noqa: RUF006 - dropped on purpose

    def call() -> None:
        raise LookupError("a callback")

    network.begin(drop()).result(timeout=30)
    network.soon(call)
    network.begin(asyncio.sleep(0.05)).result(timeout=30)
    gc.collect()
    network.stop()
    assert {one.error for one in iter(FAILURES.take, None)} == {"KeyError", "LookupError"}
    assert logged.read_text().count("failure: ") == 2
