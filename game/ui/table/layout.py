"""Where everything on the table lies, for any window. Pure arithmetic on whole pixels.

All sizes are told for a window of 1920x1080 and scaled to the real one; the map gets what the side
panel leaves.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Rect

from game.rules.companies import COMPANIES
from game.storage.settings import SMALLEST_WINDOW

_FULL = (1920, 1080)
_LEAST_SCALE, _MOST_SCALE = SMALLEST_WINDOW[0] / _FULL[0], 4.0
_PANEL_SHARE = 0.46  # the most of the window that the side panel may ever take
_CARD = 104  # the most height of a company's card; what is left is for the log
_RACK, _RACK_WIDTH = 104, 880
_RACK_SLOT = 70  # below the heading of the rack
_RACK_HEADING = 27
_RACK_ENDS = 73  # where no locomotive stands
_RACK_GROWS = 1.25  # the most; the map would become too small
_TOOL, _TOOL_GROWS = 46, 1.4
_GAP = 10
WATCHED_LETTERS = 1.3  # of a table that nobody at this screen plays at, read from afar
_PANE_SHARE = 0.8  # the most of the map's width that something upon it takes
_STEP = 0.02  # in which larger letters are tried


class _Height(NamedTuple):
    """Of a part of the side panel, in units: what stays, and what goes with the letters."""

    fixed: int
    growing: int

    def at(self, larger: float) -> float:
        """With letters so many times as large as usual."""
        return self.fixed + self.growing * larger


class _Measures(NamedTuple):
    """How large the parts of the side panel are."""

    panel: int  # the width, in units
    tiles: tuple[_Height, _Height]  # of players in one row, and of each of two
    status: _Height
    action: _Height
    button: int
    log: _Height  # at least; it gives room to the others, and is scrolled
    card: int  # at least
    letters: float = 1.0  # how much larger they are, in any case


_PLAYING = _Measures(
    *(610, (_Height(20, 60), _Height(14, 46)), _Height(2, 44), _Height(32, 134)),
    *(54, _Height(226, -60), 46),
)
# No rack and no buttons: whose turn it is takes their place.
_WATCHING = _Measures(
    *(800, (_Height(26, 90), _Height(18, 60)), _Height(0, 44), _Height(20, 102)),
    *(0, _Height(112, 0), 60, WATCHED_LETTERS),
)


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of the table's parts."""

    size: tuple[int, int]
    scale: float
    pane: Rect  # the map
    panel: Rect
    players: tuple[Rect, ...]
    cards: tuple[Rect, ...]
    action: Rect  # the prompt, and the buttons in it
    buttons: tuple[Rect, ...]
    status: Rect
    log: Rect
    rack: Rect
    menu: Rect  # a small button in the map's upper right corner
    tools: tuple[Rect, ...]  # those beside it
    letters: float = 1.0  # how much larger than usual

    def pixels(self, units: float) -> int:
        """A length told for 1920x1080."""
        return max(1, round(units * self.scale))

    def letters_of(self, units: float) -> int:
        """The height of letters, and of what goes with them, as large as the player wants them."""
        return self.pixels(units * self.letters)

    def enlarged(self, widest: float = 0.0) -> "TableLayout":
        """The same for what lies upon the map: all of it is as much larger as letters are, but
        what is so many units wide leaves some of the map to be seen."""
        larger = max(1.0, self.letters)
        if widest:
            larger = max(1.0, min(larger, _PANE_SHARE * self.pane.width / self.pixels(widest)))
        return replace(self, scale=self.scale * larger, letters=1.0)

    def rack_for(self, count: int) -> Rect:
        """The rack for so many locomotives: wider where they would not all be large."""
        high = self.rack.height
        wide = (count * _RACK_SLOT + _RACK_ENDS) * high // _RACK
        most = self.pane.width - self.pixels(48)
        box = Rect(0, 0, min(max(wide, self.rack.width), most), high)
        return box.move_to(midbottom=self.rack.midbottom)


def table_layout(
    size: tuple[int, int],
    seats: int,
    *,
    ui_scale: float = 1.0,
    buttons: int = 3,
    tools: int = 5,
    watching: bool = False,
) -> TableLayout:
    """The table in a window of this size; who only watches needs no buttons and larger letters."""
    measures = _WATCHING if watching else _PLAYING
    width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    panel_width = min(measures.panel * max(fit * ui_scale, _LEAST_SCALE), _PANEL_SHARE * width)
    # What the panel holds grows with its width, unless its height is the tighter measure.
    scale = min(panel_width / measures.panel, height / _FULL[1])
    scale = min(max(scale, _LEAST_SCALE), _MOST_SCALE)
    panel = Rect(width - round(panel_width), 0, round(panel_width), height)
    pane = Rect(0, 0, panel.left, height)
    inner = panel.inflate(-round(44 * scale), -round(36 * scale))
    larger = _larger(measures, fit * ui_scale / scale, inner.height / scale, seats)
    column = _column(measures, inner, scale, larger, seats, watching=watching)
    row = _button_row(measures, column.action, scale, larger)
    rack = Rect(0, 0, 0, round(_RACK * min(larger, _RACK_GROWS) * scale))
    rack.width = min(rack.height * _RACK_WIDTH // _RACK, pane.width - round(48 * scale))
    rack.midbottom = (pane.centerx, pane.bottom - round(10 * scale))
    side, gap = round(_TOOL * min(larger, _TOOL_GROWS) * scale), round(_GAP * scale)
    corner = (pane.right - round(30 * scale) - side, round(30 * scale))
    menu = Rect(corner, (side, side))
    return TableLayout(
        (width, height),
        scale,
        pane,
        panel,
        column.players,
        column.cards,
        column.action,
        _grid(row, 0 if watching else buttons, 1, gap),
        column.status,
        column.log,
        rack,
        menu,
        tuple(menu.move(-n * (side + gap), 0) for n in range(1, tools + 1)),
        measures.letters * larger,
    )


class _Column(NamedTuple):
    """The parts of the side panel, from top to bottom."""

    players: tuple[Rect, ...]
    cards: tuple[Rect, ...]
    status: Rect
    action: Rect
    log: Rect


def _column(
    measures: _Measures, inner: Rect, scale: float, larger: float, seats: int, *, watching: bool
) -> _Column:
    """Where the parts lie; what cards do not need is the log's."""
    gap, rows = round(_GAP * scale), _rows(seats)

    def part(height: _Height) -> Rect:
        return Rect(inner.left, inner.top, inner.width, round(height.at(larger) * scale))

    tile = part(measures.tiles[rows - 1])
    players = _grid(tile, seats, rows, gap)
    status, action, log = map(part, (measures.status, measures.action, measures.log))
    log.bottom = inner.bottom
    action.bottom = log.top - gap
    status.bottom = action.top - gap // 2
    if watching:  # where the buttons would be
        status.bottom = action.bottom - round(8 * scale)
    top = players[-1].bottom + gap
    bottom = action.top - gap if watching else status.top - gap // 2
    high = (bottom - top - gap * (len(COMPANIES) - 1)) // len(COMPANIES)
    spare = max(0, high - round(_CARD * scale))
    cards = _grid(Rect(inner.left, top, inner.width, high - spare), len(COMPANIES), 6, gap)
    for lower in (status, action, log):
        lower.top -= spare * len(COMPANIES)
    log.height += spare * len(COMPANIES)
    return _Column(players, cards, status, action, log)


def _button_row(measures: _Measures, action: Rect, scale: float, larger: float) -> Rect:
    """At the bottom of the prompt."""
    high = round(measures.button * larger * scale)
    row = Rect(action.left, 0, action.width, high).inflate(-round(40 * scale), 0)
    return row.move_to(bottom=action.bottom - round(14 * scale))


def _larger(measures: _Measures, wanted: float, room: float, seats: int) -> float:
    """How much larger than usual letters can be: as is wanted, if cards keep a height."""
    rows, larger = _rows(seats), wanted
    while larger > 1:
        tiles = rows * (measures.tiles[rows - 1].at(larger) + _GAP)
        others = (measures.status, measures.action, measures.log)
        used = tiles + sum(height.at(larger) + _GAP for height in others)
        if used + len(COMPANIES) * (measures.card * larger + _GAP) - _GAP <= room:
            return larger
        larger -= _STEP
    return 1.0


def _rows(seats: int) -> int:
    return 1 if seats <= 4 else 2


def rack_slots(rack: Rect, count: int) -> list[Rect]:
    """Where so many locomotives stand in the rack, side by side; many are small."""
    if not count:
        return []
    side = round(rack.height * _RACK_SLOT / _RACK)
    room = rack.width - round(rack.height * _RACK_ENDS / _RACK)
    step = min(float(side), room / count)
    left, each = rack.centerx - step * count / 2, int(step)
    top = rack.top + round(rack.height * _RACK_HEADING / _RACK) + (side - each) // 2
    return [Rect(int(left + n * step), top, each, each) for n in range(count)]


def _grid(first: Rect, count: int, rows: int, gap: int) -> tuple[Rect, ...]:
    """So many boxes in rows, as high as the first row and together as wide."""
    columns = max(1, -(-count // rows))
    each, high = (first.width - gap * (columns - 1)) // columns, first.height
    return tuple(
        Rect(
            first.left + n % columns * (each + gap),
            first.top + n // columns * (high + gap),
            each,
            high,
        )
        for n in range(count)
    )
