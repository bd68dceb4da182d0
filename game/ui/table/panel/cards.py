"""A company's card: its engine before sun rays, its depot, and its value on a line of rails."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import Company
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins

PRINTED_TRACK = 30  # values beyond stand at its end and go on counting (R4)
_FULL = (572, 104)  # the least width and height of a card, in units
_LOW = (572, 60)  # the same of one for large letters: no long name, no numbers below the rails
_LOW_FROM = 7.6  # times as wide as high
_GAIN, _LOSS, _CHANGED = "#1E6B2C", "#B3290A", "#B3290A"  # of the player, and of a depot
_PULLED = 8  # units that a chosen card is pulled out to the map
_BAND = 7  # units, the frame of a chosen card


class CardFace(NamedTuple):
    """All that a card shows."""

    company: Company
    value: float  # of the marker, which rolls
    depot: int
    state: str = "normal"  # normal, hover, chosen, disabled
    gain: int = 0  # what the plan would add to the value
    patterned: bool = False
    focused: bool = False
    stock: int = 0  # what the plan has added to the depot
    role: str = ""  # what a trade does with it, in words


class CardPlaces(NamedTuple):
    """Where the parts of a card lie; none covers another."""

    unit: float  # pixels
    picture: Rect
    mark: Rect
    words: Rect
    icon: Rect
    depot: Rect
    rail: Rect
    numbers: Rect

    @property
    def low(self) -> bool:
        """Whether there is room only for large letters: no long name, no numbers."""
        return self.numbers.height == 0


def card_places(box: Rect) -> CardPlaces:
    """The places on a card, which may be of any shape."""
    low = box.width >= _LOW_FROM * box.height
    width, height = _LOW if low else _FULL
    unit = min(box.width / width, box.height / height)

    def pixels(units: float) -> int:
        return round(units * unit)

    wide = round(box.height * 158 / _FULL[1]) if low else pixels(158)
    picture = Rect(box.left, box.top, wide, box.height).inflate(-2, -2)
    inner = Rect(picture.right, box.top, box.right - picture.right, box.height)
    inner = inner.inflate(-pixels(28), -pixels(6 if low else 14))
    top = Rect(inner.left, inner.top, inner.width, round(inner.height * (0.54 if low else 0.46)))
    mark = Rect(top.left, top.top, pixels(24), top.height)
    depot = Rect(top.right - pixels(34), top.top, pixels(34), top.height)
    icon = Rect(depot.left - pixels(36), top.top, pixels(31), top.height)
    left = mark.right + pixels(8)
    words = Rect(left, top.top, icon.left - pixels(5) - left, top.height)
    rail = Rect(inner.left, top.bottom, inner.width, pixels(18)).inflate(-pixels(22), 0)
    if low:
        rail.centery = (top.bottom + inner.bottom) // 2
    below = 0 if low else inner.bottom - rail.bottom
    numbers = Rect(inner.left, rail.bottom, inner.width, below)
    return CardPlaces(unit, picture, mark, words, icon, depot, rail, numbers)


def draw_card(surface: Surface, skins: Skins, face: CardFace, box: Rect) -> None:
    """One card in its box; a chosen one is pulled out."""
    box = _pulled(face, box)
    places = card_places(box)
    skins.stretch(surface, f"card/{face.state}", box, places.unit)
    _portrait(surface, skins, face, _framed(face, places))
    _heading(surface, skins, face, places)
    _value_track(surface, skins, face, places)
    if face.state == "disabled":
        skins.stretch(surface, "card/veil", places.picture, places.unit)
    if face.focused:
        skins.stretch(surface, "control/focus", box, places.unit)


def card_part(skins: Skins, face: CardFace, box: Rect) -> Part:
    """A card as a part of the still picture."""
    unit, lying = card_places(box).unit, _pulled(face, box)
    reach = skins.bounds(f"card/{face.state}", lying, unit)
    if face.focused:
        reach = reach.union(skins.bounds("control/focus", lying, unit))
    return Part(reach.union(box), face, lambda surface: draw_card(surface, skins, face, box))


def _pulled(face: CardFace, box: Rect) -> Rect:
    """Where a card lies."""
    return box.move(-round(_PULLED * card_places(box).unit), 0) if face.state == "chosen" else box


def _framed(face: CardFace, places: CardPlaces) -> Rect:
    """What the frame of a card leaves of its picture."""
    if face.state != "chosen":
        return places.picture
    band, (left, top, width, height) = round(_BAND * places.unit), places.picture
    return Rect(left + band, top + band, width - band, height - 2 * band)


def marker_place(box: Rect, value: float) -> tuple[int, int]:
    """Where a card's marker stands for a value."""
    rail = card_places(box).rail
    return round(rail.left + rail.width * min(value, PRINTED_TRACK) / PRINTED_TRACK), rail.centery


def _portrait(surface: Surface, skins: Skins, face: CardFace, area: Rect) -> None:
    """The left end of the card; the engine stands on its lower edge."""
    surface.blit(skins.assets.scaled(f"table/card/rays_{face.company}", area.size), area)
    side = round(min(area.height * 1.24, area.width * 0.94))
    engine = skins.assets.scaled(skins.assets.portrait(face.company, face.patterned), (side, side))
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    surface.blit(engine, engine.get_rect(midbottom=(area.centerx, area.bottom + side // 24)))
    surface.set_clip(before)


def _heading(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces) -> None:
    """Mark, name and depot; in a trade its part in it instead of the long name."""
    unit, ink = places.unit, skins.ink(f"card/{face.state}")
    livery = skins.assets.livery(face.company)
    skins.draw(surface, f"mark/{face.company}", places.mark.center, unit * 0.75)
    skins.draw(surface, f"depot/{face.company}", places.icon.center, unit * 0.85)
    count = _CHANGED if face.stock else ink
    letters = round(25 * unit)
    skins.write(
        surface, str(face.depot), places.depot, letters, count, role="reading-bold", align=1.0
    )
    words, letters = places.words, round(26 * unit)
    railway = skins.write(surface, livery.railway.upper(), words, letters, ink, role="display")
    left = railway.right + round(10 * unit)
    rest = Rect(left, words.top + round(3 * unit), words.right - left, words.height)
    if face.role:
        _role(surface, skins, face, rest, unit)
    elif not places.low:
        skins.write(surface, livery.full_name, rest, round(17 * unit), ink, role="label")


def _role(surface: Surface, skins: Skins, face: CardFace, box: Rect, unit: float) -> None:
    """What a trade does with a company: an arrow into its depot or out of it, and words."""
    given, side = face.stock > 0, round(20 * unit)
    colour, icon = (_LOSS, "arrow_right") if given else (_GAIN, "arrow_left")
    skins.draw_icon(surface, icon, (box.left + side // 2, box.centery), side, colour)
    words = Rect(box.left + side, box.top, box.width - side, box.height)
    skins.write(surface, face.role, words, round(18 * unit), colour, role="reading-bold")


def _value_track(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces) -> None:
    unit, rail = places.unit, places.rail
    skins.tile(surface, "track/rail", rail, unit)
    shown = min(face.value, PRINTED_TRACK) / PRINTED_TRACK
    passed = Rect(rail.left, rail.top, round(rail.width * shown), rail.height)
    skins.tile(surface, f"track/passed_{face.company}", passed, unit)
    ink = skins.ink(f"card/{face.state}")
    for number in range(0, 0 if places.low else PRINTED_TRACK + 1, 5):
        x = rail.left + round(rail.width * number / PRINTED_TRACK)
        label = Rect(0, 0, round(40 * unit), places.numbers.height)
        label.midtop = (x, rail.bottom)
        skins.write(surface, str(number), label, round(15 * unit), ink, align=0.5)
    marker = f"track/marker_{face.company}"
    spot = skins.draw(surface, marker, (rail.left + passed.width, rail.centery), unit)
    digits = Rect(spot.left, spot.top + round(unit), spot.width, spot.height)
    value, letters = f"{round(face.value)}", round(17 * unit)
    skins.write(surface, value, digits, letters, skins.ink(marker), role="reading-bold", align=0.5)
    if face.gain:
        _gain(surface, skins, face, places, spot)


def _gain(surface: Surface, skins: Skins, face: CardFace, places: CardPlaces, spot: Rect) -> None:
    """What the plan would add, beside the marker and on a ground of its own: rails lie there."""
    words, letters = f"+{face.gain}", max(11, round(19 * places.unit))
    wide = skins.assets.font("reading-bold", letters).size(words)[0] + round(12 * places.unit)
    box = Rect(spot.right, 0, wide, round(24 * places.unit))
    if box.right > places.numbers.right:
        box.right = spot.left
    box.centery = spot.centery
    skins.stretch(surface, "panel/badge", box, places.unit * 0.5)
    ink = skins.ink("panel/badge")
    skins.write(surface, words, box, letters, ink, role="reading-bold", align=0.5)
