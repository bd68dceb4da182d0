"""The rails between a company's hexes, and how its locomotives stand on them. Draws nothing."""

from collections.abc import Collection, Iterable, Sequence
from heapq import heapify, heappop, heappush

from game.board import Board, Hex, HexKind, around
from game.board.hexes import DIRECTIONS

Rail = tuple[Hex, Hex]  # from the side of the station

# By DIRECTIONS; 0 is east and 90 north, as in the pictures of the locomotives.
_HEADINGS = dict(zip(DIRECTIONS, (0, 180, 300, 120, 60, 240), strict=True))


def rails(
    board: Board, network: Collection[Hex], start: Hex, laid: Sequence[Rail] = ()
) -> list[Rail]:
    """The rails of a network: those already laid, then the nearest to the station first."""
    found = list(laid)
    wanted = set(network) - {start, *(end for _, end in laid)}
    depths = {start: 0}
    for one, other in laid:
        depths[other] = depths[one] + 1
    # Hexes at the same depth in the order in which their rails were laid.
    queue = [(depth, number, place) for number, (place, depth) in enumerate(depths.items())]
    heapify(queue)
    while queue and wanted:
        depth, _, here = heappop(queue)
        for there in board.neighbours(here):
            if there in wanted:
                wanted.remove(there)
                found.append((here, there))
                heappush(queue, (depth + 1, len(depths) + len(found), there))
    return found


def grown(board: Board, start: Hex, laid: Sequence[Rail], hexes: Sequence[Hex]) -> list[Rail]:
    """Rails with hexes added one after the other, as locomotives are placed in a build."""
    result = list(laid)
    depths = {start: 0}
    for one, other in laid:
        depths[other] = depths[one] + 1
    order = {place: number for number, place in enumerate(depths)}
    for number, place in enumerate(hexes):
        near = [one for one in board.neighbours(place) if one in depths]
        if not near:  # not the order of a build
            return rails(board, {*depths, *hexes[number:]}, start, result)
        before = min(near, key=lambda one: (depths[one], order[one]))
        result.append((before, place))
        depths[place], order[place] = depths[before] + 1, len(order)
    return result


def station_of(board: Board, network: Collection[Hex]) -> Hex:
    """Where a network began: the one start hex in it (R6)."""
    return next(station.hex for station in board.stations if station.hex in network)


def tower_of(board: Board) -> Hex:
    """The Eiffel Tower hex."""
    return next(space.hex for space in board.spaces if space.kind is HexKind.EIFFEL)


def heading(one: Hex, other: Hex) -> int:
    """The direction to an adjacent hex, in degrees counter-clockwise from east."""
    return _HEADINGS[Hex(other.q - one.q, other.r - one.r)]


def headings(board: Board, start: Hex, laid: Iterable[Rail]) -> dict[Hex, int]:
    """The heading of every locomotive of a network: away from the hex before it."""
    tower = tower_of(board)
    found = {start: heading(tower, start) if start in around(tower) else 0}
    for one, other in laid:
        found[other] = heading(one, other)
    return found


def path_to(laid: Iterable[Rail], goal: Hex) -> list[Hex]:
    """The hexes from the station to a hex of the network, both included."""
    parents = {other: one for one, other in laid}
    back = [goal]
    while back[-1] in parents:
        back.append(parents[back[-1]])
    return back[::-1]
