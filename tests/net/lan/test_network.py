"""The network's thread."""

import asyncio
import threading

import pytest

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


def test_work_that_fails_is_heard_of(capsys: pytest.CaptureFixture[str]) -> None:
    network = Network()

    async def fail() -> None:
        raise OverflowError("a port that there is not")

    failed = network.begin(fail())
    with pytest.raises(OverflowError):
        failed.result(timeout=30)
    network.stop()
    assert "OverflowError: a port that there is not" in capsys.readouterr().err
