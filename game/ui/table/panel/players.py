"""A player's tile: name, how many locomotives of how many, whose turn, who began."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.ui.media.assets import Role
from game.ui.widgets.compositor import Part
from game.ui.widgets.dots import draw_dots
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import SEAT_COLOURS

_TALL, _FLAT = (80, 118), (60, 150)  # the least height and width of each form, in units
_FLAT_FROM = 2.4  # times as wide as high
_RED, _GREY = "#C8380A", "#9AA0A4"
_LEAST_NOTE = 10  # pixels; rather a sign than words that cannot be read
_LEAST_SIGN = 9  # pixels; rather none than one that takes the room of the number


class PlayerFace(NamedTuple):
    """All that a tile shows."""

    seat: int
    name: str
    holding: str  # how many of the limit
    warning: bool = False  # over the limit
    active: bool = False
    start: bool = False
    note: str = ""  # as the time that is left; most have none
    bot: bool = False
    thinking: bool = False  # dots stand where the note would be
    away: bool = False  # whoever plays here has gone, maybe to come back
    urgent: bool = False  # the time for the turn is nearly over
    initials: str = ""  # on the disc, where the first letter is not enough
    crowned: bool = False  # has won: bright as whoever is to move, without the sign of the turn
    letters: int = 0  # pixels of the name at most; without a number, as large as fits


class TilePlaces(NamedTuple):
    """Where the parts of a tile lie; none covers another."""

    unit: float  # pixels
    disc: Rect
    name: Rect
    sign: Rect  # a locomotive: what is counted
    holding: Rect
    note: Rect
    start: Rect  # on the rim of the disc, clear of its letter
    turn: Rect  # the same


def tile_places(box: Rect, noted: bool) -> TilePlaces:
    """The places in a tile: a tall one has its note below, a flat one beside the number."""
    flat = box.width >= _FLAT_FROM * box.height
    high, wide = _FLAT if flat else _TALL
    unit = min(box.height / high, box.width / wide)
    pad, gap = round(8 * unit), round(6 * unit)
    inner = box.inflate(-2 * pad, -2 * round(7 * unit))
    strip = Rect(inner.left, inner.bottom, inner.width, 0)
    if noted and not flat:
        strip.height = round(19 * unit)
        strip.bottom = inner.bottom
        inner.height -= strip.height
    side = min(round((44 if flat else 48) * unit), inner.height)
    disc = Rect(inner.left, 0, side, side)
    disc.centery = inner.centery
    words = Rect(disc.right + gap, 0, inner.right - disc.right - gap, round(46 * unit))
    words.centery = inner.centery
    name = Rect(words.left, words.top, words.width, round(25 * unit))
    holding = Rect(words.left, name.bottom, words.width, words.bottom - name.bottom)
    if flat:
        holding.width = min(round(80 * unit), words.width * 2 // 3)
        strip = Rect(holding.right, holding.top, words.right - holding.right, holding.height)
    start = Rect(0, 0, round(side * 0.54), round(side * 0.4))
    start.bottomleft = (disc.left - round(6 * unit), disc.bottom + round(5 * unit))
    turn = Rect(0, 0, round(side * 0.44), round(side * 0.44))
    turn.center = (disc.right - round(side * 0.1), disc.top + round(side * 0.1))
    turn.clamp_ip(box)
    return TilePlaces(unit, disc, name, *_counted(holding, gap // 3), strip, start, turn)


def _counted(box: Rect, gap: int) -> tuple[Rect, Rect]:
    """The sign of what is counted, and the number beside it."""
    side = min(box.height, box.width // 4)
    sign = Rect(box.topleft, (side if side >= _LEAST_SIGN else 0, box.height))
    left = sign.right + gap
    return sign, Rect(left, box.top, box.right - left, box.height)


def draw_player(surface: Surface, skins: Skins, face: PlayerFace, box: Rect) -> None:
    """One tile in its box."""
    skin = _skin(face)
    noted = face.thinking or bool(face.note)
    places = tile_places(box, noted)
    unit, ink = places.unit, skins.ink(skin)
    skins.stretch(surface, skin, box, unit)
    draw_avatar(surface, skins, face, places.disc)
    font = skins.assets.font("reading-bold", _least_name(unit))
    name = shortened(face.name, font, places.name.width)
    letters = face.letters or round(23 * unit)
    skins.write(surface, name, places.name, letters, ink, role="reading-bold")
    colour = ("#B3290A" if _bright(face) else "#FF9B7A") if face.warning else ink
    role: Role = "reading-bold" if face.warning else "reading"
    if places.sign.width:
        skins.draw_icon(surface, "locomotive", places.sign.center, places.sign.width, colour)
    skins.write(surface, face.holding, places.holding, round(19 * unit), colour, role=role)
    if noted and face.thinking:
        draw_dots(surface, skins, places.note, unit)
    elif noted:
        _note(surface, skins, face, places)
    if face.active:
        _turn(surface, skins, places.turn)
    if face.start:
        size = places.start.size
        plate = skins.assets.scaled("table/player/start_plate", size)
        surface.blit(plate, places.start)


def alike(skins: Skins, faces: Sequence[PlayerFace], boxes: Sequence[Rect]) -> list[PlayerFace]:
    """The tiles of a table with names in one size: the largest in which all fit."""
    sizes = []
    for face, box in zip(faces, boxes, strict=True):
        unit, _, name, *_ = tile_places(box, noted=False)
        fitting = skins.fitting_size(face.name, name.width, round(23 * unit), "reading-bold")
        sizes.append(max(fitting, _least_name(unit)))
    return [face._replace(letters=min(sizes)) for face in faces]


def player_part(skins: Skins, face: PlayerFace, box: Rect) -> Part:
    """A tile as a part of the still picture."""
    reach = skins.bounds(_skin(face), box, tile_places(box, False).unit)
    return Part(reach.union(box), face, lambda surface: draw_player(surface, skins, face, box))


def _bright(face: PlayerFace) -> bool:
    return face.active or face.crowned


def _skin(face: PlayerFace) -> str:
    if _bright(face):
        return "player/active"
    return "player/absent" if face.away else "player/normal"


def _note(surface: Surface, skins: Skins, face: PlayerFace, places: TilePlaces) -> None:
    """How much time is left, or that somebody is away; a sign where words would be too small."""
    words, colour = face.note.upper(), _RED if face.active else "#FF9B7A"
    if face.urgent:  # a light that goes on and off with every second
        surface.fill(_RED, places.note)
        colour = "#FFF6DF"
    least = max(_LEAST_NOTE, round(13 * places.unit))
    size = max(least, round(17 * places.unit))
    fitting = skins.fitting_size(words, places.note.width, size, "reading-bold")
    if fitting >= least:
        skins.write(surface, words, places.note, fitting, colour, role="reading-bold", align=0.5)
    else:
        side = min(places.note.height, places.note.width)
        icon = "connection_lost" if face.away else "timer"
        skins.draw_icon(surface, icon, places.note.center, side, colour)


def _turn(surface: Surface, skins: Skins, box: Rect) -> None:
    """Whose turn it is: a sign at the same place on every tile."""
    draw.circle(surface, "#FFF6DF", box.center, box.width / 2)
    draw.circle(surface, _RED, box.center, box.width * 0.43)
    side = round(box.width * 0.66)
    skins.draw_icon(surface, "play", box.center, side, "#FFF6DF")


def _least_name(unit: float) -> int:
    """Pixels: rather than smaller letters, fewer of them."""
    return max(11, round(17 * unit))


def draw_avatar(surface: Surface, skins: Skins, face: PlayerFace, disc: Rect) -> None:
    """A player's disc, with the letters that stand for the name or the sign of a bot."""
    colour = SEAT_COLOURS[face.seat % len(SEAT_COLOURS)]
    picture = skins.assets.scaled("table/player/avatar", disc.size)
    colour = _GREY if face.away else colour
    surface.blit(skins.tinted(picture, f"avatar {disc.width}", colour), disc)
    surface.blit(skins.assets.scaled("table/player/avatar_ring", disc.size), disc)
    if face.bot or face.away:
        icon = "bot" if face.bot else "connection_lost"
        skins.draw_icon(surface, icon, disc.center, round(disc.width * 0.62), "#2A1C12")
        return
    words, letters = face.initials or face.name[:1].upper(), disc.width // 2
    inner = disc.inflate(-disc.width // 3, 0)
    skins.write(surface, words, inner, letters, "#2A1C12", role="display", align=0.5)
