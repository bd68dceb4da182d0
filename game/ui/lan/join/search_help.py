"""What to try while no table is found. It knows no pygame."""

from collections.abc import Iterator, Sequence

from game.lobby import OwnAddress
from game.ui.i18n.text import Texts

HELPS_AFTER = 10.0  # seconds without a table


class SearchHelp:
    """Counts how long nothing has been found."""

    def __init__(self) -> None:
        self._empty_for = 0.0  # seconds

    @property
    def due(self) -> bool:
        """Whether it is time to help."""
        return self._empty_for >= HELPS_AFTER

    def update(self, dt: float, *, empty: bool) -> bool:
        """Let time pass; True if help is due from now on, or no longer."""
        before = self.due
        self._empty_for = self._empty_for + dt if empty else 0.0
        return self.due != before


def search_steps(texts: Texts, here: Sequence[OwnAddress], port: int) -> Iterator[str]:
    """What to try, in this order."""
    if here:
        yield texts.say("lan-search-network", address=here[0].address, network=here[0].network)
    else:
        yield texts.say("lan-search-offline")
    yield texts.say("lan-search-wifi")
    yield texts.say("lan-search-firewall", port=str(port))
    yield texts.say("lan-search-ask")
