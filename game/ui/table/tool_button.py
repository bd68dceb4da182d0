"""A small button over the map's upper right corner: menu, rulebook, pause."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.table.geometry import Geometry
from game.ui.table.layer import PRESSES, Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part


class ToolButton(Layer):
    """Does something when it is pressed; its tooltip says what. It may be hidden for a while."""

    def __init__(
        self,
        stage: Context,
        icon: str,
        slot: Callable[[TableLayout], Rect],
        words: str,
        pressed: Callable[[], None],
        *,
        shown: Callable[[], bool] = lambda: True,
        key: int | None = None,
    ) -> None:
        """`words` is the catalogue key of the tooltip."""
        self._stage, self._slot, self._words = stage, slot, words
        self._pressed, self._shown, self._key = pressed, shown, key
        self.button = Button(icon, "secondary", icon)

    @property
    def buttons(self) -> Sequence[Button]:
        """Itself, unless it is hidden."""
        return (self.button,) if self._shown() else ()

    def layout(self, geometry: Geometry) -> None:
        """Take its slot."""
        super().layout(geometry)
        self.button.place(self._slot(geometry.layout))

    def handle(self, event: Event) -> bool:
        """A click or its key presses it; presses beside the icon do not reach the map."""
        if not self._shown():
            if event.type == pygame.MOUSEMOTION:
                self.button.handle(event)  # it may appear under the pointer
            return False
        keyed = event.type == pygame.KEYDOWN and event.key == self._key
        if self.button.handle(event) or keyed:
            self._pressed()
            return True
        return event.type in PRESSES and self.button.rect.collidepoint(event.pos)

    def press(self, button: Button) -> None:
        """Do what it is for."""
        self._pressed()

    def parts(self) -> list[Part]:
        """The button."""
        scale = self.geometry.layout.scale
        return [button_part(self._stage.skins, one, scale) for one in self.buttons]

    def tooltip(self) -> Tooltip | None:
        """What it does, and with which key."""
        if not self._shown() or self.button.state != "hover":
            return None
        return Tooltip(self._stage.texts.say(self._words), self.button.rect)
