"""Checks that a well-formed board is playable: Paris in the middle, connected land, a reachable
goal."""

from collections import Counter
from collections.abc import Iterator

from game.board.board import Board, HexKind
from game.board.errors import Flaw
from game.board.hexes import around, touch


def structural_problems(board: Board) -> list[str]:
    """Every problem of a board whose entries are well-formed, as sentences."""
    problems = [*_doubled(board), *_barriers(board), *_paris(board), *_end(board)]
    # Paths are only meaningful on a sound map.
    return problems or [*_land(board)]


def structural_flaw(board: Board) -> Flaw:
    """The most serious of those problems; only meaningful if there is one."""
    if any(_paris(board)):
        return Flaw.NO_PARIS
    if any(_end(board)):
        return Flaw.NO_END
    return Flaw.MISTAKES if any(_doubled(board)) or any(_barriers(board)) else Flaw.CUT_OFF


def _doubled(board: Board) -> Iterator[str]:
    for place, times in Counter(space.hex for space in board.spaces).items():
        if times > 1:
            yield f"the hex at {place} appears {times} times"
    for kind, word in ((HexKind.CITY, "cities"), (HexKind.START, "stations")):
        names = Counter(space.name for space in board.spaces if space.kind is kind)
        for name, times in names.items():
            if times > 1:
                yield f"{times} {word} are called {name}"


def _paris(board: Board) -> Iterator[str]:
    centres = [space.hex for space in board.spaces if space.kind is HexKind.EIFFEL]
    if not centres:
        yield "there is no Eiffel Tower hex"
        return
    if len(centres) > 1:
        places = " and ".join(str(centre) for centre in centres)
        yield f"there is more than one Eiffel Tower hex: {places}"
        return
    ring = set(around(centres[0]))
    starts = {space.hex for space in board.stations}
    for place in sorted(ring - starts):
        yield f"the six hexes around the Eiffel Tower must be start hexes, but {place} is not"
    for place in sorted(starts - ring):
        yield f"the start hex at {place} is not next to the Eiffel Tower hex"


def _barriers(board: Board) -> Iterator[str]:
    for barrier in sorted(sorted(ends) for ends in board.barriers):
        words = " and ".join(str(end) for end in barrier)
        for end in barrier:
            if end not in board:
                yield f"the barrier between {words}: {end} is not on the map"
        if len(barrier) != 2 or not touch(*barrier):
            yield f"the barrier between {words}: the two hexes are not adjacent"


def _end(board: Board) -> Iterator[str]:
    if not any(city.end for city in board.cities):
        yield 'there is no goal city: at least one city needs "end": true'


def _land(board: Board) -> Iterator[str]:
    """Companies cannot cross Paris or barriers, so neither may the connections between hexes."""
    open_land = board.open_bits
    first = open_land & -open_land
    reached = _flood(board, first, open_land)
    if reached != open_land:
        cut = board.grid.hexes(open_land & ~reached)
        here, there = board.grid.hex_of(first), cut[0]
        yield (
            f"the land is not connected: no route leads from {here} to {there}"
            f" ({len(cut)} of {len(board.spaces)} hexes are cut off)"
        )
        return
    for station in board.stations:
        if not board.grid.spots[station.hex].neighbours & open_land:
            yield f"the station {station.name} at {station.hex} has no exit"


def _flood(board: Board, start: int, allowed: int) -> int:
    reached = frontier = start
    while frontier:
        frontier = board.grid.spread(frontier) & allowed & ~reached
        reached |= frontier
    return reached
