"""The coach's panel: which step, what to do, how to go on. Lies where nothing is spoken of."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.font import Font

from game.ui.media.assets import Role
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear, least_hidden
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import wrapped, write_line

CREAM, GOLD, WARM, _DIM = "#F6EBCF", "#F4DD9A", "#FFB08F", "#B9C3D6"
_PANEL = "panel/action"
_WIDTH, _EDGE, _PAD, _HEAD, _BUTTON, _GAP = 600, 26, 26, 44, 54, 12  # units
_LETTERS, _SMALL = 22, 16
_LEAST, _LEAST_SMALL = 13, 10  # pixels
_SPACING = 1.12


class CoachFace(NamedTuple):
    """All that the panel says."""

    title: str
    number: int
    total: int
    words: str
    nudge: str = ""
    foot: str = ""


class _CoachLine(NamedTuple):
    words: str
    colour: str
    role: Role


class CoachPlaces(NamedTuple):
    """Where the panel and its parts lie."""

    box: Rect
    head: Rect
    body: Rect
    foot: Rect
    layout: TableLayout  # whose measures they have


def coach_places(
    skins: Skins,
    layout: TableLayout,
    face: CoachFace,
    seen: Sequence[Rect],
    others: Sequence[CoachFace] = (),
) -> CoachPlaces:
    """In the corner of the map where the panel hides least of what must be seen; `others` is what
    may be said there too, and that there should be room for."""
    layout = layout.enlarged(_WIDTH)
    pixels = layout.pixels
    width = min(pixels(_WIDTH), layout.pane.width - 2 * pixels(_EDGE))
    pad, inner = pixels(_PAD), width - 2 * pixels(_PAD)
    words = max(_high(skins, layout, one, inner) for one in (face, *others))
    heights = (pixels(_HEAD), words, pixels(_BUTTON), _foot_high(skins, layout))
    box = _corner(layout, (width, sum(heights) + 2 * pixels(_GAP) + pad), seen)
    head = Rect(box.left + pad, box.top + pixels(_GAP), inner, heights[0])
    body = Rect(box.left + pad, head.bottom + pixels(4), inner, words)
    foot = Rect(box.left + pad, 0, inner, heights[3])
    foot.bottom = box.bottom - pad // 2
    return CoachPlaces(box, head, body, foot, layout)


def lay_buttons(places: CoachPlaces, leave: Button, rest: Sequence[Button]) -> None:
    """The cross in the corner, the others in a row below the words."""
    layout = places.layout
    side = layout.pixels(36)
    leave.place(Rect(0, 0, side, side).move_to(midright=places.head.midright))
    gap = layout.pixels(_GAP)
    wide = (places.body.width - gap * (len(rest) - 1)) // len(rest)
    top = places.foot.top - layout.pixels(_BUTTON)
    for number, button in enumerate(rest):
        left = places.body.left + number * (wide + gap)
        button.place(Rect(left, top, wide, layout.pixels(_BUTTON - 4)))


def coach_part(skins: Skins, face: CoachFace, places: CoachPlaces) -> Part:
    """The panel as a part of the still picture."""
    return Part(
        skins.bounds(_PANEL, places.box, places.layout.scale),
        (face, places),
        lambda surface: _draw(surface, skins, face, places),
    )


def _corner(layout: TableLayout, size: tuple[int, int], seen: Sequence[Rect]) -> Rect:
    """Left or right, low or high; the first where nothing is hidden, or the least."""
    pane, edge = layout.pane, layout.pixels(_EDGE)
    inside = pane.inflate(-2 * edge, -2 * edge)
    inside.height = layout.rack.top - layout.pixels(16) - inside.top
    box = Rect((0, 0), size)
    places = (
        box.move_to(bottomleft=inside.bottomleft),
        box.move_to(topleft=inside.topleft),
        box.move_to(bottomright=inside.bottomright),
        box.move_to(topright=inside.topright),
    )
    return least_hidden(places, [KeepClear(seen)])


def _draw(surface: Surface, skins: Skins, face: CoachFace, places: CoachPlaces) -> None:
    layout = places.layout
    for _ in range(2):  # a map is seen through one, and words upon it could not be read
        skins.stretch(surface, _PANEL, places.box, layout.scale)
    pixels, head = layout.pixels, places.head
    count = Rect(head.right - pixels(110), head.top, pixels(60), head.height)
    told = f"{face.number}/{face.total}"
    skins.write(surface, told, count, _letters(layout), GOLD, role="reading-bold", align=1.0)
    title = Rect(head.left, head.top, count.left - head.left, head.height)
    skins.write(surface, face.title, title, max(_LEAST, pixels(28)), GOLD, role="label")
    top = places.body.top
    for line in _lines(skins, layout, face, places.body.width):
        font = skins.assets.font(line.role, _letters(layout))
        write_line(surface, font, line.words, line.colour, (places.body.left, top))
        top += _step(font)
    small = max(_LEAST_SMALL, pixels(_SMALL))
    skins.write(surface, face.foot, places.foot, small, _DIM, align=0.5)


def _lines(skins: Skins, layout: TableLayout, face: CoachFace, width: int) -> list[_CoachLine]:
    """What to do, and below it what leads back to it, each with its colour and letters."""
    letters = _letters(layout)
    plain = skins.assets.font("reading", letters)
    bold = skins.assets.font("reading-bold", letters)
    lines = [_CoachLine(line, CREAM, "reading") for line in wrapped(face.words, plain, width)]
    if face.nudge:
        nudge = wrapped(face.nudge, bold, width)
        lines += [_CoachLine(line, WARM, "reading-bold") for line in nudge]
    return lines


def _high(skins: Skins, layout: TableLayout, face: CoachFace, width: int) -> int:
    font = skins.assets.font("reading", _letters(layout))
    return _step(font) * len(_lines(skins, layout, face, width)) + layout.pixels(_GAP)


def _foot_high(skins: Skins, layout: TableLayout) -> int:
    return skins.assets.font("reading", max(_LEAST_SMALL, layout.pixels(_SMALL))).get_linesize()


def _step(font: Font) -> int:
    return round(font.get_linesize() * _SPACING)


def _letters(layout: TableLayout) -> int:
    return max(_LEAST, layout.pixels(_LETTERS))
