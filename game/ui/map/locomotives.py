"""Standing locomotives: each on its shadow, along its line, in its company's livery."""

from pygame import SRCALPHA, Rect, Surface, Vector2
from pygame.mask import from_surface

from game.ui.map.camera import Camera, Point
from game.ui.map.lineup import PlacedLocomotive
from game.ui.media.assets import Assets
from game.ui.media.surface_cache import SurfaceCache

SIZE = 1.14  # of a locomotive's picture, in widths of a hex
# The point of the picture in the middle of the hex, as shares of its sides: a little above the
# locomotive's ground, since the picture shows it from above.
PIVOT = (0.5, 0.545)
_CACHED = 1 << 19
_GHOST_ALPHA, _FAINT_ALPHA = 228, 190
_GHOST_LIGHT = (255, 250, 232, 255)
_GHOST_RIM = 0.028  # of the picture's side
_GHOST_TURNS = 12  # copies that make the rim


class Locomotives:
    """Draws standing locomotives."""

    def __init__(self, assets: Assets, patterned: bool = False) -> None:
        self._assets = assets
        self.patterned = patterned
        self._ghosts: SurfaceCache[tuple[str, int, int]] = SurfaceCache(_CACHED)

    def box(self, placed: PlacedLocomotive, camera: Camera) -> Rect:
        """The pixels of the pane that a locomotive and its shadow may touch."""
        side = max(2, round(camera.hex_width * SIZE * placed.size))
        x, y = ground_point(placed, camera)
        return Rect(round(x - PIVOT[0] * side), round(y - PIVOT[1] * side), side, side)

    def draw_shadow(self, pane: Surface, placed: PlacedLocomotive, camera: Camera) -> None:
        """Draw only the shadow."""
        box = self.box(placed, camera)
        shadow = f"locomotives/shadow/{placed.heading:03}"
        pane.blit(self._assets.scaled(shadow, box.size), box)

    def draw(self, pane: Surface, placed: PlacedLocomotive, camera: Camera) -> None:
        """Draw a locomotive without its shadow."""
        box = self.box(placed, camera)
        pane.blit(self._assets.scaled(self._name(placed), box.size), box)

    def draw_ghost(
        self, pane: Surface, placed: PlacedLocomotive, camera: Camera, *, faint: bool = False
    ) -> None:
        """Draw a planned locomotive: pale, with a light rim that sets it apart from the map; one
        that is only proposed is `faint`."""
        if not faint:
            self.draw_shadow(pane, placed, camera)
        box, name = self.box(placed, camera), self._name(placed)
        rim, alpha = max(1, round(box.width * _GHOST_RIM)), _FAINT_ALPHA if faint else 255
        key = name, box.width, alpha
        ghost = self._ghosts.get(key, lambda: self._ghost(name, box.width, rim, alpha))
        pane.blit(ghost, box.inflate(2 * rim, 2 * rim))

    def _name(self, placed: PlacedLocomotive) -> str:
        return self._assets.locomotive(placed.company, placed.heading, self.patterned)

    def _ghost(self, name: str, side: int, rim: int, alpha: int) -> Surface:
        picture = self._assets.scaled(name, (side, side))
        shape = from_surface(picture).to_surface(setcolor=_GHOST_LIGHT, unsetcolor=(0, 0, 0, 0))
        ghost = Surface((side + 2 * rim, side + 2 * rim), SRCALPHA)
        for turn in range(_GHOST_TURNS):
            around = Vector2(rim, 0).rotate(360 * turn / _GHOST_TURNS)
            ghost.blit(shape, (round(rim + around.x), round(rim + around.y)))
        pale = picture.copy()
        pale.set_alpha(_GHOST_ALPHA)
        ghost.blit(pale, (rim, rim))
        ghost.set_alpha(alpha)
        return ghost


def ground_point(placed: PlacedLocomotive, camera: Camera) -> Point:
    """Where a locomotive stands, in pixels of the pane."""
    x, y = camera.local(placed.hex)
    width = camera.hex_width
    return x + placed.aside[0] * width, y + placed.aside[1] * width
