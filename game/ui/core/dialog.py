"""A question with two answers, or a notice with one, over the dimmed scene."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import snapshot_below
from game.ui.core.context import Context, Scene
from game.ui.core.panel import fitting_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

_WIDTH = 820
_LETTERS, _LEAST_LETTERS = 30, 13  # units, pixels
_LARGER = 1.35  # letters of the buttons, compared with those of the table


class DialogScene(Scene):
    """Asks, or tells if `on_yes` is missing. The keyboard starts on the harmless answer."""

    def __init__(
        self, context: Context, text: str, yes: str = "", on_yes: Callable[[], None] | None = None
    ) -> None:
        self._context, self.text, self._on_yes = context, text, on_yes
        buttons = [Button("no", "secondary")]
        if on_yes is not None:
            buttons.append(Button("yes", "primary"))
            buttons[1].label = yes
        self.menu = Menu(buttons)
        self.menu.focus = 0
        self._drawn: Hashable = None
        self._backdrop = Surface((0, 0))

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        context = self._context
        if size != self._backdrop.get_size():
            self._backdrop = snapshot_below(context, self, size)
        self._scale = scale = fitting_scale(size, context.settings.ui_scale, (900, 620))
        width = min(round(_WIDTH * scale), size[0])
        inner = width - round(150 * scale)
        font = context.assets.font("reading", max(_LEAST_LETTERS, round(_LETTERS * scale)))
        self._paragraph = paragraph(self.text, font, CREAM, inner, align=0.5)
        height = self._paragraph.height + round(230 * scale)
        self._box = Rect(0, 0, width, min(height, size[1]))
        self._box.center = (size[0] // 2, size[1] // 2)
        self.menu.buttons[0].label = context.texts.say(
            "common-cancel" if self._on_yes else "common-ok"
        )
        self._layout_buttons(inner)
        self._drawn = None

    def handle(self, event: Event) -> None:
        focus = self.menu.focus
        chosen = self.menu.handle(event)
        if self.menu.focus is None:  # after a click beside the buttons
            self.menu.focus = focus
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            chosen = "no"
        if chosen is None:
            return
        self._context.audio.play("click")
        self._context.pop()
        if chosen == "yes" and self._on_yes is not None:
            self._on_yes()

    def update(self, dt: float) -> bool:
        before, self._drawn = self._drawn, self.menu.state()
        return before != self._drawn

    def draw(self, surface: Surface) -> None:
        surface.blit(self._backdrop, (0, 0))
        self._context.skins.stretch(surface, "panel/dialog", self._box, self._scale)
        top = self._box.top + round(66 * self._scale)
        place = self._paragraph.rect(midtop=(self._box.centerx, top))
        self._paragraph.draw(surface, place.topleft)
        self.menu.draw(surface, self._context.skins, self._scale * _LARGER)

    def _layout_buttons(self, inner: int) -> None:
        count, gap = len(self.menu.buttons), round(24 * self._scale)
        width = min(round(300 * self._scale), (inner - gap * (count - 1)) // count)
        left = self._box.centerx - (width * count + gap * (count - 1)) // 2
        top = self._box.bottom - round(112 * self._scale)
        for number, button in enumerate(self.menu.buttons):
            button.rect = Rect(left + number * (width + gap), top, width, round(62 * self._scale))
