"""Where everything of the results lies, for any window. Pure arithmetic on whole pixels.

Sizes are told for a window of 1536x864 and scaled to the real one and to the player's wish. What
stands around the sheet grows less than the sheet; rows that do not fit any more are scrolled to.
"""

from dataclasses import dataclass, replace

from pygame import Rect

from game.rules.companies import COMPANIES
from game.storage.settings import SMALLEST_WINDOW

_FULL = (1536, 864)
_NAME, _SHELF, _CELL, _PENALTY, _TOTAL = 210, 350, 104, 104, 136  # widths of the columns
_BROADEST = 1800  # units of a sheet; in a broader window it stands in the middle
_TALLEST_ROW, _LOWEST_ROW = 190, 56
_TALLEST = 0.72  # of the window's width: in a higher one the page stands in the middle
_HEAD = 96  # what a company's head needs in width
_MOST_AROUND, _MOST_CHARTS, _MOST_SHEET = 1.2, 1.15, 1.5  # of the scale that fits the window
_LEAST_SCALE = 0.56
_BAR = 22  # the scroll bar's width, with a gap


@dataclass(frozen=True)
class SheetRow:
    """One player's places on the score sheet."""

    tile: Rect
    shelf: Rect  # the locomotives, behind the screen at first
    cells: tuple[Rect, ...]  # one a company
    penalty: Rect
    total: Rect


@dataclass(frozen=True)
class SheetLayout:
    """The score sheet: what stands above the columns, and the rows, some maybe out of view."""

    scale: float
    heads_scale: float
    heads: SheetRow
    rows: tuple[SheetRow, ...]
    view: Rect  # where rows are seen
    reach: int  # pixels that they can be scrolled by
    bar: Rect  # the scroll bar's place

    def pixels(self, units: float) -> int:
        """A length told for 1536x864."""
        return max(1, round(units * self.scale))

    def scrolled(self, offset: int) -> "SheetLayout":
        """The same sheet with its rows so many pixels higher."""
        return replace(self, rows=tuple(_moved(row, -offset) for row in self.rows))


@dataclass(frozen=True)
class ResultsLayout:
    """The rectangles of the results."""

    size: tuple[int, int]
    scale: float
    title: Rect
    subtitle: Rect
    tabs: tuple[Rect, ...]
    ending: Rect  # why the game is over
    content: Rect
    inner: Rect  # of the content, without its margins
    sheet: SheetLayout
    charts: tuple[Rect, ...]
    charts_scale: float
    buttons: tuple[Rect, ...]
    note: Rect

    def pixels(self, units: float) -> int:
        """A length told for 1536x864."""
        return max(1, round(units * self.scale))


def results_layout(
    size: tuple[int, int], seats: int, buttons: int, ui_scale: float = 1.0, pages: int = 2
) -> ResultsLayout:
    """The results in a window of this size."""
    width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    wanted = max(ui_scale, _LEAST_SCALE / fit)
    scale = fit * min(wanted, _MOST_AROUND)

    def px(units: float) -> int:
        return round(units * scale)

    frame = Rect(0, 0, width, height).inflate(-px(56), -px(32))
    frame.inflate_ip(0, min(0, round(width * _TALLEST) - height))
    title = Rect(frame.left, frame.top + px(10), frame.width, px(58))
    subtitle = Rect(frame.left, title.bottom, frame.width, px(28))
    note = Rect(frame.left, 0, frame.width, px(26))
    note.bottom = frame.bottom - px(6)
    row = Rect(0, 0, min(frame.width - px(40), px(1180)), px(54))
    row.midbottom = frame.centerx, note.top - px(4)
    bar = Rect(frame.left + px(28), subtitle.bottom + px(2), frame.width - px(56), px(42))
    tabs = tuple(Rect(bar.left + n * px(208), bar.top, px(200), bar.height) for n in range(pages))
    ending = Rect(tabs[-1].right + px(24), bar.top, 0, bar.height)
    ending.width = bar.right - ending.left
    content = Rect(frame.left, bar.bottom, frame.width, row.top - px(12) - bar.bottom)
    inner = content.inflate(-px(44), -px(32))
    sheet = _sheet(inner, seats, fit * min(wanted, _MOST_SHEET), fit)
    each = (inner.width - px(14)) // 2
    charts = tuple(
        Rect(inner.left + n * (each + px(14)), inner.top, each, inner.height) for n in range(2)
    )
    return ResultsLayout(
        (width, height),
        scale,
        title,
        subtitle,
        tabs,
        ending,
        content,
        inner,
        sheet,
        charts,
        fit * min(wanted, _MOST_CHARTS),
        _side_by_side(row, buttons, px(14)),
        note,
    )


def _sheet(inner: Rect, seats: int, scale: float, fit: float) -> SheetLayout:
    gap = round(10 * scale)
    inner = inner.inflate(min(0, round(_BROADEST * scale) - inner.width), 0)
    shelf = round(_SHELF * min(1.0, fit / scale))  # the larger the numbers, the less for the shelf
    cell = _row(inner, scale, shelf).cells[0].width
    heads_scale = min(scale, cell / _HEAD)
    heads_high = round(76 * heads_scale)
    room = inner.height - heads_high - gap * seats
    each = min(room // seats, round(_TALLEST_ROW * scale))
    lowest = round(_LOWEST_ROW * scale)
    bar = Rect(inner.right, inner.top, 0, inner.height)
    if each < lowest:
        each = lowest
        inner = Rect(inner.left, inner.top, inner.width - round(_BAR * scale), inner.height)
        bar = Rect(0, inner.top + heads_high + gap, round((_BAR - 8) * scale), 0)
        bar.right, bar.height = inner.right + round(_BAR * scale), inner.bottom - bar.top
    # What the rows leave free stands half above the heads and half below the last row.
    top = inner.top + max(0, room - each * seats) // 2
    heads = _row(Rect(inner.left, top, inner.width, heads_high), scale, shelf)
    first = top + heads_high + gap
    rows = tuple(
        _row(Rect(inner.left, first + n * (each + gap), inner.width, each), scale, shelf)
        for n in range(seats)
    )
    over = round(8 * scale)  # the winner's band is larger than a row
    view = Rect(inner.left - over, first - over // 2, inner.width + 2 * over, 0)
    view.height = inner.bottom + over // 2 - view.top
    reach = max(0, rows[-1].tile.bottom - inner.bottom)
    return SheetLayout(scale, heads_scale, heads, rows, view, reach, bar)


def _row(box: Rect, scale: float, shelf: int) -> SheetRow:
    gap = round(8 * scale)
    widths = [_NAME, shelf, *[_CELL] * len(COMPANIES), _PENALTY, _TOTAL]
    share = (box.width - gap * (len(widths) - 1)) / sum(widths)
    parts, left = [], float(box.left)
    for width in widths:
        parts.append(Rect(round(left), box.top, int(width * share), box.height))
        left += width * share + gap
    tile, place, *cells, penalty, total = parts
    return SheetRow(tile, place, tuple(cells), penalty, total)


def _moved(row: SheetRow, down: int) -> SheetRow:
    cells = tuple(cell.move(0, down) for cell in row.cells)
    tile, shelf, penalty, total = (
        box.move(0, down) for box in (row.tile, row.shelf, row.penalty, row.total)
    )
    return SheetRow(tile, shelf, cells, penalty, total)


def _side_by_side(row: Rect, count: int, gap: int) -> tuple[Rect, ...]:
    each = (row.width - gap * (count - 1)) // count
    return tuple(Rect(row.left + n * (each + gap), row.top, each, row.height) for n in range(count))
