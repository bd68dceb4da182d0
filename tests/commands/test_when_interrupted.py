"""Signals inside an event loop, on every system."""

import asyncio
import signal
import sys

import pytest

from commands.interruption import when_interrupted

if sys.platform == "win32":
    ASKED_TO_END = signal.SIGBREAK
else:
    ASKED_TO_END = signal.SIGTERM


@pytest.mark.parametrize("number", [signal.SIGINT, ASKED_TO_END])
def test_an_interruption_is_a_call_in_the_loop(number: signal.Signals) -> None:
    async def interrupt() -> None:
        called = asyncio.Event()
        with when_interrupted(called.set):
            signal.raise_signal(number)
            async with asyncio.timeout(60):
                await called.wait()

    asyncio.run(interrupt())


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    async def wait() -> None:
        with when_interrupted(lambda: None):
            pass

    asyncio.run(wait())
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
