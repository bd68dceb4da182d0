"""The search for tables on the LAN, begun in a thread: importing the network takes many frames."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from game.ui.lan.lan_api import TableSearch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.lobby import Found, OwnAddress, Trouble
    from net.lan.remote_table import RemoteFinder

PATIENCE = 5.0  # seconds for the imports, at the end of the program


class LateSearch(TableSearch):
    """Finds nothing until the network runs."""

    def __init__(self, begin: Callable[[], RemoteFinder]) -> None:
        self._begin = begin
        self._finder: RemoteFinder | None = None
        self._failure: Exception | None = None
        self._thread = Thread(target=self._start, name="network-import", daemon=True)
        self._thread.start()

    @property
    def tables(self) -> Sequence[Found]:
        """The tables found, by name; raises what went wrong at the beginning."""
        if self._failure is not None:
            raise self._failure
        return self._finder.tables if self._finder is not None else ()

    @property
    def problem(self) -> Trouble | None:
        return self._finder.problem if self._finder is not None else None

    @property
    def here(self) -> Sequence[OwnAddress]:
        return self._finder.here if self._finder is not None else ()

    def ways(self, identity: str) -> Sequence[tuple[str, int]]:
        """The current addresses of a table, for a guest that lost it."""
        return self._finder.ways(identity) if self._finder is not None else ()

    def wait(self) -> None:
        """Wait until the search has begun, or cannot."""
        self._thread.join(PATIENCE)

    def _start(self) -> None:
        try:
            self._finder = self._begin()
        except Exception as error:  # raised again where the tables are asked for
            self._failure = error
