"""A question with two answers, or a notice with one, over the dimmed scene."""

from collections.abc import Callable

from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import snapshot_below
from game.ui.core.context import Context
from game.ui.core.panel import Panel, PanelScene, fitting_scale
from game.ui.widgets.button import Button
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

_WIDTH = 820
_LETTERS, _LEAST_LETTERS = 30, 13  # units, pixels


class DialogScene(PanelScene):
    """Asks, or tells if `on_yes` is missing. The keyboard starts on the harmless answer."""

    larger = 1.35

    def __init__(
        self,
        context: Context,
        text: str,
        yes: str = "",
        on_yes: Callable[[], None] | None = None,
        no: str = "common-cancel",
    ) -> None:
        """`yes` is a label, `no` the key of one."""
        buttons = [Button("no", "secondary"), Button("yes", "primary")]
        super().__init__(context, buttons if on_yes else buttons[:1])
        self.text, self._yes, self._on_yes, self._no = text, yes, on_yes, no
        self.menu.focus_on(0)

    def new_backdrop(self, size: tuple[int, int]) -> Surface:
        return snapshot_below(self.context, self, size)

    def backdrop(self, size: tuple[int, int]) -> None:
        return None

    def build(self, size: tuple[int, int]) -> None:
        context = self.context
        scale = fitting_scale(size, context.settings.ui_scale, (900, 620))
        width = min(round(_WIDTH * scale), size[0])
        inner = width - round(150 * scale)
        font = context.assets.font("reading", max(_LEAST_LETTERS, round(_LETTERS * scale)))
        self._paragraph = paragraph(self.text, font, CREAM, inner, align=0.5)
        height = self._paragraph.height + round(230 * scale)
        box = Rect(0, 0, width, min(height, size[1]))
        self.panel = Panel(box.move_to(center=(size[0] // 2, size[1] // 2)), scale)
        key = self._no if self._on_yes else "common-ok"
        labels = (context.texts.say(key), self._yes)
        row = Rect(0, self.panel.box.bottom - round(112 * scale), inner, round(62 * scale))
        row.centerx = self.panel.box.centerx
        boxes = row_of_boxes(row, len(self.menu.buttons), round(300 * scale), round(24 * scale))
        for button, place, label in zip(self.menu.buttons, boxes, labels, strict=False):
            button.layout(place, label)

    def leave(self) -> None:
        self.choose("no")

    def on_button(self, name: str) -> None:
        self.context.pop()
        if name == "yes" and self._on_yes is not None:
            self._on_yes()

    def handle(self, event: Event) -> None:
        focus = self.menu.focus
        super().handle(event)
        if self.menu.focus is None:  # after a click beside the buttons
            self.menu.focus_on(focus)

    def draw_panel(self, surface: Surface) -> None:
        box, scale = self.panel.box, self.panel.scale
        self.context.skins.stretch(surface, "panel/dialog", box, scale)
        place = self._paragraph.rect(midtop=(box.centerx, box.top + round(66 * scale)))
        self._paragraph.draw(surface, place.topleft)
