"""The hint panel: a bot's best moves, and the reason for the chosen one. It lies over the log, so
that it never hides the map."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.ui.table.help.advice_text import AdviceText
from game.ui.table.layout import TableLayout
from game.ui.widgets.compositor import Part
from game.ui.widgets.dots import draw_dots
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.text_layout import shortened, wrapped, write_line
from game.ui.widgets.theme import CREAM, GOLD

_DIM, _GROUND = "#D8CFB4", "#101E3A"
_PANEL, _MARGIN = "panel/action", 10  # units between the panel's edge and what is in it
_HEAD, _ROW, _LINE = 30, 27, 21  # units: the height of the heading, a move, a line of a reason
_TITLE, _MOVE, _REASON = 22, 19, 17  # letters in units
_CHANCE, _CLOSE, _FRAME, _CORNER = 76, 20, 6, 8
_STEPS = 4  # in which smaller letters are tried


class HintFace(NamedTuple):
    """What the panel shows."""

    title: str
    chance: str  # heading of the numbers on the right
    note: str  # in place of the rows
    rows: tuple[AdviceText, ...] = ()
    chosen: int | None = None
    pointed: int | None = None
    thinking: bool = False


class HintPlaces(NamedTuple):
    """The rectangles of the panel. A click on the head closes it."""

    box: Rect
    head: Rect  # only the cross where there is no room for a heading, which the first row has then
    rows: tuple[Rect, ...]
    reasons: tuple[tuple[str, ...], ...]  # for each row, in lines that fit
    body: Rect  # of the reason, or of the note and the dots
    letters: float  # how much larger than usual
    cut: bool  # a reason is longer than its lines

    @property
    def dots(self) -> Rect:
        """Where the dots show that a bot is thinking."""
        return Rect(self.body.left, self.body.centery, self.body.width, self.body.height // 2)

    @property
    def headed(self) -> bool:
        """Whether there is room for a heading."""
        return self.head.width > self.head.height

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The row under a point."""
        return next((n for n, row in enumerate(self.rows) if row.collidepoint(place)), None)


def hint_places(skins: Skins, layout: TableLayout, face: HintFace) -> HintPlaces:
    """Lay the panel out over the log: with large letters and a heading if every reason fits."""
    sizes = [1 + (layout.letters - 1) * step / _STEPS for step in range(_STEPS, -1, -1)]
    found = [
        _places(skins, layout, face, letters, headed=headed)
        for letters in sizes
        for headed in (True, False)
    ]
    return next((places for places in found if not places.cut), found[-1])


def hint_part(skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces) -> Part:
    """The panel as a part of the picture."""
    return Part(
        skins.bounds(_PANEL, places.box, layout.scale),
        (face, places),
        lambda surface: _draw(surface, skins, layout, face, places),
    )


def _places(
    skins: Skins, layout: TableLayout, face: HintFace, letters: float, *, headed: bool
) -> HintPlaces:
    def pixels(units: float) -> int:
        return layout.pixels(units * letters)

    log, margin = layout.log, layout.pixels(_MARGIN)
    box = Rect(log.left, log.top, log.width, layout.panel.bottom - log.top - margin // 2)
    inner = box.inflate(-2 * margin, -margin)
    high = max(pixels(_ROW), _letters(layout, _MOVE, letters) + 4)
    head = Rect(inner.left, inner.top, inner.width, pixels(_HEAD))
    top, width = head.bottom, inner.width
    if not headed:  # the cross is beside the first row, clear of the frame's corner
        corner = layout.pixels(_CORNER)
        head = Rect(inner.right - corner - high, inner.top + corner // 2, high, high)
        top, width = inner.top, head.left - inner.left
    heights = [high] * len(face.rows)
    rows = tuple(Rect(inner.left, top + below - high, width, high) for below in accumulate(heights))
    body = Rect(inner.left, top + sum(heights), inner.width, inner.bottom - top - sum(heights))
    font = skins.assets.font("reading", _letters(layout, _REASON, letters))
    fitting = max(0, body.height // _line_height(font, layout, letters))
    whole = [wrapped(row.reason, font, body.width - margin) for row in face.rows]
    reasons = tuple(_first_lines(lines, fitting, font, body.width - margin) for lines in whole)
    cut = any(len(lines) > fitting for lines in whole)
    return HintPlaces(box, head, rows, reasons, body, letters, cut)


def _first_lines(lines: Sequence[str], count: int, font: Font, width: int) -> tuple[str, ...]:
    """As many lines as fit; the last ends with an ellipsis if there are more."""
    if len(lines) <= count or not count:
        return tuple(lines[:count])
    return (*lines[: count - 1], shortened(" ".join(lines[count - 1 :]), font, width))


def _draw(
    surface: Surface, skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces
) -> None:
    inset = -2 * layout.pixels(_FRAME)
    surface.fill(_GROUND, places.box.inflate(inset, inset))  # the log would shine through
    skins.stretch(surface, _PANEL, places.box, layout.scale)
    _draw_head(surface, skins, layout, face, places)
    if not face.rows:
        note = places.body.copy()
        note.height //= 2 if face.thinking else 1
        pixels = _letters(layout, _MOVE, places.letters)
        pixels = skins.fitting_size(face.note, note.width, pixels)
        skins.write(surface, face.note, note, pixels, CREAM, align=0.5)
    if face.thinking:
        draw_dots(surface, skins, places.dots, layout.scale)
    for number, (row, box) in enumerate(zip(face.rows, places.rows, strict=True)):
        if number in (face.chosen, face.pointed):
            state = "chosen" if number == face.chosen else "hover"
            skins.stretch(surface, f"control/row_{state}", box, layout.scale * 0.6)
        heading = "" if number or places.headed else face.chance
        _draw_row(surface, skins, layout, row, box, places.letters, heading)
    if face.chosen is not None and face.rows:
        _draw_reason(surface, skins, layout, places, places.reasons[face.chosen])


def _draw_head(
    surface: Surface, skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces
) -> None:
    head, side = places.head, layout.pixels(_CLOSE * places.letters)
    skins.draw_icon(surface, "close", (head.right - side // 2, head.centery), side, GOLD)
    if not places.headed:
        return
    pixels = _letters(layout, _TITLE, places.letters)
    line = Rect(head.left, head.top, head.width - side - layout.pixels(10), head.height)
    title = skins.write(surface, face.title, line, pixels, GOLD, role="label")
    if face.rows:
        used = title.width + layout.pixels(16)
        rest = Rect(line.left + used, line.top, line.width - used, line.height)
        pixels = _letters(layout, _REASON, places.letters)
        skins.write(surface, face.chance, rest, pixels, GOLD, align=1.0)


def _draw_row(
    surface: Surface,
    skins: Skins,
    layout: TableLayout,
    row: AdviceText,
    box: Rect,
    letters: float,
    heading: str,
) -> None:
    """The company's mark, the move in one line, and the chance to win with it, after a heading."""
    pixels, side = layout.pixels, box.height
    middle = (box.left + pixels(4) + side // 2, box.centery)
    skins.draw(surface, f"mark/{row.company}", middle, layout.scale * letters * 0.72)
    wide = pixels(_CHANCE * letters)
    size = _letters(layout, _MOVE, letters)
    chance = Rect(box.right - wide - pixels(6), box.top, wide, box.height)
    right = chance.left
    if heading:
        number = skins.assets.font("reading-bold", size).size(row.chance)[0]
        label = Rect(box.centerx, box.top, chance.right - number - pixels(6) - box.centerx, side)
        smaller = _letters(layout, _REASON, letters)
        right = skins.write(surface, heading, label, smaller, GOLD, align=1.0).left - pixels(6)
    skins.write(surface, row.chance, chance, size, CREAM, role="reading-bold", align=1.0)
    left = box.left + side + pixels(10)
    move = Rect(left, box.top, right - left, box.height)
    size = skins.fitting_size(row.move, move.width, size, "reading-bold")
    text = shortened(row.move, skins.assets.font("reading-bold", size), move.width)
    skins.write(surface, text, move, size, CREAM, role="reading-bold")


def _draw_reason(
    surface: Surface,
    skins: Skins,
    layout: TableLayout,
    places: HintPlaces,
    lines: Sequence[str],
) -> None:
    font = skins.assets.font("reading", _letters(layout, _REASON, places.letters))
    step, body = _line_height(font, layout, places.letters), places.body
    top = body.top + max(0, body.height - step * len(lines)) // 2
    for number, line in enumerate(lines):
        place = body.left + layout.pixels(8), top + number * step
        write_line(surface, font, line, _DIM, place)


def _line_height(font: Font, layout: TableLayout, letters: float) -> int:
    return max(font.get_height(), layout.pixels(_LINE * letters))


def _letters(layout: TableLayout, units: int, letters: float) -> int:
    return max(LEAST_LETTERS, layout.pixels(units * letters))
