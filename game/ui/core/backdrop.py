"""What is behind a panel: a dimmed picture of the scene below, taken once."""

from pygame import Surface

from game.ui.core.context import Context, Scene
from game.ui.widgets.theme import NIGHT

_DIM = 170  # of 255
_STRIP = 64  # pixels
_DEPTH = 24  # bits: a quarter less memory


def backdrop_for(context: Context, scene: Scene, size: tuple[int, int]) -> Surface:
    """The picture behind a scene, shared with the scene below if that has one."""
    below = _below(context, scene)
    shared = below.backdrop(size) if below is not None else None
    return _dark(below, size) if shared is None else shared


def snapshot_below(context: Context, scene: Scene, size: tuple[int, int]) -> Surface:
    """A dimmed picture of everything that a scene covers."""
    return _dark(_below(context, scene), size)


def snapshot(scene: Scene, size: tuple[int, int]) -> Surface:
    """A dimmed picture of a scene as it is now."""
    picture = Surface(size)
    scene.enter(size)  # the window may have changed since it was on top
    scene.draw(picture)
    return dimmed(picture).convert(_DEPTH)


def dimmed(picture: Surface, strength: int = _DIM) -> Surface:
    """Darken a picture in place; returns it."""
    width, height = picture.get_size()
    veil = Surface((width, _STRIP))  # a larger one would cost time and memory
    veil.fill(NIGHT)
    veil.set_alpha(strength)
    for top in range(0, height, _STRIP):
        picture.blit(veil, (0, top))
    return picture


def _below(context: Context, scene: Scene) -> Scene | None:
    place = next((n for n, other in enumerate(context.scenes) if other is scene), 0)
    return context.scenes[place - 1] if place else None


def _dark(scene: Scene | None, size: tuple[int, int]) -> Surface:
    if scene is not None:
        return snapshot(scene, size)
    empty = Surface(size)
    empty.fill(NIGHT)
    return empty
