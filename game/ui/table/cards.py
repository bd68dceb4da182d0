"""A company's card: its engine before sun rays, its depot, and its value on a line of rails."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.companies import Company
from game.ui.assets import Livery
from game.ui.table.still import Part
from game.ui.widgets.skins import Skins

PRINTED_TRACK = 30  # values beyond stand at its end and go on counting (R4)
_FULL_HEIGHT = 104  # of a card, in units


class CardFace(NamedTuple):
    """All that a card shows."""

    company: Company
    value: float  # of the marker, which rolls
    depot: int
    state: str = "normal"  # normal, hover, chosen, disabled
    gain: int = 0  # what the plan would add to the value
    patterned: bool = False
    focused: bool = False


def draw_card(surface: Surface, skins: Skins, face: CardFace, box: Rect) -> None:
    """One card in its box."""
    scale = box.height / _FULL_HEIGHT
    skins.spread(surface, f"card/{face.state}", box, scale)
    picture = _portrait(surface, skins, face, box)
    inner = Rect(picture.right, box.top, box.right - picture.right, box.height)
    inner = inner.inflate(-round(28 * scale), -round(14 * scale))
    livery = skins.assets.livery(face.company)
    top = Rect(inner.left, inner.top, inner.width, round(inner.height * 0.46))
    _heading(surface, skins, face, livery, top, scale)
    track = Rect(inner.left, top.bottom, inner.width, inner.bottom - top.bottom)
    _value_track(surface, skins, face, track, scale)
    if face.state == "disabled":
        skins.spread(surface, "card/veil", picture, scale)


def card_part(skins: Skins, face: CardFace, box: Rect) -> Part:
    """A card as a part of the still picture."""
    reach = skins.reach(f"card/{face.state}", box, box.height / _FULL_HEIGHT)
    return Part(reach.union(box), face, lambda surface: draw_card(surface, skins, face, box))


def marker_place(box: Rect, value: float) -> tuple[int, int]:
    """Where a card's marker stands for a value."""
    scale = box.height / _FULL_HEIGHT
    left = box.left + round(158 * scale)
    inner = Rect(left, box.top, box.right - left, box.height)
    inner = inner.inflate(-round(28 * scale), -round(14 * scale))
    top = inner.top + round(inner.height * 0.46)
    rail = _rail(Rect(inner.left, top, inner.width, inner.bottom - top), scale)
    return round(rail.left + rail.width * min(value, PRINTED_TRACK) / PRINTED_TRACK), rail.centery


def _portrait(surface: Surface, skins: Skins, face: CardFace, box: Rect) -> Rect:
    """The left end of the card; the engine stands on its lower edge."""
    scale = box.height / _FULL_HEIGHT
    area = Rect(box.left, box.top, round(158 * scale), box.height).inflate(-2, -2)
    rays = skins.assets.scaled(f"table/card/rays_{face.company}", area.size)
    surface.blit(rays, area)
    side = round(area.height * 1.16)
    engine = skins.assets.scaled(skins.assets.portrait(face.company, face.patterned), (side, side))
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    surface.blit(engine, engine.get_rect(midbottom=(area.centerx, area.bottom + side // 9)))
    surface.set_clip(before)
    return area


def _heading(
    surface: Surface, skins: Skins, face: CardFace, livery: Livery, top: Rect, scale: float
) -> None:
    ink = skins.ink(f"card/{face.state}")
    mark = round(24 * scale)
    skins.lay(surface, f"mark/{face.company}", (top.left + mark // 2, top.centery), scale * 0.75)
    depot = round(34 * scale)
    right = Rect(top.right - depot, top.top, depot, top.height)
    pixels = round(25 * scale)
    skins.write(surface, str(face.depot), right, pixels, ink, role="reading-bold", align=1.0)
    middle = (right.left - round(14 * scale), top.centery - round(2 * scale))
    skins.lay(surface, f"depot/{face.company}", middle, scale * 0.85)
    names = Rect(top.left + mark + round(10 * scale), top.top, 0, top.height)
    names.width = right.left - round(36 * scale) - names.left
    railway = skins.write(
        surface, livery.railway.upper(), names, round(27 * scale), ink, role="display"
    )
    rest = Rect(railway.right + round(10 * scale), top.top + round(3 * scale), 0, top.height)
    rest.width = names.right - rest.left
    full = livery.full_name
    font = skins.assets.font("label", round(17 * scale))
    if font.size(full)[0] <= rest.width:
        skins.write(surface, full, rest, round(17 * scale), ink, role="label")


def _rail(track: Rect, scale: float) -> Rect:
    rail = Rect(track.left, track.top, track.width, round(18 * scale))
    return rail.inflate(-round(22 * scale), 0)


def _value_track(surface: Surface, skins: Skins, face: CardFace, track: Rect, scale: float) -> None:
    rail = _rail(track, scale)
    skins.tile(surface, "track/rail", rail, scale)
    shown = min(face.value, PRINTED_TRACK) / PRINTED_TRACK
    passed = Rect(rail.left, rail.top, round(rail.width * shown), rail.height)
    skins.tile(surface, f"track/passed_{face.company}", passed, scale)
    ink = skins.ink(f"card/{face.state}")
    for number in range(0, PRINTED_TRACK + 1, 5):
        x = rail.left + round(rail.width * number / PRINTED_TRACK)
        label = Rect(0, 0, round(40 * scale), track.bottom - rail.bottom)
        label.midtop = (x, rail.bottom)
        skins.write(surface, str(number), label, round(14 * scale), ink, align=0.5)
    x = rail.left + passed.width
    marker = f"track/marker_{face.company}"
    spot = skins.lay(surface, marker, (x, rail.centery), scale)
    value = f"{round(face.value)}"
    digits = Rect(spot.left, spot.top + round(scale), spot.width, spot.height)
    skins.write(
        surface, value, digits, round(16 * scale), skins.ink(marker), role="reading-bold", align=0.5
    )
    if face.gain:
        wide = round(44 * scale)
        room = spot.right + wide <= track.right
        plus = Rect(spot.right if room else spot.left - wide, rail.top, wide, rail.height)
        words, size = f"+{face.gain}", round(19 * scale)
        skins.write(surface, words, plus, size, ink, role="reading-bold", align=0.5)
