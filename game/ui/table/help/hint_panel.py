"""The panel of a hint: a bot's best moves with its reasons, over a side of the map."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.media.assets import Role
from game.ui.table.help.advice_text import Advised
from game.ui.table.layout import TableLayout
from game.ui.table.panel.rack import HEADING
from game.ui.widgets.compositor import Part
from game.ui.widgets.dots import draw_dots
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.skins import LEAST_LETTERS, Skins
from game.ui.widgets.text_layout import wrapped, write_line

CREAM, GOLD, _DIM = "#F6EBCF", "#F4DD9A", "#D8CFB4"
_PANEL = "panel/action"
_WIDTH, _EDGE, _PAD, _HEAD = 610, 26, 22, 46  # units
_ENGINE, _CHANCE, _ROW = 74, 78, 14
_LARGE, _SMALL = 20, 18
_TRIES = 8  # heights at which a place is looked for


class HintFace(NamedTuple):
    """All that the panel shows."""

    title: str
    chance: str  # what the numbers at the right are
    note: str  # in place of the rows
    rows: tuple[Advised, ...] = ()
    chosen: int | None = None
    pointed: int | None = None
    thinking: bool = False
    patterned: bool = False


class HintPlaces(NamedTuple):
    """Where the panel and its parts lie."""

    box: Rect
    head: Rect
    rows: tuple[Rect, ...]
    body: Rect  # of the note and the dots
    scale: float  # of all of it: as large as the player wants letters, if there is room

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The row under a point."""
        return next((n for n, row in enumerate(self.rows) if row.collidepoint(place)), None)


def hint_places(
    skins: Skins, layout: TableLayout, face: HintFace, keep_clear: Sequence[KeepClear]
) -> HintPlaces:
    """At that end of the map where the panel hides the least."""
    pane, top = layout.pane, layout.tools[0].bottom + layout.pixels(10)
    edge = layout.pixels(_EDGE)
    room = Rect(pane.left, top, pane.width, layout.rack.top - edge // 2 - top).inflate(-2 * edge, 0)
    for letters in (layout.letters, (layout.letters + 1) / 2, 1.0):
        grown = _grown(layout, layout.scale * letters)
        pixels, width = grown.pixels, min(grown.pixels(_WIDTH), room.width)
        pad, head = pixels(_PAD), pixels(_HEAD)
        heights = [_height(skins, grown, row, width - pad) for row in face.rows]
        high = head + (sum(heights) or pixels(70)) + pad
        if high <= room.height:
            break
    box = least_hidden(_edges(room, (width, high)), keep_clear)
    heading = Rect(box.left + pad, box.top + pixels(8), width - 2 * pad, head - pixels(8))
    body = Rect(box.left + pad // 2, heading.bottom, width - pad, high - head - pad)
    rows = tuple(
        Rect(body.left, body.top + below - height, body.width, height)
        for height, below in zip(heights, accumulate(heights), strict=True)
    )
    return HintPlaces(box, heading, rows, body, grown.scale)


def _grown(layout: TableLayout, scale: float) -> TableLayout:
    """The measures of the panel: those of the table, larger."""
    return replace(layout, scale=scale)


def _edges(room: Rect, size: tuple[int, int]) -> list[Rect]:
    """Places at the right and the left edge, the corners first."""
    low = max(room.top, room.bottom - size[1])
    heights = [room.top, low, *(room.top + (low - room.top) * n // _TRIES for n in range(_TRIES))]
    lefts = room.right - size[0], room.left
    return [Rect((left, top), size) for top in heights for left in lefts]


def dots_box(places: HintPlaces) -> Rect:
    """Where it is seen that somebody thinks."""
    body = places.body
    return Rect(body.left, body.centery, body.width, body.height // 2)


def hint_part(skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces) -> Part:
    """The panel as a part of the still picture."""
    return Part(
        skins.reach(_PANEL, places.box, places.scale),
        (face, places),
        lambda surface: _draw(surface, skins, _grown(layout, places.scale), face, places),
    )


def _draw(
    surface: Surface, skins: Skins, layout: TableLayout, face: HintFace, places: HintPlaces
) -> None:
    pixels = layout.pixels
    skins.spread(surface, _PANEL, places.box, layout.scale)
    side = pixels(22)
    skins.icon(surface, "close", (places.head.right - side // 2, places.head.centery), side, GOLD)
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
        draw_dots(surface, skins, dots_box(places), layout.scale)
    for number, (row, box) in enumerate(zip(face.rows, places.rows, strict=True)):
        if number in (face.chosen, face.pointed):
            look = "chosen" if number == face.chosen else "hover"
            skins.spread(surface, f"control/row_{look}", box, layout.scale)
        _row(surface, skins, layout, row, box, patterned=face.patterned)


def _row(
    surface: Surface, skins: Skins, layout: TableLayout, row: Advised, box: Rect, *, patterned: bool
) -> None:
    """Engine, what to do and why, the chance."""
    pixels, side = layout.pixels, layout.pixels(_ENGINE)
    name = skins.assets.engine(row.company, HEADING, patterned)
    picture = skins.assets.scaled(name, (side, side))
    surface.blit(picture, picture.get_rect(midleft=(box.left + pixels(6), box.centery)))
    chance = Rect(box.right - pixels(_CHANCE), box.top, pixels(_CHANCE - 12), box.height)
    skins.write(surface, row.chance, chance, _letters(layout, 26), CREAM, role="label", align=1.0)
    lines = _lines(skins, layout, row, box.width)
    top = box.centery - sum(line.height for line in lines) // 2
    for line in lines:
        font = skins.assets.font(line.role, line.pixels)
        write_line(surface, font, line.words, line.colour, (box.left + side + pixels(12), top))
        top += line.height


class _HintLine(NamedTuple):
    """One line of a row."""

    role: Role
    pixels: int
    colour: str
    words: str
    height: int


def _lines(skins: Skins, layout: TableLayout, row: Advised, width: int) -> list[_HintLine]:
    """What to do in bold letters, why in others, each in as many lines as it needs."""
    room = width - layout.pixels(_ENGINE + 12 + _CHANCE)
    kinds: tuple[tuple[Role, int, str, str], ...] = (
        ("reading-bold", _letters(layout, _LARGE), CREAM, row.what),
        ("reading", _letters(layout, _SMALL), _DIM, row.why),
    )
    return [
        _HintLine(role, pixels, colour, part, font.get_linesize())
        for role, pixels, colour, words in kinds
        for font in [skins.assets.font(role, pixels)]
        for part in wrapped(words, font, room)
    ]


def _height(skins: Skins, layout: TableLayout, row: Advised, width: int) -> int:
    """How high a row is: as its words, and at least as its engine."""
    words = sum(line.height for line in _lines(skins, layout, row, width))
    return max(words, layout.pixels(_ENGINE * 0.8)) + layout.pixels(_ROW)


def _letters(layout: TableLayout, units: int) -> int:
    return max(LEAST_LETTERS, layout.pixels(units))
