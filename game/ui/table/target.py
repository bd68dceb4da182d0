"""What the player points at, with the mouse or the keyboard."""

from dataclasses import dataclass, replace

from game.board import Hex
from game.rules.companies import Company


@dataclass(frozen=True, slots=True)
class OnHex:
    """A hex of the map."""

    hex: Hex


@dataclass(frozen=True, slots=True)
class OnCard:
    """A company's card."""

    company: Company


@dataclass(frozen=True, slots=True)
class OnRack:
    """A company's locomotives in the viewer's rack."""

    company: Company


@dataclass(frozen=True, slots=True)
class OnPlayer:
    """A player's tile."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnLogEntry:
    """An entry of the log."""

    number: int


@dataclass(frozen=True, slots=True)
class OnStatus:
    """The line that says how near the end of the game is."""


Target = OnHex | OnCard | OnRack | OnPlayer | OnLogEntry | OnStatus


@dataclass(frozen=True, slots=True)
class Pointing:
    """What mouse or keyboard point at, and what earlier clicks still show."""

    target: Target | None = None
    by_keyboard: bool = False
    marked_entry: int | None = None  # of the log, shown on the map
    peeking: bool = False  # the rack is being held open
    muted: Target | None = None  # not explained: the plan or the table changed under the pointer
    names_hidden: bool = False  # of the cities
    spotlight: Company | None = None  # shown alone while its card or key is held

    @property
    def hex(self) -> Hex | None:
        """The hex that is pointed at."""
        return self.target.hex if isinstance(self.target, OnHex) else None

    @property
    def explained_hex(self) -> Hex | None:
        """The hex to explain."""
        return None if self.target == self.muted else self.hex

    @property
    def focus(self) -> Hex | None:
        """The hex that the keyboard stands on."""
        return self.hex if self.by_keyboard else None

    def at(self, target: Target | None, *, by_keyboard: bool = False) -> "Pointing":
        """The same with another target; one stays muted until the mouse leaves it."""
        stays = not by_keyboard and target is not None and target == self.target
        muted = self.muted if stays else None
        return replace(self, target=target, by_keyboard=by_keyboard, muted=muted)
