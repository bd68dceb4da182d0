"""Where everything of a replay lies, for any window. Pure arithmetic on whole pixels.

Lengths are given in units of a window of 1536x864 and scaled to the real one and to the player's
setting. The panel beside the map fills the window's height, so it grows much less than the bar.
"""

from dataclasses import dataclass

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


@dataclass(frozen=True)
class ReplayRow:
    """One player's places beside the map."""

    tile: Rect
    shelf: Rect  # the locomotives
    worth: Rect


@dataclass(frozen=True)
class ReplayLayout:
    """The rectangles of a replay."""

    size: tuple[int, int]
    scale: float
    pane: Rect  # the map
    panel: Rect
    cards: tuple[Rect, ...]
    heading: Rect
    rows: tuple[ReplayRow, ...]
    bar: Rect
    words: Rect  # the move, in two lines
    position: Rect
    slider: Rect
    buttons: tuple[Rect, ...]

    def pixels(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))


def replay_layout(
    size: tuple[int, int], seats: int, widths: tuple[float, ...], ui_scale: float = 1.0
) -> ReplayLayout:
    """A replay in a window of this size; `widths` are those of the buttons, as shares."""
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
    words = Rect(within.left, within.top - px(3), within.width, px(46))
    position = Rect(0, words.bottom, px(150), px(30))
    position.right = within.right
    slider = Rect(within.left, words.bottom, position.left - px(8) - within.left, px(30))
    row = Rect(within.left, slider.bottom + px(5), within.width, within.bottom - slider.bottom)
    row.height -= px(5)
    return ReplayLayout(
        (width, height),
        scale,
        pane,
        panel,
        cards,
        heading,
        rows,
        bar,
        words,
        position,
        slider,
        tuple(columns(row, widths, px(10))),
    )


def _beside(
    inner: Rect, seats: int, scale: float
) -> tuple[tuple[Rect, ...], Rect, tuple[ReplayRow, ...]]:
    """Cards above, players below; what the cards cannot use the players get."""
    gap, line = round(6 * scale), round(26 * scale)
    row = min(round(_TALLEST_ROW * scale), round(inner.height * 0.42) // seats - gap)
    room = inner.height - line - gap - seats * (row + gap)
    card = min(room // len(COMPANIES) - gap, round(_TALLEST_CARD * scale))
    cards = tuple(
        Rect(inner.left, inner.top + n * (card + gap), inner.width, card)
        for n in range(len(COMPANIES))
    )
    heading = Rect(inner.left, cards[-1].bottom + gap, inner.width, line)
    first = heading.bottom + gap
    rows = tuple(
        _row(Rect(inner.left, first + n * (row + gap), inner.width, row), scale)
        for n in range(seats)
    )
    return cards, heading, rows


def _row(box: Rect, scale: float) -> ReplayRow:
    gap = round(6 * scale)
    tile = Rect(box.left, box.top, round(box.width * 0.36), box.height)
    worth = Rect(0, box.top, round(box.width * 0.14), box.height)
    worth.right = box.right
    shelf = Rect(tile.right + gap, box.top, worth.left - tile.right - 2 * gap, box.height)
    return ReplayRow(tile, shelf, worth)
