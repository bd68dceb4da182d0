"""The state of a table besides the game itself: pauses, the clock, who is away."""

from collections.abc import Container
from dataclasses import dataclass
from enum import StrEnum


class Halt(StrEnum):
    """Why nobody can move."""

    LOST = "lost"  # no connection to the host
    PAUSED = "paused"


@dataclass(frozen=True)
class SeatStatus:
    """One seat of a LAN table."""

    away: bool = False
    bot: bool = False  # a bot plays it now, perhaps as a stand-in
    about: str = ""  # more lines for the player's tooltip


@dataclass(frozen=True)
class TableStatus:
    """The state around a game. The defaults are those of a table at one screen."""

    halted: Halt | None = None
    clock: str = ""  # time left for the turn; empty without a clock
    urgent: bool = False  # the time is nearly over
    lit: bool = False  # the light that blinks in the last seconds is on
    answer_clock: str = ""  # time left to answer a proposal; empty without a limit
    answer_urgent: bool = False  # that time is nearly over
    seats: tuple[SeatStatus, ...] = ()
    notebook: bool = True  # the trade notes may be opened (R29)
    patient: bool = True  # every step is shown at its normal speed
    hints: bool = True  # a bot can be asked for advice
    notice: bool = False  # a banner lies over the map
    names: tuple[str, ...] = ()  # who plays now; empty: those who began the game


def status_with(bots: Container[int], seats: int) -> TableStatus:
    """A table at one screen where bots play these seats of people."""
    return TableStatus(seats=tuple(SeatStatus(bot=seat in bots) for seat in range(seats)))
