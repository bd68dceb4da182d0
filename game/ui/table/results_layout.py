"""Where everything of the results lies, for any window. Pure arithmetic on whole pixels.

Sizes are told for a window of 1536x864 and scaled to the real one.
"""

from dataclasses import dataclass

from pygame import Rect

from game.rules.companies import COMPANIES

SMALLEST = (1024, 600)
_FULL = (1536, 864)
_NAME, _SHELF, _CELL, _PENALTY, _TOTAL = 210, 350, 104, 104, 136  # widths of the columns
_TALLEST_ROW = 150


@dataclass(frozen=True)
class SheetRow:
    """One player's places on the score sheet."""

    tile: Rect
    shelf: Rect  # the locomotives, behind the screen at first
    cells: tuple[Rect, ...]  # one a company
    penalty: Rect
    total: Rect


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
    heads: SheetRow  # what stands above the columns
    rows: tuple[SheetRow, ...]
    charts: tuple[Rect, ...]
    buttons: tuple[Rect, ...]
    note: Rect

    def pixels(self, units: float) -> int:
        """A length told for 1536x864."""
        return max(1, round(units * self.scale))


def results_layout(size: tuple[int, int], seats: int, buttons: int) -> ResultsLayout:
    """The results in a window of this size."""
    width, height = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    scale = min(width / _FULL[0], height / _FULL[1])

    def px(units: float) -> int:
        return round(units * scale)

    frame = Rect(0, 0, width, height).inflate(-px(56), -px(32))
    title = Rect(frame.left, frame.top + px(10), frame.width, px(58))
    subtitle = Rect(frame.left, title.bottom, frame.width, px(28))
    note = Rect(frame.left, 0, frame.width, px(26))
    note.bottom = frame.bottom - px(6)
    row = Rect(0, 0, min(frame.width, px(1180)), px(54))
    row.midbottom = frame.centerx, note.top - px(4)
    bar = Rect(frame.left + px(28), subtitle.bottom + px(2), frame.width - px(56), px(42))
    tabs = tuple(Rect(bar.left + n * px(208), bar.top, px(200), bar.height) for n in range(2))
    ending = Rect(tabs[-1].right + px(24), bar.top, 0, bar.height)
    ending.width = bar.right - ending.left
    content = Rect(frame.left, bar.bottom, frame.width, row.top - px(12) - bar.bottom)
    inner = content.inflate(-px(44), -px(32))
    heads, rows = _sheet(inner, seats, scale)
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
        heads,
        rows,
        charts,
        _side_by_side(row, buttons, px(14)),
        note,
    )


def engine_places(shelf: Rect, count: int) -> list[Rect]:
    """Squares for so many locomotives, row upon row, as large as the shelf allows."""
    if not count:
        return []
    side, columns = 0, 1
    for tried in range(1, count + 1):
        rows = -(-count // tried)
        if (fits := min(shelf.width // tried, shelf.height // rows)) > side:
            side, columns = fits, tried
    rows = -(-count // columns)
    across = min(shelf.width // columns, side * 3 // 2)
    left = shelf.centerx - across * min(count, columns) // 2 + (across - side) // 2
    top = shelf.centery - side * rows // 2
    return [
        Rect(left + across * (number % columns), top + side * (number // columns), side, side)
        for number in range(count)
    ]


def _sheet(inner: Rect, seats: int, scale: float) -> tuple[SheetRow, tuple[SheetRow, ...]]:
    heads_high = round(76 * scale)
    gap = round(10 * scale)
    room = inner.height - heads_high - gap * seats
    each = min(room // seats, round(_TALLEST_ROW * scale))
    # What the rows leave free stands half above the heads and half below the last row.
    top = inner.top + (room - each * seats) // 2
    heads = _row(Rect(inner.left, top, inner.width, heads_high), scale)
    first = top + heads_high + gap
    rows = tuple(
        _row(Rect(inner.left, first + n * (each + gap), inner.width, each), scale)
        for n in range(seats)
    )
    return heads, rows


def _row(box: Rect, scale: float) -> SheetRow:
    gap = round(8 * scale)
    widths = [_NAME, _SHELF, *[_CELL] * len(COMPANIES), _PENALTY, _TOTAL]
    share = (box.width - gap * (len(widths) - 1)) / sum(widths)
    parts, left = [], float(box.left)
    for width in widths:
        parts.append(Rect(round(left), box.top, int(width * share), box.height))
        left += width * share + gap
    tile, shelf, *cells, penalty, total = parts
    return SheetRow(tile, shelf, tuple(cells), penalty, total)


def _side_by_side(row: Rect, count: int, gap: int) -> tuple[Rect, ...]:
    each = (row.width - gap * (count - 1)) // count
    return tuple(Rect(row.left + n * (each + gap), row.top, each, row.height) for n in range(count))
