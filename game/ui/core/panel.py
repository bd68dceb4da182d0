"""A panel in the middle of the window: its scale, frame and title, and scenes that are one."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, Menu, cursor_over
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
    box = Rect(0, 0, width, height).move_to(center=(size[0] // 2, size[1] // 2))
    return Panel(box, frame)


class PanelScene(Scene, ABC):
    """A panel with buttons over the dimmed scene below. Subclasses lay it out and act."""

    title = ""  # its text key
    larger = 1.3  # letters of the buttons, compared with those of the table

    def __init__(self, context: Context, buttons: Sequence[Button]) -> None:
        self.context, self.menu = context, Menu(buttons)
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)
        self._backdrop = Surface((0, 0))
        self._drawn: Hashable = None

    @abstractmethod
    def build(self, size: tuple[int, int]) -> None:
        """Lay out panel and buttons for a window."""

    def leave(self) -> None:
        """Escape or the "back" button."""
        self.context.pop()

    def on_button(self, name: str) -> None:
        """A button other than "back" was pressed."""

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        if self._backdrop.get_size() != size:
            self._backdrop = self.new_backdrop(size)
        self.build(size)
        self._drawn = None

    def entering(self, window: Surface) -> Iterator[None]:
        size = window.get_size()
        yield
        yield from self.backdrop_steps(size)
        yield from self.building(size)
        self.enter(size)
        yield
        yield from self.drawing(window)  # what is drawn for the first time takes longer

    def backdrop_steps(self, size: tuple[int, int]) -> Iterator[None]:
        """Have the picture behind the panel ready."""
        if self._backdrop.get_size() != size:
            self._backdrop = self.new_backdrop(size)
        yield

    def building(self, size: tuple[int, int]) -> Iterator[None]:
        """Prepare in small steps what `build` would have to make."""
        yield

    def new_backdrop(self, size: tuple[int, int]) -> Surface:
        """The picture behind the panel."""
        return backdrop_for(self.context, self, size)

    def backdrop(self, size: tuple[int, int]) -> Surface | None:
        return self._backdrop if self._backdrop.get_size() == size else self.new_backdrop(size)

    def handle(self, event: Event) -> None:
        chosen = self.menu.handle(event)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.leave()
        elif chosen is not None:
            self.choose(chosen)

    def choose(self, name: str) -> None:
        """Press a button."""
        self.context.audio.play("click")
        if name == "back":
            self.leave()
        else:
            self.on_button(name)

    def update(self, dt: float) -> bool:
        before, self._drawn = self._drawn, self.state()
        return before != self._drawn

    def state(self) -> Hashable:
        """State that triggers a redraw."""
        return self.menu.state()

    def draw(self, surface: Surface) -> list[Rect] | None:
        surface.blit(self._backdrop, (0, 0))
        self.draw_panel(surface)
        self.menu.draw(surface, self.context.skins, self.panel.scale * self.larger)
        return None

    def drawing(self, surface: Surface) -> Iterator[None]:
        """Draw panel and buttons step by step."""
        self.draw_panel(surface)
        yield
        self.menu.draw(surface, self.context.skins, self.panel.scale * self.larger)
        yield

    def draw_panel(self, surface: Surface) -> None:
        """Draw the panel with everything but its buttons."""
        self.panel.draw(surface, self.context.skins, self.context.texts.say(self.title))
