"""Standing engines: each on its shadow, along its line, in its company's livery."""

from pygame import SRCALPHA, Rect, Surface, Vector2
from pygame.mask import from_surface

from game.ui.map.camera import Camera, Point
from game.ui.map.lineup import Stand
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

SIZE = 1.14  # of an engine's picture, in widths of a hex
# The point of the picture that stands in the middle of the hex, as shares of its sides. It lies
# a little above the engine's ground, since the picture shows the engine from above.
_PIVOT = (0.5, 0.545)
_TURN = 30  # degrees between the headings that there are pictures of
_ROOM = 1 << 19
_GHOST_ALPHA = 228
_GHOST_LIGHT = (255, 250, 232, 255)
_GHOST_RIM = 0.028  # of the picture's side
_GHOST_TURNS = 12  # in which the rim is drawn


class Locomotives:
    """Draws engines as they stand."""

    def __init__(self, assets: Assets, patterned: bool = False) -> None:
        self._assets = assets
        self.patterned = patterned
        self._ghosts: SurfaceCache[tuple[str, int]] = SurfaceCache(_ROOM)

    def box(self, stand: Stand, camera: Camera) -> Rect:
        """The pixels of the pane that an engine and its shadow may lie on."""
        size = side(camera, stand.size)
        x, y = ground_point(stand, camera)
        return Rect(round(x - _PIVOT[0] * size), round(y - _PIVOT[1] * size), size, size)

    def draw_shadow(self, pane: Surface, stand: Stand, camera: Camera) -> None:
        """Put an engine's shadow on the ground."""
        box = self.box(stand, camera)
        pane.blit(self._assets.scaled(_shadow(stand.heading), box.size), box)

    def draw(self, pane: Surface, stand: Stand, camera: Camera) -> None:
        """Put an engine on its shadow."""
        box = self.box(stand, camera)
        name = self._assets.locomotive(stand.company, stand.heading, self.patterned)
        pane.blit(self._assets.scaled(name, box.size), box)

    def draw_ghost(self, pane: Surface, stand: Stand, camera: Camera) -> None:
        """Put an engine there that is not yet built: pale, cut out with a light rim, so that it
        stands clear of whatever lies below."""
        self.draw_shadow(pane, stand, camera)
        box = self.box(stand, camera)
        name = self._assets.locomotive(stand.company, stand.heading, self.patterned)
        rim = max(1, round(box.width * _GHOST_RIM))
        ghost = self._ghosts.get((name, box.width), lambda: self._ghost(name, box.width, rim))
        pane.blit(ghost, box.inflate(2 * rim, 2 * rim))

    def _ghost(self, name: str, side: int, rim: int) -> Surface:
        engine = self._assets.scaled(name, (side, side))
        shape = from_surface(engine).to_surface(setcolor=_GHOST_LIGHT, unsetcolor=(0, 0, 0, 0))
        ghost = Surface((side + 2 * rim, side + 2 * rim), SRCALPHA)
        for turn in range(_GHOST_TURNS):
            around = Vector2(rim, 0).rotate(360 * turn / _GHOST_TURNS)
            ghost.blit(shape, (round(rim + around.x), round(rim + around.y)))
        pale = engine.copy()
        pale.set_alpha(_GHOST_ALPHA)
        ghost.blit(pale, (rim, rim))
        return ghost


def _shadow(heading: int) -> str:
    return f"locomotives/shadow/{heading:03}"


def side(camera: Camera, size: float) -> int:
    """How many pixels an engine's picture is wide and high."""
    return max(2, round(camera.hex_width * SIZE * size))


def ground_point(stand: Stand, camera: Camera) -> Point:
    """Where an engine stands, in pixels of the pane."""
    x, y = camera.local(stand.hex)
    width = camera.hex_width
    return x + stand.aside[0] * width, y + stand.aside[1] * width
