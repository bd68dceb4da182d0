"""What bots precompute about a board: cities by worth, and paths over its hexes.

Paths are searched on bit sets, layer by layer; see `game.board.grid`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import LARGEST_BUILD


class FirstCityTarget(NamedTuple):
    """The cities of one worth, as a bit set."""

    worth: int
    bits: int


class FirstAtlas:
    """One board, prepared for path searches to its cities."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.end_bits = board.grid.bits(city.hex for city in board.cities if city.end)
        # Without goal cities: going there is a separate decision.
        ordinary = [city for city in board.cities if not city.end]
        worths = sorted({city.value for city in ordinary}, reverse=True)
        self.targets = tuple(
            FirstCityTarget(
                worth, board.grid.bits(city.hex for city in ordinary if city.value == worth)
            )
            for worth in worths
        )
        self.most = max(worths, default=0)
        self.near_a_city = board.grid.spread(board.city_bits)
        self._from_the_end = self.layers(self.end_bits, board.open_bits, len(board.spaces))
        self.near_the_end = sum(self._from_the_end[:LARGEST_BUILD])

    def layers(self, shore: int, passable: int, most: int) -> list[int]:
        """The hexes one step from a network, two steps, and so on, over passable hexes."""
        spread = self.board.grid.spread
        layer = shore & passable
        unseen = passable & ~layer
        found: list[int] = []
        while layer and len(found) < most:
            found.append(layer)
            layer = spread(layer) & unseen
            unseen ^= layer
        return found

    def way(self, layers: Sequence[int], goal: int) -> list[Hex]:
        """A path from the network to a goal in the last of these layers."""
        grid, cities = self.board.grid, self.board.city_bits
        here = goal
        way = [grid.hex_of(goal)]
        for layer in reversed(layers[:-1]):
            before = grid.neighbours(here) & layer
            through = before & cities or before
            here = through & -through
            way.append(grid.hex_of(here))
        way.reverse()
        return way

    def steps_to_the_end(self, shores: Iterable[int]) -> int:
        """How many locomotives the nearest company needs to a goal city, ignoring obstacles."""
        near = 0
        for shore in shores:
            near |= shore
        for steps, layer in enumerate(self._from_the_end, start=1):
            if near & layer:
                return steps
        return len(self._from_the_end)
