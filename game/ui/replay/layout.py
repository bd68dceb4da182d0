"""The layout of a replay, for any window. Pure arithmetic on whole pixels.

Lengths are in units of a window of 1536x864, scaled to the real one and to the player's setting.
The side panel grows less than the bar, since it already fills the window's height.
"""

from typing import NamedTuple

from pygame import Rect

from game.rules.companies import COMPANIES
from game.storage.settings import SMALLEST_WINDOW
from game.ui.results.page import columns

_FULL = (1536, 864)
_PANEL, _PANEL_SHARE = 490, 0.4
_MOST_BAR, _MOST_PANEL = 1.5, 1.15  # of the scale that fits the window
_LEAST_SCALE = 0.6
_BAR = 154
_TALLEST_CARD, _TALLEST_ROW = 92, 84


class ReplayRow(NamedTuple):
    """One player's places beside the map."""

    tile: Rect
    shelf: Rect  # the locomotives
    worth: Rect


class ReplayLayout(NamedTuple):
    """The rectangles of a replay."""

    scale: float
    pane: Rect  # the map
    panel: Rect
    cards: tuple[Rect, ...]
    heading: Rect
    rows: tuple[ReplayRow, ...]
    bar: Rect
    text: Rect  # the move, in two lines
    position: Rect
    slider: Rect
    buttons: tuple[Rect, ...]

    def pixels(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))


def replay_layout(
    size: tuple[int, int], seats: int, widths: tuple[float, ...], ui_scale: float = 1.0
) -> ReplayLayout:
    """A replay in a window of this size; `widths` are the relative widths of the buttons."""
    width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
    fit = min(width / _FULL[0], height / _FULL[1])
    wanted = max(ui_scale, _LEAST_SCALE / fit)
    scale, beside = fit * min(wanted, _MOST_BAR), fit * min(wanted, _MOST_PANEL)

    def px(units: float) -> int:
        return round(units * scale)

    panel = Rect(0, 0, min(round(_PANEL * beside), round(width * _PANEL_SHARE)), height)
    panel.right = width
    bar = Rect(0, height - px(_BAR), panel.left, px(_BAR))
    pane = Rect(0, 0, panel.left, bar.top)
    inner = panel.inflate(-round(40 * beside), -round(28 * min(beside, fit)))
    cards, heading, rows = _beside(inner, seats, beside)

    within = bar.inflate(-px(64), -px(30))
    text = Rect(within.left, within.top - px(3), within.width, px(46))
    position = Rect(within.right - px(150), text.bottom, px(150), px(30))
    slider = Rect(within.left, text.bottom, position.left - px(8) - within.left, px(30))
    top = slider.bottom + px(5)
    row = Rect(within.left, top, within.width, within.bottom - top)
    buttons = tuple(columns(row, widths, px(10)))
    return ReplayLayout(
        scale, pane, panel, cards, heading, rows, bar, text, position, slider, buttons
    )


def _beside(
    inner: Rect, seats: int, scale: float
) -> tuple[tuple[Rect, ...], Rect, tuple[ReplayRow, ...]]:
    """Cards above, players below, who get the height that the cards do not need."""
    gap, line = round(6 * scale), round(26 * scale)
    row = min(round(_TALLEST_ROW * scale), round(inner.height * 0.42) // seats - gap)
    room = inner.height - line - gap - seats * (row + gap)
    card = min(room // len(COMPANIES) - gap, round(_TALLEST_CARD * scale))
    first = Rect(inner.left, inner.top, inner.width, card)
    cards = tuple(first.move(0, n * (card + gap)) for n in range(len(COMPANIES)))
    heading = Rect(inner.left, cards[-1].bottom + gap, inner.width, line)
    tile = Rect(inner.left, heading.bottom + gap, round(inner.width * 0.36), row)
    worth = Rect(0, tile.top, round(inner.width * 0.14), row).move_to(right=inner.right)
    shelf = Rect(tile.right + gap, tile.top, worth.left - tile.right - 2 * gap, row)
    rows = tuple(
        ReplayRow(*(box.move(0, n * (row + gap)) for box in (tile, shelf, worth)))
        for n in range(seats)
    )
    return cards, heading, rows
