"""Three dots that light up in turn while someone thinks; only the bright one is redrawn."""

from pygame import Rect, Surface

from game.ui.widgets.skins import Skins

COUNT = 3
_APART = 26  # units
_STEP = 0.25  # seconds that a dot is bright


class ThinkingDots:
    """Which dot is bright, as time passes."""

    _elapsed = 0.0

    @property
    def bright(self) -> int:
        """The number of the bright dot."""
        return int(self._elapsed / _STEP) % COUNT

    def update(self, dt: float) -> bool:
        """Advance time; True if another dot is bright now."""
        before = self.bright
        self._elapsed += dt
        return self.bright != before


def draw_dots(surface: Surface, skins: Skins, box: Rect, scale: float) -> None:
    """Draw all dots in the middle of a box, none bright."""
    for number in range(COUNT):
        _draw(surface, skins, box, scale, number, "open")


def draw_bright_dot(surface: Surface, skins: Skins, box: Rect, scale: float, number: int) -> Rect:
    """Draw the bright dot over its dark one; returns where."""
    return _draw(surface, skins, box, scale, number, "filled")


def _draw(surface: Surface, skins: Skins, box: Rect, scale: float, number: int, look: str) -> Rect:
    scale = min(scale, box.width / (COUNT * _APART))
    x = box.centerx + (number - COUNT // 2) * round(_APART * scale)
    return skins.draw(surface, f"control/pip_{look}", (x, box.centery), scale)
