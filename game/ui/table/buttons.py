"""The table's buttons: confirm and undo in the prompt, small tools over the map's corner."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.table.geometry import Geometry
from game.ui.table.layer import PRESSES, Layer, Tooltip, play
from game.ui.table.layout import TableLayout
from game.ui.table.model import TableModel
from game.ui.widgets.button import Button, button_part, share_label_size
from game.ui.widgets.compositor import Part
from game.ui.widgets.rings import draw_box_ring, swing

_KINDS = {"confirm": "primary", "back": "secondary", "all": "secondary"}


class ActionButtons(Layer):
    """Absent where only spectators sit. The guide may forbid a move before it is submitted."""

    def __init__(self, context: Context, model: TableModel, guide: Layer) -> None:
        self._context, self._model, self._guide = context, model, guide
        self._buttons = [Button(*kind) for kind in _KINDS.items() if model.racked]
        self._swing = 0.0  # of the ring around the question

    @property
    def buttons(self) -> Sequence[Button]:
        return self._buttons

    def arrange(self, layout: TableLayout) -> None:
        for button, rect in zip(self._buttons, layout.buttons, strict=False):
            button.rect = rect

    def handle(self, event: Event) -> bool:
        self._enable()
        pressed = [button for button in self._buttons if button.handle(event)]
        if pressed:
            self.press(pressed[0])
            return True
        if event.type not in PRESSES:
            return False
        names = [one.name for one in self._buttons if one.rect.collidepoint(event.pos)]
        if event.type == pygame.MOUSEBUTTONDOWN and "confirm" in names:
            play(self._context, self._model.confirm_too_soon())
        return bool(names)

    def press(self, button: Button) -> None:
        self._context.audio.play("click")
        if button.name == "confirm":
            self.confirm()
        else:
            back = self._model.undo if button.name == "back" else self._model.undo_all
            play(self._context, back())

    def confirm(self) -> None:
        """Submit the plan if the guide allows it."""
        play(self._context, self._model.confirm(self._guide.allows))

    def update(self, dt: float) -> bool:
        question, before = self._model.question, self._swing
        self._swing = 0.0 if question is None else swing(question)
        return self._swing != before

    def parts(self) -> list[Part]:
        skins, layout = self._context.skins, self.geometry.layout
        confirm = "table-confirm" if self._model.question is None else "table-confirm-yes"
        keys = (confirm, "table-take-back", "table-take-back-all")
        for button, key in zip(self._buttons, keys, strict=False):
            button.label, button.text_scale = self._context.texts.say(key), layout.letters
        self._enable()
        share_label_size(self._buttons, skins, layout.scale)
        return [button_part(skins, button, layout.scale) for button in self._buttons]

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self._model.question is None or not self._buttons:
            return []
        away = 0.0 if self._model.settings.reduced_motion else self._swing
        return [draw_box_ring(surface, self._buttons[0].rect, self.geometry.layout.scale, away)]

    def _enable(self) -> None:
        ready, empty = self._model.plan.action() is not None, self._model.plan.empty
        for button in self._buttons:
            button.enabled = ready if button.name == "confirm" else not empty


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
        return (self.button,) if self._shown() else ()

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        self.button.rect = self._slot(geometry.layout)

    def handle(self, event: Event) -> bool:
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
        self._on_press()

    def parts(self) -> list[Part]:
        scale = self.geometry.layout.scale
        return [button_part(self._context.skins, one, scale) for one in self.buttons]

    def tooltip(self) -> Tooltip | None:
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
