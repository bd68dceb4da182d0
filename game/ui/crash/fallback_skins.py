"""Skins that need no files: flat colours and the font that comes with pygame."""

from pygame import Color, Rect, Surface, draw
from pygame.font import Font, get_init, init

from game.ui.media.assets import Assets, Role
from game.ui.widgets.skins import Skins

_SMALLER = 0.78  # pygame's own font is wider than ours
_PANEL, _EDGE = "#16233B", "#8C7A4A"
_INK = "#F6EBCF"
_BUTTONS = {"primary": "#8E2B26", "secondary": "#2B3F63", "quiet": "#1C2B47"}
_LIGHTER = {"hover": 0.12, "focused": 0.12, "pressed": 0.25}


class FallbackAssets(Assets):
    """One font for every role, and no pictures."""

    def font(self, role: Role, pixels: int) -> Font:
        if not get_init():
            init()
        return Font(None, max(8, round(pixels * _SMALLER * 1.4)))


class FallbackSkins(Skins):
    """Draws panels and buttons as flat boxes."""

    def __init__(self) -> None:
        self.assets = FallbackAssets()
        self._fitting = {}

    def stretch(self, surface: Surface, name: str, box: Rect, scale: float) -> None:
        kind, _, state = name.partition("/")[2].partition("_")
        colour = Color(_BUTTONS.get(kind, _PANEL))
        if name.startswith("control/scroll"):
            kind, _, state = name.removeprefix("control/scroll_").partition("_")
            colour = Color(_EDGE if kind == "thumb" else _PANEL)
        fill = colour.lerp(Color("white"), _LIGHTER.get(state, 0.0))
        round_by = max(2, round(8 * scale))
        draw.rect(surface, fill, box, border_radius=round_by)
        thick = max(1, round((3 if state == "focused" else 1.5) * scale))
        edge = _INK if state == "focused" else _EDGE
        draw.rect(surface, edge, box, thick, border_radius=round_by)

    def ink(self, name: str) -> str:
        return _INK

    def draw_icon(
        self, surface: Surface, name: str, middle: tuple[int, int], size: int, colour: str
    ) -> None:
        draw.circle(surface, colour, middle, max(2, size // 4))

    def clear(self) -> None:
        """Nothing to clear."""
