"""Where everything of the rulebook lies, for any window. Pure arithmetic on whole pixels."""

from dataclasses import dataclass

from pygame import Rect

from game.ui.core.panel import middle_panel, window_scale
from game.ui.widgets.theme import letters, small_letters

_WIDEST = 2.1  # times as wide as high: longer lines would be hard to read
_SIDE = 430  # the width of the list, and the least and the most of the panel that it takes
_LEAST_SIDE, _MOST_SIDE = 0.22, 0.33
_LETTERS = 0.9  # of those in a form


@dataclass(frozen=True)
class BookLayout:
    """The rectangles of the rulebook."""

    scale: float
    frame: float  # the scale of what stands around the words
    letters: int
    small: int
    gap: int
    box: Rect
    title: Rect
    search: Rect
    list: Rect
    how: Rect
    button: Rect
    paper: Rect
    view: Rect  # what is seen of the page
    bar: Rect


def book_layout(size: tuple[int, int], ui_scale: int) -> BookLayout:
    """The book in a window of this size."""
    scale = window_scale(size, ui_scale)
    panel = middle_panel(size, scale, (round(size[1] * _WIDEST / scale), round(size[1] / scale)))
    box, units = panel.box, panel.units
    inner = box.inflate(-2 * units(44), -2 * units(38))
    gap = units(16)
    words = max(14, round(letters(scale) * _LETTERS))
    side = min(max(_SIDE * scale, box.width * _LEAST_SIDE), box.width * _MOST_SIDE)
    side = round(side)
    left = Rect(inner.left, inner.top, side, inner.height)
    title = Rect(left.left, left.top, side, units(60))
    field = max(units(54), letters(panel.scale) + units(22)) + units(18)
    search = Rect(left.left, title.bottom + gap // 2, side, field)
    button = Rect(left.left, 0, side, units(58))
    button.bottom = left.bottom
    small = small_letters(panel.scale) * 9 // 10
    how = Rect(left.left, 0, side, small * 2)
    how.bottom = button.top - gap // 4
    entries = Rect(left.left, search.bottom + gap, side, 0).inflate(-gap, 0)
    entries.height = how.top - gap - entries.top
    paper = Rect(left.right + units(28), inner.top, 0, inner.height)
    paper.width = inner.right - paper.left
    view = paper.inflate(-2 * units(40), -2 * units(26))
    thin = max(10, units(14))
    view.width -= thin
    bar = Rect(paper.right - units(20) - thin, view.top, thin, view.height)
    return BookLayout(
        scale,
        panel.scale,
        words,
        small,
        gap,
        box,
        title,
        search,
        entries,
        how,
        button,
        paper,
        view,
        bar,
    )
