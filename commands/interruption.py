"""Ctrl-C and the system's termination signals, for commands that run an event loop."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

if sys.platform == "win32":

    @contextmanager
    def when_interrupted(call: Callable[[], object]) -> Iterator[None]:
        """Call something in the running loop instead of ending, at Ctrl-C or Ctrl-Break.

        Windows' loops have no handlers for signals, but they wake up for Python's.
        """
        loop = asyncio.get_running_loop()

        def handle(_number: int, _frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(call)

        numbers = (signal.SIGINT, signal.SIGBREAK)
        before = [signal.signal(number, handle) for number in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)

else:

    @contextmanager
    def when_interrupted(call: Callable[[], object]) -> Iterator[None]:
        """Call something in the running loop instead of ending, at Ctrl-C or when told to end."""
        loop = asyncio.get_running_loop()
        numbers = (signal.SIGINT, signal.SIGTERM)
        for number in numbers:
            loop.add_signal_handler(number, call)
        try:
            yield
        finally:
            for number in numbers:
                loop.remove_signal_handler(number)
