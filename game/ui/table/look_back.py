"""Past moves, stepped through at the table while the game waits. Public information only. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.rules.events import Built
from game.rules.table import Table, Traded
from game.rules.views import View
from game.ui.table.plan import Plan
from game.updates import Update


@dataclass(frozen=True)
class LookBack:
    """A position in the moves so far; those up to `until` are shown without another press."""

    past: Sequence[Update]  # from the deal on; the last is what the table shows otherwise
    position: int  # moves done
    until: int

    @property
    def last(self) -> int:
        """The number of moves so far."""
        return len(self.past) - 1

    @property
    def table(self) -> Table:
        """The table at this position."""
        return self.past[self.position].view.table

    @cached_property
    def plan(self) -> Plan:
        """The table for everyone in the room: no portfolio, nothing to plan."""
        return Plan(View(self.table, None, None, None))

    @property
    def move(self) -> Built | Traded | None:
        """The move that led here; None before the first."""
        events = self.past[self.position].events
        return next((event for event in events if isinstance(event, Built | Traded)), None)

    @property
    def coming(self) -> Update | None:
        """The move to be shown now, if any."""
        return self.past[self.position + 1] if self.position < self.until else None

    def back(self) -> "LookBack":
        """One move earlier; at the deal, the same."""
        return self.at(max(0, self.position - 1))

    def at(self, position: int) -> "LookBack":
        """At rest at a position."""
        return replace(self, position=position, until=position)

    def forward(self) -> "LookBack":
        """The same with one more move to be shown."""
        return replace(self, until=min(max(self.position, self.until) + 1, self.last))

    def shown(self) -> "LookBack | None":
        """After the coming move; None where the table is as it is now."""
        position = self.position + 1
        return replace(self, position=position) if position < self.last else None


def look_back(past: Sequence[Update], position: int, *, plays: bool = False) -> LookBack:
    """A look at a position; `plays` shows all moves from there on, one after another."""
    return LookBack(past, position, len(past) - 1 if plays else position)
