"""The hint panel: a bot's best moves with its reasons, over one side of the map."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.ui.table.help.advice_text import AdviceText
from game.ui.table.layout import TableLayout
from game.ui.table.panel.rack import HEADING
from game.ui.widgets.compositor import Part
from game.ui.widgets.dots import draw_dots
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.text_layout import wrapped, write_line
from game.ui.widgets.theme import CREAM, GOLD

_DIM = "#D8CFB4"
_PANEL = "panel/action"
_WIDTH, _EDGE, _PAD, _HEAD = 610, 26, 22, 46  # units
_LOCOMOTIVE, _CHANCE, _ROW = 74, 78, 14
_LARGE, _SMALL = 20, 18
_TRIES = 8  # heights to choose from


class HintFace(NamedTuple):
    """What the panel shows."""

    title: str
    chance: str  # heading of the numbers on the right
    note: str  # in place of the rows
    rows: tuple[AdviceText, ...] = ()
    chosen: int | None = None
    pointed: int | None = None
    thinking: bool = False
    patterned: bool = False


class HintPlaces(NamedTuple):
    """The rectangles of the panel."""

    box: Rect
    head: Rect
    rows: tuple[Rect, ...]
    body: Rect  # of the note and the dots
    scale: float  # follows the player's letter size as far as there is room

    @property
    def dots(self) -> Rect:
        """Where the dots show that a bot is thinking."""
        return Rect(self.body.left, self.body.centery, self.body.width, self.body.height // 2)

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The row under a point."""
        return next((n for n, row in enumerate(self.rows) if row.collidepoint(place)), None)


def hint_places(
    skins: Skins, layout: TableLayout, face: HintFace, keep_clear: Sequence[KeepClear]
) -> HintPlaces:
    """Lay the panel out on the side of the map where it hides least."""
    pane, top = layout.pane, layout.tools[0].bottom + layout.pixels(10)
    edge = layout.pixels(_EDGE)
    room = Rect(pane.left, top, pane.width, layout.rack.top - edge // 2 - top).inflate(-2 * edge, 0)
    for letters in (layout.letters, (layout.letters + 1) / 2, 1.0):
        grown = replace(layout, scale=layout.scale * letters)
        pixels, width = grown.pixels, min(grown.pixels(_WIDTH), room.width)
        pad, head = pixels(_PAD), pixels(_HEAD)
        heights = [_row_height(skins, grown, row, width - pad) for row in face.rows]
        height = head + (sum(heights) or pixels(70)) + pad
        if height <= room.height:
            break
    lowest = max(room.top, room.bottom - height)
    steps = (room.top + (lowest - room.top) * n // _TRIES for n in range(_TRIES))
    tops, lefts = (room.top, lowest, *steps), (room.right - width, room.left)
    box = least_hidden([Rect(x, y, width, height) for y in tops for x in lefts], keep_clear)
    heading = Rect(box.left + pad, box.top + pixels(8), width - 2 * pad, head - pixels(8))
    body = Rect(box.left + pad // 2, heading.bottom, width - pad, height - head - pad)
    rows = tuple(
        Rect(body.left, body.top + below - row, body.width, row)
        for row, below in zip(heights, accumulate(heights), strict=True)
    )
    return HintPlaces(box, heading, rows, body, grown.scale)


def hint_part(skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces) -> Part:
    """The panel as a part of the picture."""
    grown = replace(layout, scale=places.scale)
    return Part(
        skins.bounds(_PANEL, places.box, places.scale),
        (face, places),
        lambda surface: _draw(surface, skins, grown, face, places),
    )


def _draw(
    surface: Surface, skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces
) -> None:
    pixels = layout.pixels
    skins.stretch(surface, _PANEL, places.box, layout.scale)
    side = pixels(22)
    skins.draw_icon(
        surface, "close", (places.head.right - side // 2, places.head.centery), side, GOLD
    )
    line = Rect(places.head)
    line.width -= side + pixels(14)
    title = skins.write(surface, face.title, line, _letters(layout, 26), GOLD, role="label")
    if face.rows:
        used = title.width + pixels(16)
        line = Rect(line.left + used, line.top, line.width - used, line.height)
        skins.write(surface, face.chance, line, _letters(layout, _SMALL), GOLD, align=1.0)
    else:
        note = places.body.copy()
        note.height //= 2 if face.thinking else 1
        skins.write(surface, face.note, note, _letters(layout, _LARGE), CREAM, align=0.5)
    if face.thinking:
        draw_dots(surface, skins, places.dots, layout.scale)
    for number, (row, box) in enumerate(zip(face.rows, places.rows, strict=True)):
        if number in (face.chosen, face.pointed):
            state = "chosen" if number == face.chosen else "hover"
            skins.stretch(surface, f"control/row_{state}", box, layout.scale)
        _draw_row(surface, skins, layout, row, box, face.patterned)


def _draw_row(
    surface: Surface, skins: Skins, layout: TableLayout, row: AdviceText, box: Rect, patterned: bool
) -> None:
    pixels, side = layout.pixels, layout.pixels(_LOCOMOTIVE)
    picture = skins.assets.scaled(
        skins.assets.locomotive(row.company, HEADING, patterned), (side, side)
    )
    surface.blit(picture, picture.get_rect(midleft=(box.left + pixels(6), box.centery)))
    chance = Rect(box.right - pixels(_CHANCE), box.top, pixels(_CHANCE - 12), box.height)
    skins.write(surface, row.chance, chance, _letters(layout, 26), CREAM, role="label", align=1.0)
    lines = _lines(skins, layout, row, box.width)
    top = box.centery - sum(font.get_linesize() for font, *_ in lines) // 2
    for font, colour, text in lines:
        write_line(surface, font, text, colour, (box.left + side + pixels(12), top))
        top += font.get_linesize()


def _lines(
    skins: Skins, layout: TableLayout, row: AdviceText, width: int
) -> list[tuple[Font, str, str]]:
    """The move in bold letters and the reason below it, as font, colour and text of each line."""
    room = width - layout.pixels(_LOCOMOTIVE + 12 + _CHANCE)
    bold = skins.assets.font("reading-bold", _letters(layout, _LARGE))
    plain = skins.assets.font("reading", _letters(layout, _SMALL))
    return [
        *((bold, CREAM, line) for line in wrapped(row.move, bold, room)),
        *((plain, _DIM, line) for line in wrapped(row.reason, plain, room)),
    ]


def _row_height(skins: Skins, layout: TableLayout, row: AdviceText, width: int) -> int:
    text = sum(font.get_linesize() for font, *_ in _lines(skins, layout, row, width))
    return max(text, layout.pixels(_LOCOMOTIVE * 0.8)) + layout.pixels(_ROW)


def _letters(layout: TableLayout, units: int) -> int:
    return max(LEAST_LETTERS, layout.pixels(units))
