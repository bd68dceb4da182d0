"""A panel in the middle of the window: its scale, its frame, its title."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.widgets.skins import Skins
from game.ui.widgets.theme import CREAM

FULL = (1920, 1080)
_LEAST, _MOST = 0.5, 4.0
_MOST_FRAME = 1.35
_TITLE = 46


def window_scale(size: tuple[int, int], ui_scale: int) -> float:
    """Pixels per unit of the 1920x1080 window, at the player's scale in per cent."""
    fit = min(size[0] / FULL[0], size[1] / FULL[1])
    return min(max(fit * ui_scale / 100, _LEAST), _MOST)


def fitting_scale(size: tuple[int, int], ui_scale: int, units: tuple[int, int]) -> float:
    """The window's scale, or less if so many units would not fit."""
    return min(window_scale(size, ui_scale), size[0] / units[0], size[1] / units[1])


def text_enlargement(size: tuple[int, int], ui_scale: int, frame: float) -> float:
    """How much larger text should be than the frame around it, which has less room."""
    return max(1.0, window_scale(size, ui_scale) / frame)


@dataclass(frozen=True)
class Panel:
    """A framed panel with a title on top and room for buttons at the bottom."""

    box: Rect
    scale: float

    def pixels(self, units: float) -> int:
        """A length of the 1920x1080 window, in pixels."""
        return max(1, round(units * self.scale))

    @property
    def body(self) -> Rect:
        """The room between title and buttons."""
        side, top, bottom = self.pixels(64), self.pixels(118), self.pixels(132)
        box = self.box
        return Rect(box.left + side, box.top + top, box.width - 2 * side, box.height - top - bottom)

    @property
    def footer(self) -> Rect:
        """The row of buttons."""
        row = Rect(self.body.left, 0, self.body.width, self.pixels(62))
        row.bottom = self.box.bottom - self.pixels(44)
        return row

    def resized(self, height: int) -> "Panel":
        """The same panel, no higher than a body of this height needs."""
        needed = self.box.height - self.body.height + height
        box = Rect(0, 0, self.box.width, min(self.box.height, needed))
        box.center = self.box.center
        return Panel(box, self.scale)

    def draw(self, surface: Surface, skins: Skins, title: str) -> None:
        """Draw frame and title."""
        skins.stretch(surface, "panel/dialog", self.box, self.scale)
        top = self.box.top + self.pixels(36)
        line = Rect(self.body.left, top, self.body.width, self.pixels(64))
        skins.write(surface, title, line, self.pixels(_TITLE), CREAM, role="display", align=0.5)


def centred_panel(size: tuple[int, int], scale: float, units: tuple[int, int]) -> Panel:
    """A panel of so many units, or as large as fits; its frame grows less than its content."""
    frame = min(scale, _MOST_FRAME * min(size[0] / FULL[0], size[1] / FULL[1]))
    margin = round(28 * frame)
    width = min(round(units[0] * scale), size[0] - 2 * margin)
    height = min(round(units[1] * scale), size[1] - 2 * margin)
    box = Rect(0, 0, width, height)
    box.center = (size[0] // 2, size[1] // 2)
    return Panel(box, frame)
