"""Draws a curtain on its way down or up over what lies behind it."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.ui.anim.curtain_motion import falling, hanging, moves, rising
from game.ui.anim.timeline import Playback, Timeline
from game.ui.core.context import Context

_HEM = 0.06  # of the curtain's height: the part at its lower edge that is not opaque
_VALANCE_DOWN = 0.2  # how far down a curtain hangs when its valance is in place


class CurtainPictures(NamedTuple):
    """What a moving curtain is drawn with."""

    closed: Surface  # the whole window behind the closed curtain
    hem: Surface  # its lower edge, transparent below the fringe
    valance: Callable[[Surface, int], Rect]  # draws it so many pixels higher; returns where
    behind: Callable[[Surface], object]  # draws what lies behind, within the clip


class MovingCurtain:
    """A curtain that is falling, rising or at rest; it keeps pictures only while it moves."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._pictures: CurtainPictures | None = None
        self._playback: Playback | None = None
        self._edge = 0  # the lower edge as drawn last, in pixels
        self._fallen = False

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._playback is not None

    @property
    def enabled(self) -> bool:
        """Whether curtains move with the present settings."""
        settings = self._context.settings
        return moves(settings.animation, reduced_motion=settings.reduced_motion)

    def begins_to_fall(self) -> bool:
        """Whether it has to come down now, once."""
        falls, self._fallen = self.enabled and not self._fallen, True
        return falls

    def fall(self, pictures: CurtainPictures) -> None:
        """Come down over a window that shows what lies behind."""
        self._start(falling(), pictures, edge=0)

    def rise(self, pictures: CurtainPictures) -> None:
        """Go up from a window that shows the closed curtain."""
        self._start(rising(), pictures, edge=pictures.closed.get_height())

    def update(self, dt: float) -> bool:
        """Advance by so many seconds; True if the movement ends now."""
        if self._playback is None:
            return False
        self._playback.update(dt)
        if self._playback.over:
            self.stop()
            return True
        return False

    def stop(self) -> None:
        """End the movement immediately, and drop its pictures."""
        self._playback = self._pictures = None

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw the curtain as low as it hangs now; returns what has changed."""
        if self._playback is None or self._pictures is None:
            return []
        closed, hem, valance, behind = self._pictures
        width, height = closed.get_size()
        edge, before = round(height * hanging(self._playback)), self._edge
        self._edge, deep = edge, hem.get_height()
        opened = Rect(0, max(0, edge - deep), width, max(before, edge) - max(0, edge - deep))
        surface.set_clip(opened)
        behind(surface)
        surface.set_clip(None)
        body = max(0, edge - deep)
        surface.blit(closed, (0, 0), (0, height - edge, width, body))
        surface.blit(hem, (0, edge - deep))
        share = min(1.0, edge / height / _VALANCE_DOWN)
        covered = valance(surface, round((1 - share) * height))
        return [Rect(0, 0, width, max(before, edge)).union(covered).clip(surface.get_rect())]

    def _start(self, timeline: Timeline, pictures: CurtainPictures, edge: int) -> None:
        self._pictures, self._edge = pictures, edge
        self._playback = Playback(timeline, self._context.settings.animation)


def hem_of(cloths: list[tuple[Surface, int]], size: tuple[int, int]) -> Surface:
    """The lower edge of both halves of a curtain; each comes with its left end."""
    width, height = size
    deep = round(height * _HEM)
    hem = Surface((width, deep), SRCALPHA)
    for cloth, left in cloths:
        hem.blit(cloth, (left, deep - cloth.get_height()))
    return hem
