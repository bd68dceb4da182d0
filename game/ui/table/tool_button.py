"""Small buttons over the map's upper right corner: menu, rulebook, pause."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.table.geometry import Geometry
from game.ui.table.layer import PRESSES, Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part


class ToolButton(Layer):
    """Calls `on_press`; its tooltip says what that does. It may be hidden for a while."""

    def __init__(
        self,
        context: Context,
        icon: str,
        slot: Callable[[TableLayout], Rect],
        text_key: str,
        on_press: Callable[[], None],
        *,
        shown: Callable[[], bool] = lambda: True,
        key: int | None = None,
    ) -> None:
        """`text_key` is the catalogue key of the tooltip, `key` a key of the keyboard."""
        self._context, self._slot, self._text_key = context, slot, text_key
        self._on_press, self._shown, self._key = on_press, shown, key
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
            self._on_press()
            return True
        return event.type in PRESSES and self.button.rect.collidepoint(event.pos)

    def press(self, button: Button) -> None:
        """Do what it is for."""
        self._on_press()

    def parts(self) -> list[Part]:
        """The button."""
        scale = self.geometry.layout.scale
        return [button_part(self._context.skins, one, scale) for one in self.buttons]

    def tooltip(self) -> Tooltip | None:
        """What it does, and with which key."""
        if not self._shown() or self.button.state != "hover":
            return None
        return Tooltip(self._context.texts.say(self._text_key), self.button.rect)


def menu_and_rulebook(
    context: Context, model: TableModel, on_menu: Callable[[], None]
) -> tuple[ToolButton, ToolButton]:
    """The menu in the corner; the rulebook beside it, or beside the hints."""

    def slot(layout: TableLayout) -> Rect:
        return layout.tools[1 if model.hints_offered else 0]

    def read() -> None:
        context.navigator.open_rulebook(context, model.rule)

    menu = ToolButton(context, "menu", lambda layout: layout.menu, "pause-button", on_menu)
    return menu, ToolButton(context, "book", slot, "book-button", read)
