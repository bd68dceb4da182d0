"""A word upon whatever screen there is, which goes by itself: that the sound is off now."""

from pygame import Rect, Surface

from game.ui.core.context import Context

LASTING = 1.6  # seconds
_PANEL = "panel/tooltip"
_HIGH, _LETTERS, _LEAST_LETTERS = 60, 26, 15  # units of a window of 1080
_TOP = 0.11  # of the window's height


class Toast:
    """Lies above what a scene has drawn, and gives it back as it was."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        self._words, self._icon = "", ""
        self._left = 0.0  # seconds until it goes
        self._new = False  # not seen yet
        self._below: tuple[Surface, Rect] | None = None  # what the scene has drawn there

    def show(self, words: str, icon: str) -> None:
        """Show other words from now on, beside an icon."""
        self._words, self._icon, self._left, self._new = words, icon, LASTING, True

    def update(self, dt: float) -> bool:
        """Let time pass; True if the note has to come or to go now."""
        self._left = max(0.0, self._left - dt)
        return self._new or bool(self._left) != (self._below is not None)

    def remove(self, surface: Surface) -> list[Rect]:
        """Take it away, before a scene draws; returns where it was."""
        if self._below is None:
            return []
        (picture, box), self._below = self._below, None
        surface.blit(picture, box)
        return [box]

    def draw(self, surface: Surface) -> list[Rect]:
        """Put it back, while it has time left; returns where."""
        self._new = False
        if not self._left:
            return []
        skins, scale = self._stage.skins, self._scale(surface)
        letters = max(_LEAST_LETTERS, round(_LETTERS * scale))
        side, pad = letters * 3 // 2, letters
        wide = skins.assets.font("reading-bold", letters).size(self._words)[0]
        size = (side + wide + 5 * pad // 2, max(2 * letters, round(_HIGH * scale)))
        box = Rect((0, 0), size)
        box.midtop = (surface.get_width() // 2, round(surface.get_height() * _TOP))
        reach = skins.bounds(_PANEL, box, scale).union(box).clip(surface.get_rect())
        self._below = surface.subsurface(reach).copy(), reach
        skins.stretch(surface, _PANEL, box, scale)
        ink = skins.ink(_PANEL)
        skins.draw_icon(surface, self._icon, (box.left + pad + side // 2, box.centery), side, ink)
        line = Rect(box.left + 3 * pad // 2 + side, box.top, wide, box.height)
        skins.write(surface, self._words, line, letters, ink, role="reading-bold")
        return [reach]

    def _scale(self, surface: Surface) -> float:
        width, height = surface.get_size()
        larger = self._stage.settings.ui_scale / 100
        return min(width / 1920, height / 1080) * larger
