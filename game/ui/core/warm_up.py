"""Imports what will soon be needed in a thread, while the player looks at the title."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from threading import Thread

_A_STEP = 0.003  # seconds


def warm_up(modules: Sequence[str], then: Callable[[], None]) -> Iterator[None]:
    """Import modules and do one thing more, as work that can wait; nothing if all are imported.

    Each step only gives the thread time.
    """
    missing = [name for name in modules if name not in sys.modules]
    if not missing:
        return
    thread = Thread(target=_load, args=(missing, then), name="warm-up", daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(_A_STEP)
        yield


def _load(modules: Sequence[str], then: Callable[[], None]) -> None:
    for name in modules:
        with suppress(Exception):  # reported where the module is needed
            import_module(name)
    with suppress(Exception):
        then()
