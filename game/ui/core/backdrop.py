"""What is behind a panel: a dimmed picture of the scene below, taken once."""

from typing import Protocol, runtime_checkable

from pygame import Surface

from game.ui.core.context import Context, Scene
from game.ui.widgets.theme import NIGHT

_DIM = 170  # of 255


@runtime_checkable
class HasBackdrop(Protocol):
    """A scene that has a picture for the scenes on top of it."""

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """A picture of this size; do not draw on it."""


def backdrop_for(stage: Context, scene: Scene, size: tuple[int, int]) -> Surface:
    """The backdrop for a scene, from the one below it."""
    place = next((n for n, other in enumerate(stage.scenes) if other is scene), 0)
    if place == 0:
        empty = Surface(size).convert()
        empty.fill(NIGHT)
        return empty
    below = stage.scenes[place - 1]
    if isinstance(below, HasBackdrop):
        return below.backdrop(size)
    return snapshot(below, size)


def snapshot(scene: Scene, size: tuple[int, int]) -> Surface:
    """A dimmed picture of a scene as it is now."""
    picture = Surface(size).convert()
    scene.enter(size)  # the window may have another size than when it was on top
    scene.draw(picture)
    return dimmed(picture)


def dimmed(picture: Surface, strength: int = _DIM) -> Surface:
    """A picture darkened towards the night, in place."""
    veil = Surface(picture.get_size()).convert()
    veil.fill(NIGHT)
    veil.set_alpha(strength)
    picture.blit(veil, (0, 0))
    return picture
