"""Three dots, of which one after another is bright: somebody thinks. Cheap: one dot is redrawn."""

from pygame import Rect, Surface

from game.ui.widgets.skins import Skins

COUNT = 3
_APART = 26  # units
_STEP = 0.25  # seconds that a dot is bright


class ThinkingDots:
    """Which dot is bright, as time passes."""

    def __init__(self) -> None:
        self._elapsed = 0.0

    @property
    def bright(self) -> int:
        """The number of the bright dot."""
        return int(self._elapsed / _STEP) % COUNT

    def update(self, dt: float) -> bool:
        """Let time pass; True if another dot is bright now."""
        before = self.bright
        self._elapsed += dt
        return self.bright != before


def draw_dots(surface: Surface, skins: Skins, box: Rect, scale: float) -> None:
    """All of them in the middle of a box, none bright."""
    scale = _fitting(box, scale)
    for place in _places(box, scale):
        skins.draw(surface, "control/pip_open", place, scale)


def draw_bright_dot(surface: Surface, skins: Skins, box: Rect, scale: float, number: int) -> Rect:
    """The bright one upon its own place; returns where it lies."""
    scale = _fitting(box, scale)
    return skins.draw(surface, "control/pip_filled", _places(box, scale)[number], scale)


def _fitting(box: Rect, scale: float) -> float:
    """The scale at which they stand beside one another in a box."""
    return min(scale, box.width / (COUNT * _APART))


def _places(box: Rect, scale: float) -> list[tuple[int, int]]:
    step = round(_APART * scale)
    return [(box.centerx + (n - COUNT // 2) * step, box.centery) for n in range(COUNT)]
