"""A board as bit sets: every hex is one bit of a large integer, a set of hexes is one integer.

Axial coordinates form a rectangle, so a step in one direction is one shift for a whole set of
hexes. Questions asked thousands of times a second are answered here.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.board.hexes import DIRECTIONS, Hex, around


class GridHex(NamedTuple):
    """A hex as bit sets: its own bit, its neighbours, and all six hexes around it."""

    bit: int
    neighbours: int
    touching: int


NOWHERE = GridHex(0, 0, 0)  # for a hex that is not on the map


class Grid:
    """The bit of every hex, and steps between sets of hexes that respect barriers."""

    def __init__(self, hexes: Iterable[Hex], barriers: frozenset[frozenset[Hex]]) -> None:
        spaces = tuple(hexes)
        left, top = min(space.q for space in spaces), min(space.r for space in spaces)
        width = max(space.q for space in spaces) - left + 1
        bits = {space: 1 << ((space.r - top) * width + space.q - left) for space in spaces}
        self._width = width
        # Indexed by bit length, the fastest way from a set to its next hex.
        self._powers = [1 << length >> 1 for length in range(max(bits.values()).bit_length() + 1)]
        by_bit = {bit: space for space, bit in bits.items()}
        self._hex_at = [by_bit.get(power, Hex(0, 0)) for power in self._powers]
        # For each direction the hexes that have an open edge that way, in the order of DIRECTIONS.
        self._gates = tuple(_gate(bits, step, barriers) for step in DIRECTIONS)
        self.spots: Mapping[Hex, GridHex] = {
            space: GridHex(
                bit, self.spread(bit), sum(bits.get(other, 0) for other in around(space))
            )
            for space, bit in bits.items()
        }
        self._neighbours = [self.spots.get(space, NOWHERE).neighbours for space in self._hex_at]

    def spread(self, bits: int) -> int:
        """Every hex one step away from the set, except across barriers."""
        east, west, south, north, north_east, south_west = self._gates
        width = self._width
        return (
            (bits & east) << 1
            | (bits & west) >> 1
            | (bits & south) << width
            | (bits & north) >> width
            | (bits & north_east) >> width - 1
            | (bits & south_west) << width - 1
        )

    def hexes(self, bits: int) -> list[Hex]:
        """The hexes of a set, row by row from the south."""
        hexes, powers = self._hex_at, self._powers
        found = []
        while bits:
            highest = bits.bit_length()
            found.append(hexes[highest])
            bits ^= powers[highest]
        return found

    def nth(self, bits: int, number: int) -> Hex:
        """One hex of a set by its index in `hexes`, without listing them all."""
        after = bits.bit_count() - 1 - number
        if number <= after:
            powers = self._powers
            for _ in range(number):
                bits ^= powers[bits.bit_length()]
        else:  # fewer steps from the other end
            for _ in range(after):
                bits &= bits - 1
            bits &= -bits
        return self._hex_at[bits.bit_length()]

    def hex_of(self, bit: int) -> Hex:
        """The one hex of a set."""
        return self._hex_at[bit.bit_length()]

    def neighbours(self, bit: int) -> int:
        """The same as `spread` for a single hex, from a table."""
        return self._neighbours[bit.bit_length()]

    def bits(self, hexes: Iterable[Hex]) -> int:
        """The set of these hexes."""
        bits = 0
        for space in hexes:
            bits |= self.spots[space].bit
        return bits


def _gate(bits: Mapping[Hex, int], step: Hex, barriers: frozenset[frozenset[Hex]]) -> int:
    gate = 0
    for space, bit in bits.items():
        other = Hex(space.q + step.q, space.r + step.r)
        if other in bits and frozenset((space, other)) not in barriers:
            gate |= bit
    return gate
