"""A panel with buttons over the dimmed scene below: the base of dialogs, menus and forms."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.core.panel import Panel
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, Menu, cursor_over


class PanelScene(Scene, ABC):
    """Subclasses lay out panel and buttons, and define what the buttons do."""

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
        if self._backdrop.get_size() != size:
            self._backdrop = self.new_backdrop(size)
        yield
        self.enter(size)
        yield
        yield from self.drawing(window)  # what is drawn for the first time takes longer

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
