"""Builds a track from the locomotives on the map; during a game it grows with every build."""

from collections.abc import Mapping, Sequence

from game.board import Board, Hex
from game.rules.companies import COMPANIES, Company
from game.rules.reach import SAFE_FOR_GOOD, reach, watch
from game.rules.table import Track

Lines = Mapping[Company, Sequence[Hex]]


def track_of(board: Board, start: Sequence[Hex], lines: Lines | None = None) -> Track:
    """The track with each company on its start hex and along its line."""
    lines, grid = lines or {}, board.grid
    free, narrow = board.open_bits, board.city_bits
    for line in lines.values():
        for place in line:
            bit = grid.spots[place].bit
            free, narrow = (free ^ bit, narrow) if bit & narrow else (free, narrow | bit)
    networks = tuple(
        grid.bits((first, *lines.get(company, ())))
        for company, first in zip(COMPANIES, start, strict=True)
    )
    shores = tuple(grid.spread(network) & ~network for network in networks)
    reaches = (
        SAFE_FOR_GOOD if network & board.city_bits else reach(board, network, shore, free)
        for network, shore in zip(networks, shores, strict=True)
    )
    return Track(networks, shores, free, narrow, watch(reaches))
