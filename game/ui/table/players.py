"""A player's tile: name, how many locomotives of how many, whose turn, who began."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.table.still import Part
from game.ui.widgets.skins import Skins

_FULL_HEIGHT = 88  # of a tile, in units
_SEAT_COLOURS = ("#E9D9A8", "#A9D3E6", "#F0A08C", "#BFE0A4", "#D9B8E6", "#F2C879")


class PlayerFace(NamedTuple):
    """All that a tile shows."""

    seat: int
    name: str
    holding: str  # how many of the limit, in words
    warning: bool = False  # over the limit
    active: bool = False
    start: bool = False
    note: str = ""  # as "to move"


def draw_player(surface: Surface, skins: Skins, face: PlayerFace, box: Rect) -> None:
    """One tile in its box; it is laid out by its height."""
    scale = box.height / _FULL_HEIGHT
    name = "player/active" if face.active else "player/normal"
    skins.spread(surface, name, box, scale)
    ink = skins.ink(name)
    disc = min(round(52 * scale), box.height - round(16 * scale))
    middle = (box.left + round(12 * scale) + disc // 2, box.centery)
    _avatar(surface, skins, face, middle, disc)
    words = Rect(middle[0] + disc // 2 + round(10 * scale), box.top, 0, box.height)
    words.width = box.right - round(12 * scale) - words.left
    lines = [(face.name, "reading-bold", 23.0, ink), (face.holding, "reading", 17.0, ink)]
    if face.warning:
        lines[1] = (face.holding, "reading-bold", 17.0, "#D8431F")
    if face.active and face.note:
        lines.append((face.note.upper(), "reading-bold", 14.0, "#C8380A"))
    room = words.height - round(20 * scale)
    each = room // len(lines)
    for number, (text, role, size, colour) in enumerate(lines):
        line = Rect(words.left, words.top + round(10 * scale) + number * each, words.width, each)
        if number == 2 and skins.assets.font("reading-bold", 9).size(text)[0] > line.width:
            continue  # the golden tile says it without words
        skins.write(
            surface,
            text,
            line,
            round(size * scale),
            colour,
            role="reading-bold" if role == "reading-bold" else "reading",
        )
    if face.start:
        corner = (middle[0] + disc // 3, middle[1] + disc // 3)
        skins.lay(surface, "player/start_plate", corner, scale * 0.5)


def player_part(skins: Skins, face: PlayerFace, box: Rect) -> Part:
    """A tile as a part of the still picture."""
    name = "player/active" if face.active else "player/normal"
    reach = skins.reach(name, box, box.height / _FULL_HEIGHT)
    return Part(reach.union(box), face, lambda surface: draw_player(surface, skins, face, box))


def _avatar(
    surface: Surface, skins: Skins, face: PlayerFace, middle: tuple[int, int], disc: int
) -> None:
    colour = _SEAT_COLOURS[face.seat % len(_SEAT_COLOURS)]
    picture = skins.assets.scaled("table/player/avatar", (disc, disc))
    tinted = skins.tinted(picture, f"avatar {disc}", colour)
    surface.blit(tinted, tinted.get_rect(center=middle))
    ring = skins.assets.scaled("table/player/avatar_ring", (disc, disc))
    surface.blit(ring, ring.get_rect(center=middle))
    letter = Rect(0, 0, disc, disc)
    letter.center = middle
    initial = face.name[:1].upper()
    skins.write(surface, initial, letter, disc // 2, "#2A1C12", role="display", align=0.5)
