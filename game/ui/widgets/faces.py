"""The faces of bots, on a disc in the colour of their seat."""

from pygame import Rect, Surface, draw

from game.bots.people import Person
from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import SEAT_COLOURS

_LEAST_RING = 44  # pixels of a disc with the broad ring
_GROWN, _RIM_RADIUS, _RIM = 1.18, 0.485, "#E6C776"  # of a smaller one, as shares of its width


def seat_colour(seat: int) -> str:
    """The colour of a seat's disc."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def draw_face(surface: Surface, skins: Skins, person: Person, disc: Rect, seat: int) -> None:
    """A portrait on its disc; a small one has a thin rim, so that the face is larger."""
    small = disc.width < _LEAST_RING
    grown = round(disc.width * _GROWN) if small else disc.width
    whole = Rect(0, 0, grown, grown).move_to(center=disc.center)
    picture = skins.assets.small("table/player/avatar", whole.size)
    surface.blit(skins.tinted(picture, f"avatar {grown}", seat_colour(seat)), whole)
    surface.blit(skins.assets.small(skins.assets.face(person.face), whole.size), whole)
    if small:
        draw.aacircle(surface, _RIM, disc.center, disc.width * _RIM_RADIUS, 2)
    else:
        surface.blit(skins.assets.small("table/player/avatar_ring", disc.size), disc)
