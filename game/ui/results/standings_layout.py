"""Where the standings of a series lie in a box. Pure arithmetic on whole pixels.

Sizes are told as on the results, for a window of 1536x864.
"""

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from game.series import Series

MOST_COLUMNS = 8  # games side by side
_PLACE, _NAME, _WON, _GAME, _TOTAL = 84, 300, 120, 118, 150  # widths
_WIDEST_NAME = 560
_HEADS, _TALLEST_ROW = 34, 120
_GAP = 10


class Columns(NamedTuple):
    """Which games have a column of their own; the earlier ones share the first."""

    earlier: int  # how many games are added up in one column; 0 if all are shown
    games: range

    @property
    def number(self) -> int:
        """How many columns there are."""
        return len(self.games) + bool(self.earlier)


@dataclass(frozen=True)
class StandingsRow:
    """One player's places."""

    box: Rect
    place: Rect
    name: Rect
    won: Rect
    cells: tuple[Rect, ...]  # one a column
    total: Rect

    def moved(self, down: int) -> "StandingsRow":
        """The same, so many pixels lower."""
        cells = tuple(cell.move(0, down) for cell in self.cells)
        box, place, name, won, total = (
            part.move(0, down) for part in (self.box, self.place, self.name, self.won, self.total)
        )
        return StandingsRow(box, place, name, won, cells, total)


@dataclass(frozen=True)
class StandingsLayout:
    """What stands above the columns, and the first row; the others lie below it."""

    scale: float
    columns: Columns
    heads: StandingsRow
    first: StandingsRow
    step: int  # pixels from row to row

    def pixels(self, units: float) -> int:
        """A length told for 1536x864."""
        return max(1, round(units * self.scale))

    def row(self, at: float) -> StandingsRow:
        """The row at a place from 0; between two places while it moves."""
        return self.first.moved(round(self.step * at))


def columns_of(series: Series) -> Columns:
    """All games of a series side by side, those to come too; of many the latest."""
    played = len(series.games)
    count = max(played, series.length or 0)
    if count <= MOST_COLUMNS:
        return Columns(0, range(count))
    shown = MOST_COLUMNS - 1
    start = min(max(0, played - shown + 1), count - shown)
    return Columns(start, range(start, start + shown))


def standings_layout(box: Rect, series: Series, rows: int, scale: float) -> StandingsLayout:
    """The standings of so many players in a box."""
    columns = columns_of(series)
    gap, heads_high = round(_GAP * scale), round(_HEADS * scale)
    room = box.height - heads_high - gap * rows
    high = max(1, min(room // max(1, rows), round(_TALLEST_ROW * scale)))
    used = heads_high + rows * (high + gap)
    top = box.top + max(0, box.height - used) // 2
    heads = _row(Rect(box.left, top, box.width, heads_high), columns.number, scale)
    first = _row(Rect(box.left, heads.box.bottom + gap, box.width, high), columns.number, scale)
    return StandingsLayout(scale, columns, heads, first, high + gap)


def _row(box: Rect, games: int, scale: float) -> StandingsRow:
    """Columns as wide as they should be, or narrower together; few of them stand in the middle."""
    gap = round(_GAP * scale)
    rest = _PLACE + _WON + _GAME * games + _TOTAL
    room = (box.width - gap * (games + 3)) / scale
    name = min(max(_NAME, room - rest), _WIDEST_NAME)
    share = min(1.0, room / (rest + name))
    widths = [
        round(width * share * scale) for width in (_PLACE, name, _WON, *[_GAME] * games, _TOTAL)
    ]
    whole = Rect(0, box.top, sum(widths) + gap * (len(widths) - 1), box.height)
    whole.centerx = box.centerx
    parts, left = [], whole.left
    for width in widths:
        parts.append(Rect(left, box.top, width, box.height))
        left += width + gap
    place, called, won, *cells, total = parts
    return StandingsRow(whole, place, called, won, tuple(cells), total)
