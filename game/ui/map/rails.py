"""Which rails join a company's hexes, and how its engines stand on them. Draws nothing.

A table knows only the hexes of a network. Its rails are a tree that grows from the station, along
open edges, each new hex joined to the network where it is nearest to the station. Rails that lie
stay: whoever draws a game as it goes hands in the rails of before.
"""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence

from game.board import Board, Hex, HexKind, around
from game.board.hexes import DIRECTIONS

Rail = tuple[Hex, Hex]  # from the side of the station

# By DIRECTIONS, as the pictures of the engines count: 0 is east, 90 is north.
_HEADINGS = dict(zip(DIRECTIONS, (0, 180, 300, 120, 60, 240), strict=True))


def rails(
    board: Board, network: Collection[Hex], start: Hex, laid: Sequence[Rail] = ()
) -> list[Rail]:
    """The rails of a network, those already laid first, each before any that leads on from it."""
    found = list(laid)
    reached = {start, *(end for _, end in laid)}
    wanted = set(network) - reached
    depths = {start: 0}
    for one, other in laid:
        depths[other] = depths[one] + 1
    # Stable: hexes at the same depth keep the order in which their rails were laid.
    queue = deque(sorted(depths, key=depths.__getitem__))
    while queue and wanted:
        here = queue.popleft()
        for there in board.neighbours(here):
            if there in wanted:
                wanted.remove(there)
                found.append((here, there))
                depths[there] = depths[here] + 1
                _put_in_turn(queue, there, depths)
    return found


def grown(board: Board, start: Hex, laid: Sequence[Rail], hexes: Iterable[Hex]) -> list[Rail]:
    """Rails with hexes added one after the other, as a train of engines drives out."""
    grown_so_far = list(laid)
    network = {start, *(end for _, end in laid)}
    for place in hexes:
        network.add(place)
        grown_so_far = rails(board, network, start, grown_so_far)
    return grown_so_far


def station_of(board: Board, network: Collection[Hex]) -> Hex:
    """Where a network began: the one start hex in it (R6)."""
    return next(station.hex for station in board.stations if station.hex in network)


def heading(one: Hex, other: Hex) -> int:
    """The direction from a hex to one that touches it, in degrees counter-clockwise from east."""
    return _HEADINGS[Hex(other.q - one.q, other.r - one.r)]


def headings(board: Board, start: Hex, laid: Iterable[Rail]) -> dict[Hex, int]:
    """How every engine of a network stands: away from the hex it came from."""
    stand = {start: _out_of_paris(board, start)}
    for one, other in laid:
        stand[other] = heading(one, other)
    return stand


def way(laid: Iterable[Rail], goal: Hex) -> list[Hex]:
    """The hexes from the station to a hex of the network, both included."""
    parents: Mapping[Hex, Hex] = {other: one for one, other in laid}
    back = [goal]
    while back[-1] in parents:
        back.append(parents[back[-1]])
    return back[::-1]


def _out_of_paris(board: Board, start: Hex) -> int:
    tower = next(space.hex for space in board.spaces if space.kind is HexKind.EIFFEL)
    return heading(tower, start) if start in around(tower) else 0


def _put_in_turn(queue: deque[Hex], place: Hex, depths: Mapping[Hex, int]) -> None:
    """Put a hex behind all that are as near to the station as it is."""
    turn = len(queue)
    while turn and depths[queue[turn - 1]] > depths[place]:
        turn -= 1
    queue.insert(turn, place)
