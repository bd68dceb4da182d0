"""Where everything on the table lies, for any window. Pure arithmetic on whole pixels.

All sizes are told for a window of 1920x1080 and scaled to the real one; the map gets what the side
panel leaves.
"""

from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from game.rules.companies import COMPANIES

SMALLEST = (1024, 600)
_FULL = (1920, 1080)
_LEAST_SCALE, _MOST_SCALE = SMALLEST[0] / _FULL[0], 4.0
_PANEL_SHARE = 0.46  # the most of the window that the side panel may ever take
_CARD = 104  # the most height of a company's card; what is left is for the log
_RACK = 104
_RACK_SLOT = (70, 70)  # below the heading of the rack
_RACK_HEADING = 27


class _Measures(NamedTuple):
    """How large the parts of the side panel are, in units."""

    panel: int  # the width
    tiles: tuple[int, int]  # the height of players' tiles in one row, and in two
    action: int
    log: int  # at least
    letters: float  # how much larger they are


_PLAYING = _Measures(610, (88, 62), 176, 128, 1.0)
_WATCHING = _Measures(800, (116, 78), 122, 112, 1.3)  # no rack, no buttons; read from afar
_STATUS = 44


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
    letters: float = 1.0  # how much larger than at the player's own table

    def pixels(self, units: float) -> int:
        """A length told for 1920x1080."""
        return max(1, round(units * self.scale))

    def letters_of(self, units: float) -> int:
        """The height of letters of the panel, told for a player's table at 1920x1080."""
        return self.pixels(units * self.letters)


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
    width, height = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    panel_width = min(measures.panel * max(fit * ui_scale, _LEAST_SCALE), _PANEL_SHARE * width)
    # What the panel holds grows with its width, unless its height is the tighter measure.
    scale = min(panel_width / measures.panel, height / _FULL[1])
    scale = min(max(scale, _LEAST_SCALE), _MOST_SCALE)
    panel = Rect(width - round(panel_width), 0, round(panel_width), height)
    pane = Rect(0, 0, panel.left, height)
    inner = panel.inflate(-round(44 * scale), -round(36 * scale))
    gap = round(10 * scale)

    rows = 1 if seats <= 4 else 2
    tile_height = round(measures.tiles[rows - 1] * scale)
    players = _grid(inner.left, inner.top, inner.width, tile_height, seats, rows, gap)
    top = players[-1].bottom + gap

    action = Rect(inner.left, 0, inner.width, round(measures.action * scale))
    log = Rect(inner.left, 0, inner.width, round(measures.log * scale))
    status = Rect(inner.left, 0, inner.width, round(_STATUS * scale))
    log.bottom = inner.bottom
    action.bottom = log.top - gap
    status.bottom = action.top - gap // 2
    if watching:  # where the buttons would be
        status.bottom = action.bottom - round(8 * scale)
    bottom = action.top - gap if watching else status.top - gap // 2
    cards = _column(Rect(inner.left, top, inner.width, bottom - top), gap)
    if (spare := len(cards) * (cards[0].height - round(_CARD * scale))) > 0:
        high = round(_CARD * scale)
        cards = tuple(
            Rect(card.left, top + n * (high + gap), card.width, high)
            for n, card in enumerate(cards)
        )
        action.top, status.top, log.top = (part.top - spare for part in (action, status, log))
        log.height += spare

    row = Rect(action.left, 0, action.width, round(62 * scale)).inflate(-round(40 * scale), 0)
    row.bottom = action.bottom - round(18 * scale)
    wanted = 0 if watching else buttons
    slots = _grid(row.left, row.top, row.width, row.height, wanted, 1, gap)

    rack_width = min(round(880 * scale), pane.width - round(48 * scale))
    rack = Rect(0, 0, rack_width, round(_RACK * scale))
    rack.midbottom = (pane.centerx, pane.bottom - round(10 * scale))
    side = round(46 * scale)
    corner = (pane.right - round(30 * scale) - side, round(30 * scale))
    menu = Rect(corner, (side, side))
    small = tuple(menu.move(-n * (side + gap), 0) for n in range(1, tools + 1))
    return TableLayout(
        (width, height),
        scale,
        pane,
        panel,
        players,
        cards,
        action,
        slots,
        status,
        log,
        rack,
        menu,
        small,
        measures.letters,
    )


def rack_slots(rack: Rect, count: int) -> list[Rect]:
    """Where so many locomotives stand in the rack; they close up when there are many."""
    if not count:
        return []
    height = round(rack.height * _RACK_SLOT[1] / _RACK)
    width = round(height * _RACK_SLOT[0] / _RACK_SLOT[1])
    room = rack.width - round(rack.height * 0.7)
    step = min(width, (room - width) / max(1, count - 1)) if count > 1 else 0
    left = rack.centerx - (step * (count - 1) + width) / 2
    top = rack.top + round(rack.height * _RACK_HEADING / _RACK)
    return [Rect(round(left + n * step), top, width, height) for n in range(count)]


def _grid(
    left: int, top: int, width: int, height: int, count: int, rows: int, gap: int
) -> tuple[Rect, ...]:
    columns = max(1, -(-count // rows))
    each = (width - gap * (columns - 1)) // columns
    return tuple(
        Rect(left + n % columns * (each + gap), top + n // columns * (height + gap), each, height)
        for n in range(count)
    )


def _column(area: Rect, gap: int) -> tuple[Rect, ...]:
    """One card a company, filling an area from top to bottom."""
    each = (area.height - gap * (len(COMPANIES) - 1)) // len(COMPANIES)
    return tuple(
        Rect(area.left, area.top + n * (each + gap), area.width, each)
        for n in range(len(COMPANIES))
    )
