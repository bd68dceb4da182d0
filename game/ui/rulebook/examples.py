"""The positions that the rulebook's figures show: example tables on the real map."""

from game.board import Board, Hex
from game.rules.companies import COMPANIES, PerCompany
from game.rules.scoring import Score, score
from game.rules.table import Table, Traded
from game.rules.track_of_table import Lines, track_of

# The final scoring: one portfolio at the limit, and one over it.
EXAMPLE_SEATS = 4
VALUES: PerCompany = (12, 9, 8, 3, 5, 0)
HELD: PerCompany = (6, 3, 4, 2, 0, 0)
HELD_OVER: PerCompany = (6, 4, 3, 0, 4, 0)

_FULL: PerCompany = (20,) * len(COMPANIES)
_NOTHING: PerCompany = (0,) * len(COMPANIES)
_BLUE, _YELLOW, _RED, _GREEN, _BLACK, _PURPLE = COMPANIES


def _line(*places: tuple[int, int]) -> tuple[Hex, ...]:
    return tuple(Hex(q, r) for q, r in places)


# Down to Lyon, and on to the sea.
SOUTH = _line((0, 2), (0, 3), (0, 4), (0, 5))
TO_LYON = _line((0, 6), (0, 7), (-1, 8))
GRENOBLE = Hex(0, 9)  # behind barriers in the west
TO_THE_ALPS = (*SOUTH, *TO_LYON, Hex(-1, 9))
TO_THE_SEA = (*SOUTH, *TO_LYON, *_line((-1, 9), (-1, 10), (-1, 11)))
LAST_STEPS = _line((-1, 12), (-2, 13))

# West of Paris: a full countryside hex, and a city that is taken.
WEST: Lines = {
    _PURPLE: _line((-2, 1), (-3, 2)),
    _YELLOW: _line((-2, 2), (-3, 2)),
    _GREEN: _line((-1, -1), (-2, 0), (-3, 1)),
}
FULL = Hex(-3, 2)
ORLEANS: Lines = {_YELLOW: _line((-2, 2)), _PURPLE: _line((-2, 1))}
TAKEN = Hex(-2, 2)

# North of Paris: one more locomotive would cut off the first company.
NORTH: Lines = {
    _BLUE: _line((2, -2)),
    _GREEN: _line((1, -2), (1, -3), (2, -3), (3, -3)),
    _BLACK: _line((2, -1), (3, -2), (3, -3), (2, -3)),
    _RED: _line((1, 1), (2, 0), (2, -1)),
}
LAST_WAY = Hex(3, -2)

# A game in progress.
JOURNEY: Lines = {
    _BLUE: _line((1, -2), (1, -3), (2, -4), (2, -5)),
    _YELLOW: _line((-2, 2), (-3, 3), (-4, 4), (-5, 5), (-6, 6)),
    _RED: (*SOUTH, *TO_LYON),
    _GREEN: _line((-1, -1), (-2, -1), (-3, -1), (-4, 0), (-5, 1)),
    _BLACK: _line((2, 0), (3, -1), (4, -1), (5, -1), (6, -1)),
    _PURPLE: _line((-2, 1), (-3, 2), (-3, 3), (-3, 4), (-3, 5), (-3, 6), (-2, 6), (-2, 7)),
}


def example_score(portfolio: PerCompany) -> Score:
    """What a portfolio of the example is worth (R26)."""
    return score(portfolio, VALUES, EXAMPLE_SEATS)


def example_table(
    board: Board,
    lines: Lines | None = None,
    *,
    depots: PerCompany = _FULL,
    values: PerCompany = _NOTHING,
    held: tuple[int, ...] = (8, 8, 8, 8),
    trades: tuple[Traded, ...] = (),
) -> Table:
    """A table with only these locomotives on the map, besides each company's start hex."""
    start = [station.hex for station in board.stations]
    return Table(board, track_of(board, start, lines), depots, values, held, trades, 0, 0, None)
