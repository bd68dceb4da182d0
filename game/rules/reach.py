"""R19: whether a company can still reach an empty city, and which hexes that depends on.

Each company is considered separately, without its depot. A search is made only when its outcome
could have changed; in between, the answer for any hex is one bit.
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.board import Board


class Reach(NamedTuple):
    """The hexes that a company's access to an empty city depends on, as bit sets.

    As long as no hex of `support` fills up, `lifeline` stays exact: any other hex may fill up.
    """

    lifeline: int  # hexes that would each cut the company off if filled
    support: int  # hexes of the paths that prove that no other hex would


SAFE_FOR_GOOD = Reach(0, 0)  # already in a city


class Watch(NamedTuple):
    """The reach of every company, and all hexes that matter to any of them."""

    reaches: tuple[Reach, ...]
    lifelines: int
    supports: int

    def with_reach(self, order: int, now: Reach) -> "Watch":
        """A copy with one company's reach replaced."""
        if now == self.reaches[order]:
            return self
        reaches = [*self.reaches]
        reaches[order] = now
        return watch(reaches)

    def lifelines_of_others(self, order: int) -> int:
        """The hexes that a company must not fill because another depends on them."""
        bits = 0
        for other, (lifeline, _) in enumerate(self.reaches):
            if other != order:
                bits |= lifeline
        return bits


def watch(reaches: Iterable[Reach]) -> Watch:
    """The combined watch of all companies."""
    every = tuple(reaches)
    lifelines = supports = 0
    for lifeline, support in every:
        lifelines |= lifeline
        supports |= support
    return Watch(every, lifelines, supports)


def reach(board: Board, network: int, shore: int, free: int) -> Reach:
    """The reach of a company that is in no city yet and not cut off.

    `shore` are the neighbours of its network, `free` the hexes that can take a locomotive.
    """
    way = way_to_a_city(board, network, shore, free)
    spare = way_to_a_city(board, network, shore, free & ~way)
    if spare:  # two disjoint paths: no single hex can block both
        return Reach(0, way | spare)
    lifeline, support = 0, way
    untried = way
    while untried:
        hex_ = untried & -untried
        untried ^= hex_
        other = way_to_a_city(board, network, shore, free & ~hex_)
        if other:  # neither this hex nor any other that the path avoids
            support |= other
            untried &= other
        else:
            lifeline |= hex_
    return Reach(lifeline, support)


def way_to_a_city(board: Board, network: int, shore: int, free: int) -> int:
    """The hexes of a shortest path from a network to an empty city; 0 if there is none."""
    cities = board.city_bits & free
    spread = board.grid.spread
    layers: list[int] = []
    layer = shore & free
    unseen = free & ~network & ~layer
    while layer:
        goal = layer & cities
        if goal:
            return _way_back(board, layers, goal & -goal)
        layers.append(layer)
        layer = spread(layer) & unseen
        unseen &= ~layer
    return 0


def region(board: Board, network: int, shore: int, free: int) -> int:
    """All hexes that a company could still enter, without passing through a city."""
    cities = board.city_bits
    reached = layer = shore & free
    while layer:
        layer = board.grid.spread(layer & ~cities) & free & ~network & ~reached
        reached |= layer
    return reached


def _way_back(board: Board, layers: list[int], goal: int) -> int:
    """Trace a path back from a city through the layers of the search, one hex each."""
    neighbours = board.grid.neighbours
    way = here = goal
    for layer in reversed(layers):
        before = neighbours(here) & layer
        here = before & -before
        way |= here
    return way
