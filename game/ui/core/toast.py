"""A short message over any scene, which disappears after a moment."""

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.core.panel import FULL

LASTING = 1.6  # seconds
_PANEL = "panel/tooltip"
_HIGH, _LETTERS, _LEAST_LETTERS = 60, 26, 15  # units, units, pixels
_TOP = 0.11  # of the window's height


class Toast:
    """Lies above what a scene has drawn, and restores it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._text, self._icon = "", ""
        self._seconds_left = 0.0
        self._new = False  # not drawn yet
        self._below: tuple[Surface, Rect] | None = None  # what the scene has drawn there

    def show(self, text: str, icon: str) -> None:
        """Show a text beside an icon."""
        self._text, self._icon, self._seconds_left, self._new = text, icon, LASTING, True

    def update(self, dt: float) -> bool:
        """Advance time; True if the message appears or disappears now."""
        self._seconds_left = max(0.0, self._seconds_left - dt)
        return self._new or bool(self._seconds_left) != (self._below is not None)

    def remove(self, surface: Surface) -> list[Rect]:
        """Restore what lies below, before a scene draws; returns where."""
        if self._below is None:
            return []
        (picture, box), self._below = self._below, None
        surface.blit(picture, box)
        return [box]

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw the message while it has time left; returns where."""
        self._new = False
        if not self._seconds_left:
            return []
        (width, height), skins = surface.get_size(), self._context.skins
        scale = min(width / FULL[0], height / FULL[1]) * (self._context.settings.ui_scale / 100)
        letters = max(_LEAST_LETTERS, round(_LETTERS * scale))
        side, pad = letters * 3 // 2, letters
        wide = skins.assets.font("reading-bold", letters).size(self._text)[0]
        size = (side + wide + 5 * pad // 2, max(2 * letters, round(_HIGH * scale)))
        box = Rect((0, 0), size).move_to(midtop=(width // 2, round(height * _TOP)))
        covered = skins.bounds(_PANEL, box, scale).union(box).clip(surface.get_rect())
        self._below = surface.subsurface(covered).copy(), covered
        skins.stretch(surface, _PANEL, box, scale)
        ink = skins.ink(_PANEL)
        skins.draw_icon(surface, self._icon, (box.left + pad + side // 2, box.centery), side, ink)
        line = Rect(box.left + 3 * pad // 2 + side, box.top, wide, box.height)
        skins.write(surface, self._text, line, letters, ink, role="reading-bold")
        return [covered]
