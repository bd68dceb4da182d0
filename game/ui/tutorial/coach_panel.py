"""The coach's panel: the lesson's title and number, what to do, and how to continue."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.ui.table.layout import TableLayout
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden, row_of_boxes
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import wrapped, write_line
from game.ui.widgets.theme import CREAM, GOLD

_NUDGE, _DIM = "#FFB08F", "#B9C3D6"
_PANEL = "panel/action"
_WIDTH, _EDGE, _PAD, _HEAD, _BUTTON, _GAP = 600, 26, 26, 44, 54, 12  # units
_LETTERS, _SMALL = 22, 16
_LEAST, _LEAST_SMALL = 13, 10  # pixels
_SPACING = 1.12


class CoachFace(NamedTuple):
    """What the panel shows."""

    title: str
    number: int
    total: int
    text: str
    nudge: str = ""
    foot: str = ""


class CoachPlaces(NamedTuple):
    """The rectangles of the panel."""

    box: Rect
    head: Rect
    body: Rect
    foot: Rect
    layout: TableLayout  # gives the scale


def coach_places(
    skins: Skins, layout: TableLayout, faces: Iterable[CoachFace], keep_clear: Sequence[Rect]
) -> CoachPlaces:
    """Lay the panel out in the corner of the map where it hides least, with room for all faces."""
    layout = layout.enlarged(_WIDTH)
    pixels = layout.pixels
    width = min(pixels(_WIDTH), layout.pane.width - 2 * pixels(_EDGE))
    pad, inner = pixels(_PAD), width - 2 * pixels(_PAD)
    lines = max(len(_lines(skins, layout, face, inner)) for face in faces)
    text = _line_height(skins.assets.font("reading", _letters(layout))) * lines + pixels(_GAP)
    foot_height = skins.assets.font("reading", _small_letters(layout)).get_linesize()
    height = pixels(_HEAD) + text + pixels(_BUTTON) + foot_height + 2 * pixels(_GAP) + pad
    inside = layout.pane.inflate(-2 * pixels(_EDGE), -2 * pixels(_EDGE))
    inside.height = layout.rack.top - pixels(16) - inside.top
    box = Rect(0, 0, width, height)
    corners = [
        box.move_to(bottomleft=inside.bottomleft),
        box.move_to(topleft=inside.topleft),
        box.move_to(bottomright=inside.bottomright),
        box.move_to(topright=inside.topright),
    ]
    box = least_hidden(corners, [KeepClear(keep_clear)])
    head = Rect(box.left + pad, box.top + pixels(_GAP), inner, pixels(_HEAD))
    body = Rect(box.left + pad, head.bottom + pixels(4), inner, text)
    foot = Rect(box.left + pad, box.bottom - pad // 2 - foot_height, inner, foot_height)
    return CoachPlaces(box, head, body, foot, layout)


def button_places(places: CoachPlaces, count: int) -> tuple[Rect, list[Rect]]:
    """The place of a button in the upper corner, and those of others in a row below the text."""
    pixels, body = places.layout.pixels, places.body
    side, top = pixels(36), places.foot.top - pixels(_BUTTON)
    close = Rect(0, 0, side, side).move_to(midright=places.head.midright)
    row = Rect(body.left, top, body.width, pixels(_BUTTON - 4))
    return close, row_of_boxes(row, count, row.width, pixels(_GAP), align=0)


def coach_part(skins: Skins, face: CoachFace, places: CoachPlaces) -> Part:
    """The panel as a part of the picture."""
    return Part(
        skins.bounds(_PANEL, places.box, places.layout.scale),
        (face, places),
        lambda surface: _draw(surface, skins, face, places),
    )


def _draw(surface: Surface, skins: Skins, face: CoachFace, places: CoachPlaces) -> None:
    layout, head = places.layout, places.head
    for _ in range(2):  # one alone is so transparent that the map disturbs the text
        skins.stretch(surface, _PANEL, places.box, layout.scale)
    pixels, letters = layout.pixels, _letters(layout)
    count = Rect(head.right - pixels(110), head.top, pixels(60), head.height)
    position = f"{face.number}/{face.total}"
    skins.write(surface, position, count, letters, GOLD, role="reading-bold", align=1.0)
    title = Rect(head.left, head.top, count.left - head.left, head.height)
    skins.write(surface, face.title, title, max(_LEAST, pixels(28)), GOLD, role="label")
    top = places.body.top
    for font, colour, line in _lines(skins, layout, face, places.body.width):
        write_line(surface, font, line, colour, (places.body.left, top))
        top += _line_height(font)
    skins.write(surface, face.foot, places.foot, _small_letters(layout), _DIM, align=0.5)


def _lines(
    skins: Skins, layout: TableLayout, face: CoachFace, width: int
) -> list[tuple[Font, str, str]]:
    """The text, and the nudge in bold letters below it: font, colour and text of each line."""
    plain = skins.assets.font("reading", _letters(layout))
    bold = skins.assets.font("reading-bold", _letters(layout))
    nudge = wrapped(face.nudge, bold, width) if face.nudge else []
    return [
        *((plain, CREAM, line) for line in wrapped(face.text, plain, width)),
        *((bold, _NUDGE, line) for line in nudge),
    ]


def _line_height(font: Font) -> int:
    return round(font.get_linesize() * _SPACING)


def _letters(layout: TableLayout) -> int:
    return max(_LEAST, layout.pixels(_LETTERS))


def _small_letters(layout: TableLayout) -> int:
    return max(_LEAST_SMALL, layout.pixels(_SMALL))
