"""The thread that runs asyncio for the network, beside a frame loop that must not block."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from threading import Event, Thread
from typing import Any, TypeVar

from game.diagnostics.failures import FAILURES, FailurePlace, work_name

PATIENCE = 3.0  # seconds for goodbyes at exit

Outcome = TypeVar("Outcome")


class Network:
    """Starts its thread immediately; `stop` ends everything in it."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        FAILURES.watch_loop(self._loop)
        self._works: set[asyncio.Task[Any] | None] = set()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="network", daemon=True)
        self._thread.start()
        self._ready.wait()

    def begin(self, work: Coroutine[Any, Any, Outcome]) -> "Future[Outcome]":
        """Run a coroutine in the network's thread. Non-blocking."""
        return asyncio.run_coroutine_threadsafe(self._tracked(work), self._loop)

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function in the network's thread. Non-blocking."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(call)

    def stop(self) -> None:
        """End everything, with goodbyes; waits a little."""
        if self._thread.is_alive():
            asyncio.run_coroutine_threadsafe(self._end(), self._loop)
            self._thread.join(2 * PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.call_soon(self._ready.set)
        try:
            self._loop.run_forever()
        finally:
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()

    async def _tracked(self, work: Coroutine[Any, Any, Outcome]) -> Outcome:
        task = asyncio.current_task()
        self._works.add(task)
        try:
            return await work
        except Exception as error:  # nobody may ever await the result
            FAILURES.report(error, FailurePlace.TASK, work_name(work))
            raise
        finally:
            self._works.discard(task)

    async def _end(self) -> None:
        """Cancel the coroutines, but not the tasks they need for their goodbyes."""
        works = [task for task in self._works if task]
        for task in works:
            if not task.cancelling():  # otherwise its clean-up would be cancelled
                task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*works, return_exceptions=True)
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        results = await asyncio.gather(*rest, return_exceptions=True)
        FAILURES.report_results(results, "network")
        self._loop.call_soon(self._loop.stop)
