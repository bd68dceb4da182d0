"""The layout of the rulebook, for any window."""

from dataclasses import dataclass

from pygame import Rect

from game.ui.core.panel import centred_panel, window_scale
from game.ui.widgets.theme import letters, small_letters

_WIDEST = 2.1  # times as wide as high: longer lines would be hard to read
_SIDE = 430  # units of the list, and the least and largest share of the panel that it takes
_LEAST_SIDE, _MOST_SIDE = 0.22, 0.33
_LETTERS = 0.9  # of those in a form


@dataclass(frozen=True)
class BookLayout:
    """The rectangles of the rulebook."""

    scale: float
    frame: float  # the scale of everything but the text
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
    view: Rect  # the visible part of the page
    bar: Rect


def book_layout(size: tuple[int, int], ui_scale: int) -> BookLayout:
    """The book in a window of this size."""
    scale = window_scale(size, ui_scale)
    panel = centred_panel(size, scale, (round(size[1] * _WIDEST / scale), round(size[1] / scale)))
    box, units = panel.box, panel.pixels
    inner, gap = box.inflate(-2 * units(44), -2 * units(38)), units(16)
    side = round(min(max(_SIDE * scale, box.width * _LEAST_SIDE), box.width * _MOST_SIDE))
    left, small = inner.left, small_letters(panel.scale) * 9 // 10
    title = Rect(left, inner.top, side, units(60))
    field = max(units(54), letters(panel.scale) + units(22)) + units(18)
    search = Rect(left, title.bottom + gap // 2, side, field)
    button = Rect(left, inner.bottom - units(58), side, units(58))
    how = Rect(left, button.top - gap // 4 - small * 2, side, small * 2)
    top = search.bottom + gap
    entries = Rect(left, top, side, how.top - gap - top).inflate(-gap, 0)
    paper = Rect(left + side + units(28), inner.top, inner.width - side - units(28), inner.height)
    view, thin = paper.inflate(-2 * units(40), -2 * units(26)), max(10, units(14))
    view.width -= thin
    return BookLayout(
        scale=scale,
        frame=panel.scale,
        letters=max(14, round(letters(scale) * _LETTERS)),
        small=small,
        gap=gap,
        box=box,
        title=title,
        search=search,
        list=entries,
        how=how,
        button=button,
        paper=paper,
        view=view,
        bar=Rect(paper.right - units(20) - thin, view.top, thin, view.height),
    )
