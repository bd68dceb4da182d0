"""The shortest legal way of a build to a hex: which locomotives to place, one after another.

A shortest way is a path: every hex next to the one before, the first next to the network. Hexes
only ever fill up, so a way is legal in every step if it is at its end (R19); but two hexes that
are each harmless may cut a company off together, and then another way is looked for.
"""

from collections.abc import Iterator

from game.board import NOWHERE, Hex
from game.board.grid import GridHex
from game.rules.draft import Draft
from game.rules.prospects import end_bits

Route = tuple[Hex, ...]


def shortest_route(planned: Draft, target: Hex) -> Route:
    """The fewest placements that bring a build to a hex, the hex last; empty if none can.

    Of equally short ways it takes the one worth most, then the one that goes on from the last
    locomotive of the build.
    """
    grid = planned.table.board.grid
    goal = grid.spots.get(target, NOWHERE).bit
    passable = _passable(planned, goal)
    if not planned.room or not goal & passable:
        return ()
    layers = _layers(planned, passable, goal)
    if not layers:
        return ()
    if _legal(planned, best := _best_way(planned, layers, goal)):
        return best
    for length in range(len(layers), planned.room + 1):
        legal = (way for way in _ways(planned, passable, goal, length) if _legal(planned, way))
        if found := max(legal, key=lambda way: (_worth(planned, way), way), default=()):
            return found
    return ()


def _passable(planned: Draft, goal: int) -> int:
    """The hexes that this build may fill one by one; a city that ends the game only as the goal."""
    closed = planned.network | (planned.narrow & _lifelines(planned))
    return planned.free & ~closed & ~(end_bits(planned.table) & ~goal)


def _lifelines(planned: Draft) -> int:
    watch = planned.watch
    return watch.lifelines and watch.lifelines_of_others(planned.company.order)


def _layers(planned: Draft, passable: int, goal: int) -> list[int]:
    """The hexes that lie on the shortest ways to the goal, by their distance; empty if too far."""
    spread, layer = planned.table.board.grid.spread, planned.shore & passable
    seen, layers = layer, [layer]
    while not layer & goal:
        layer = spread(layer) & passable & ~seen
        if not layer or len(layers) == planned.room:
            return []
        seen |= layer
        layers.append(layer)
    layers[-1] = goal
    for number in range(len(layers) - 2, -1, -1):
        layers[number] &= spread(layers[number + 1])
    return layers


def _best_way(planned: Draft, layers: list[int], goal: int) -> Route:
    """The way through the layers that is worth most, found layer by layer."""
    board = planned.table.board
    grid, last = board.grid, _beside_the_last(planned)
    # For each hex of a layer: worth so far, whether the way goes on from the plan, the way.
    best: dict[GridHex, tuple[int, bool, Route]] = {
        grid.spots[place]: (board[place].value, bool(grid.spots[place].bit & last), (place,))
        for place in grid.hexes(layers[0])
    }
    for layer in layers[1:]:
        further = {}
        for place in grid.hexes(layer):
            beside = grid.spots[place].neighbours
            worth, goes_on, way = max(found for spot, found in best.items() if spot.bit & beside)
            further[grid.spots[place]] = (worth + board[place].value, goes_on, (*way, place))
        best = further
    return best[grid.spots[grid.hex_of(goal)]][2]


def _beside_the_last(planned: Draft) -> int:
    """The neighbours of the last locomotive of the build."""
    spots = planned.table.board.grid.spots
    return spots[planned.hexes[-1]].neighbours if planned.hexes else 0


def _ways(planned: Draft, passable: int, goal: int, length: int) -> Iterator[Route]:
    """Every path of so many hexes to the goal, searched backwards from it."""
    grid = planned.table.board.grid
    start = planned.shore & passable

    def back(here: int, used: int, left: int) -> Iterator[Route]:
        if not left:
            if here & start:
                yield (grid.hex_of(here),)
            return
        for place in grid.hexes(grid.neighbours(here) & passable & ~used):
            bit = grid.spots[place].bit
            for way in back(bit, used | bit, left - 1):
                yield (*way, grid.hex_of(here))

    return back(goal, goal, length - 1)


def _legal(planned: Draft, way: Route) -> bool:
    """Whether all of a way, each hex of it passable, may be placed one after another (R19)."""
    if not planned.watch.supports & planned.table.board.grid.bits(way):
        return True  # no company's access to a city depends on any of these hexes
    for place in way:
        if planned.why_not(place) is not None:
            return False
        planned = planned.place(place)
    return True


def _worth(planned: Draft, way: Route) -> int:
    return sum(planned.table.board[place].value for place in way)
