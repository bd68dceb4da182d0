"""Hexes in axial coordinates: where a space is and who its six neighbours are."""

from typing import NamedTuple


class Hex(NamedTuple):
    """A board space, in axial coordinates; r grows southwards."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"({self.q}, {self.r})"


DIRECTIONS = (Hex(1, 0), Hex(-1, 0), Hex(0, 1), Hex(0, -1), Hex(1, -1), Hex(-1, 1))


def around(centre: Hex) -> tuple[Hex, ...]:
    """The six hexes that touch this one, on the map or not."""
    return tuple(Hex(centre.q + step.q, centre.r + step.r) for step in DIRECTIONS)


def touch(one: Hex, other: Hex) -> bool:
    """Whether two hexes share an edge, barrier or not."""
    return Hex(other.q - one.q, other.r - one.r) in DIRECTIONS
