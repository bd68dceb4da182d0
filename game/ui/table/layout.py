"""Where everything on the table lies, for any window. Pure arithmetic on whole pixels.

Units are pixels of a 1920x1080 window. The map gets what the side panel leaves.
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
_TOOLS, _TOOL, _TOOL_GROWS = 5, 46, 1.4
_BUTTONS = 3
_GAP = 10
_COUNTS = 22  # of a tile, for what trades have shown
WATCHED_LETTERS = 1.3  # where only spectators sit at this screen, who read from further away
_PANE_SHARE = 0.8  # the most of the map's width that something on it takes
_STEP = 0.02  # in which larger letters are tried


_Height = tuple[int, int]  # units of a fixed share, and of one that grows with the letters


class _Measures(NamedTuple):
    """Units of the side panel and its parts."""

    panel: int  # the width
    tiles: tuple[_Height, _Height]  # of players in one row, and of each of two
    status: _Height
    action: _Height
    button: int
    log: _Height  # at least; it gives room to the others, and is scrolled
    card: int  # at least
    letters: float = 1.0  # how much larger they are, in any case


_PLAYING = _Measures(
    *(610, ((20, 60), (14, 46)), (2, 44), (32, 134)),
    *(54, (226, -60), 46),
)
# No rack and no buttons: whose turn it is takes their place.
_WATCHING = _Measures(
    *(800, ((26, 90), (14, 54)), (0, 44), (18, 102)),
    *(0, (112, 0), 60, WATCHED_LETTERS),
)


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of the table's parts."""

    size: tuple[int, int]
    scale: float
    letters: float  # how much larger than usual
    pane: Rect  # the map
    panel: Rect
    players: tuple[Rect, ...]
    cards: tuple[Rect, ...]
    status: Rect
    action: Rect  # the prompt, and the buttons in it
    log: Rect
    buttons: tuple[Rect, ...]
    rack: Rect
    menu: Rect  # a small button in the map's upper right corner
    tools: tuple[Rect, ...]  # those beside it

    def pixels(self, units: float) -> int:
        """A length of so many units."""
        return max(1, round(units * self.scale))

    def letters_of(self, units: float) -> int:
        """The height of letters, and of what grows with them, as large as the player set them."""
        return self.pixels(units * self.letters)

    def enlarged(self, widest: float = 0.0) -> "TableLayout":
        """The same for panels on the map, scaled as much as letters are; one of `widest` units
        still leaves a part of the map visible."""
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
    watching: bool = False,
    noted: bool = False,
) -> TableLayout:
    """The table in a window of this size; spectators need no buttons and larger letters. With
    trade notes (`noted`) the tiles have room for what is known."""
    measures = _WATCHING if watching else _PLAYING
    if noted:
        one, two = ((least + _COUNTS, grows) for least, grows in measures.tiles)
        measures = measures._replace(tiles=(one, two))
    width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    panel_width = min(measures.panel * max(fit * ui_scale, _LEAST_SCALE), _PANEL_SHARE * width)
    # What the panel holds grows with its width, unless its height is the tighter measure.
    scale = min(panel_width / measures.panel, height / _FULL[1])
    scale = min(max(scale, _LEAST_SCALE), _MOST_SCALE)
    gap = round(_GAP * scale)
    panel = Rect(width - round(panel_width), 0, round(panel_width), height)
    pane = Rect(0, 0, panel.left, height)
    inner = panel.inflate(-round(44 * scale), -round(36 * scale))
    larger = _larger(measures, fit * ui_scale / scale, inner.height / scale, seats)
    column = _column(measures, inner, scale, larger, seats, watching=watching)
    action = column[3]
    row = Rect(action.left, 0, action.width, round(measures.button * larger * scale))
    row = row.inflate(-round(40 * scale), 0).move_to(bottom=action.bottom - round(14 * scale))
    rack = Rect(0, 0, 0, round(_RACK * min(larger, _RACK_GROWS) * scale))
    rack.width = min(rack.height * _RACK_WIDTH // _RACK, pane.width - round(48 * scale))
    rack.midbottom = (pane.centerx, pane.bottom - round(10 * scale))
    side = round(_TOOL * min(larger, _TOOL_GROWS) * scale)
    menu = Rect(pane.right - round(30 * scale) - side, round(30 * scale), side, side)
    return TableLayout(
        *((width, height), scale, larger * measures.letters, pane, panel, *column),
        buttons=_grid(row, 0 if watching else _BUTTONS, 1, gap),
        rack=rack,
        menu=menu,
        tools=tuple(menu.move(-n * (side + gap), 0) for n in range(1, _TOOLS + 1)),
    )


def _column(
    measures: _Measures, inner: Rect, scale: float, larger: float, seats: int, *, watching: bool
) -> tuple[tuple[Rect, ...], tuple[Rect, ...], Rect, Rect, Rect]:
    """Players, cards, status, action and log; the log takes what cards do not need."""
    gap, rows = round(_GAP * scale), _rows(seats)

    def part(height: _Height) -> Rect:
        return Rect(inner.left, inner.top, inner.width, round(_units(height, larger) * scale))

    players = _grid(part(measures.tiles[rows - 1]), seats, rows, gap)
    status, action, log = map(part, (measures.status, measures.action, measures.log))
    log.bottom = inner.bottom
    action.bottom = log.top - gap
    # Without buttons the status stands where they would be.
    status.bottom = action.bottom - round(8 * scale) if watching else action.top - gap // 2
    top = players[-1].bottom + gap
    bottom = action.top - gap if watching else status.top - gap // 2
    high = (bottom - top - gap * (len(COMPANIES) - 1)) // len(COMPANIES)
    spare = max(0, high - round(_CARD * scale))
    cards = _grid(Rect(inner.left, top, inner.width, high - spare), len(COMPANIES), 6, gap)
    for lower in (status, action, log):
        lower.top -= spare * len(COMPANIES)
    log.height += spare * len(COMPANIES)
    return players, cards, status, action, log


def _larger(measures: _Measures, wanted: float, room: float, seats: int) -> float:
    """How much larger than usual letters can be, up to `wanted`, if cards keep their height."""
    rows, larger = _rows(seats), wanted
    while larger > 1:
        tiles = rows * (_units(measures.tiles[rows - 1], larger) + _GAP)
        others = (measures.status, measures.action, measures.log)
        used = tiles + sum(_units(height, larger) + _GAP for height in others)
        if used + len(COMPANIES) * (measures.card * larger + _GAP) - _GAP <= room:
            return larger
        larger -= _STEP
    return 1.0


def _units(height: _Height, larger: float) -> float:
    return height[0] + height[1] * larger


def _rows(seats: int) -> int:
    return 1 if seats <= 3 else 2


def _grid(first: Rect, count: int, rows: int, gap: int) -> tuple[Rect, ...]:
    """Boxes in rows as high as `first` and together as wide."""
    columns = max(1, -(-count // rows))
    each = (first.width - gap * (columns - 1)) // columns
    boxes = []
    for number in range(count):
        row, column = divmod(number, columns)
        left, top = first.left + column * (each + gap), first.top + row * (first.height + gap)
        boxes.append(Rect(left, top, each, first.height))
    return tuple(boxes)


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
