"""A question with two answers, or a notice with one, over the dimmed scene."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import snapshot
from game.ui.core.context import Context, Scene
from game.ui.core.panel import fitting_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import CREAM

_WIDTH = 820
_LETTERS = 30
_LEAST_LETTERS = 13
_LARGER = 1.35  # letters of the buttons, against those of the table


class DialogScene(Scene):
    """Asks, or tells if there is nothing to ask. The keyboard starts on the harmless answer."""

    def __init__(
        self, stage: Context, words: str, yes: str = "", on_yes: Callable[[], None] | None = None
    ) -> None:
        self._stage = stage
        self._words = words
        self._on_yes = on_yes
        buttons = [Button("no", "secondary")]
        if on_yes is not None:
            buttons.append(Button("yes", "primary"))
            buttons[1].label = yes
        self.menu = Menu(buttons)
        self.menu.focus = 0
        self._shown: Hashable = None
        self._size = (0, 0)

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return cursor_over(self.menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out the panel around the words."""
        stage = self._stage
        if size != self._size:
            place = next(n for n, scene in enumerate(stage.scenes) if scene is self)
            self._back = snapshot(stage.scenes[place - 1], size) if place else Surface(size)
            self._size = size
        scale = fitting_scale(size, stage.settings.ui_scale, (900, 620))
        self._scale = scale
        width = min(round(_WIDTH * scale), size[0])
        inner = width - round(150 * scale)
        font = stage.assets.font("reading", max(_LEAST_LETTERS, round(_LETTERS * scale)))
        self._text = paragraph(self._words, font, CREAM, inner, align=0.5)
        height = self._text.height + round(230 * scale)
        self._box = Rect(0, 0, width, min(height, size[1]))
        self._box.center = (size[0] // 2, size[1] // 2)
        no = "common-cancel" if self._on_yes else "common-ok"
        self.menu.buttons[0].label = stage.texts.say(no)
        self._lay_buttons(inner)
        self._shown = None

    def handle(self, event: Event) -> None:
        """An answer, or the way to it."""
        focus = self.menu.focus
        chosen = self.menu.handle(event)
        if self.menu.focus is None:  # a click beside the answers leaves the keyboard where it was
            self.menu.focus = focus
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            chosen = "no"
        if chosen is None:
            return
        self._stage.audio.play("click")
        self._stage.pop()
        if chosen == "yes" and self._on_yes is not None:
            self._on_yes()

    def update(self, dt: float) -> bool:
        """Whether a button has changed."""
        before, self._shown = self._shown, self.menu.state()
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """The panel over the scene below."""
        surface.blit(self._back, (0, 0))
        self._stage.skins.stretch(surface, "panel/dialog", self._box, self._scale)
        top = self._box.top + round(66 * self._scale)
        place = self._text.rect(midtop=(self._box.centerx, top))
        self._text.draw(surface, place.topleft)
        self.menu.draw(surface, self._stage.skins, self._scale * _LARGER)

    def _lay_buttons(self, inner: int) -> None:
        count, gap = len(self.menu.buttons), round(24 * self._scale)
        width = min(round(300 * self._scale), (inner - gap * (count - 1)) // count)
        left = self._box.centerx - (width * count + gap * (count - 1)) // 2
        top = self._box.bottom - round(112 * self._scale)
        for number, button in enumerate(self.menu.buttons):
            button.rect = Rect(left + number * (width + gap), top, width, round(62 * self._scale))
