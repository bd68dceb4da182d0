"""What all form scenes share: the panel, the form in it, buttons below, the way of the keyboard."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.backdrop import backdrop_for
from game.ui.core.context import Context, Scene
from game.ui.core.panel import Panel, centred_panel, text_enlargement, window_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import Row
from game.ui.widgets.menu import CHOOSE, Menu
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import Paragraph, paragraph
from game.ui.widgets.theme import WRONG, small_letters

_TWO_COLUMNS = 1150  # units of the body from which on there are two
_BUTTON = 310
_LARGER = 1.3  # letters of the buttons, against those of the table


class FormScene(Scene, ABC):
    """Subclasses tell the rows and the buttons, and act on those."""

    title = ""
    max_size = (1640, 1030)  # units of the largest panel

    def __init__(self, stage: Context, buttons: Sequence[Button], **labels: str) -> None:
        """`labels` are the text keys of the buttons, by name; "back" has a default."""
        self.context = stage
        self.menu = Menu(buttons)
        self._labels = {"back": "common-back"} | labels
        self.message = ""
        self.form: Form | None = None
        self._built: Hashable = None
        self._shown: Hashable = None
        self._back = (Surface((0, 0)), (0, 0))
        self.panel = Panel(Rect(0, 0, 0, 0), 1.0)

    @abstractmethod
    def sections(self) -> Sequence[Sequence[Row]]:
        """The rows, in two parts that stand side by side where there is room."""

    def label(self, name: str) -> str:
        """The label of a button."""
        return self.context.texts.say(self._labels[name])

    def on_button(self, name: str) -> None:
        """A button other than "back", which leaves, was pressed."""

    @property
    def typing(self) -> bool:
        """Whether letters are being typed, so that no key is a shortcut."""
        return self.form is not None and self.form.typing

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        over = cursor_over(self.menu.buttons)
        return self.form.pointer() if self.form is not None and over == "arrow" else over

    def leave(self) -> None:
        """Escape."""
        self.context.pop()

    def on_enter(self, form: Form) -> None:
        """Enter in a field of text: on to the next row."""
        self._step(form, 1, aside=False)

    def enter(self, size: tuple[int, int]) -> None:
        """Build the form, unless the one there is still fits."""
        settings, language = self.context.settings, self.context.texts.language
        wanted = (size, settings.ui_scale, language)
        if wanted != self._built:
            if self._back[1] != size:
                self._back = (backdrop_for(self.context, self, size), size)
            self._built = wanted
            self.build(size)
        self._shown = None

    def backdrop(self, size: tuple[int, int]) -> Surface:
        """The same picture as behind this scene, for those on top."""
        return self._back[0] if self._back[1] == size else backdrop_for(self.context, self, size)

    def release(self) -> None:
        """Let go of the backdrop and of the rows; they are made again if it comes back."""
        self.form, self._built = None, None
        self._back = (Surface((0, 0)), (0, 0))

    def build(self, size: tuple[int, int]) -> None:
        """Make the form anew; focus and scroll stay."""
        before = self.form
        scale = window_scale(size, self.context.settings.ui_scale)
        room = centred_panel(size, scale, self.max_size)
        parts = self.sections()
        if room.body.width < _TWO_COLUMNS * scale:
            parts = [[row for part in parts for row in part]]
        form = Form(self.context.skins, room.body, scale, parts)
        self.panel = room.resized(form.height)
        form.set_box(self.panel.body)
        self.form = form
        if before is not None:
            form.take_over(before)
        self._lay_buttons()

    def rebuild(self) -> None:
        """Build the form again with other rows."""
        self._built = None
        self.enter(self._back[1])

    def handle(self, event: Event) -> None:
        """Keys walk through the form and the buttons; all else goes to both."""
        form = self.form
        if form is None:
            return
        if event.type == pygame.KEYDOWN and self._key(event, form):
            return
        chosen = self.menu.handle(event, keys=False)
        form.handle(event)
        if chosen is not None:
            self._choose(chosen)

    def update(self, dt: float) -> bool:
        """Whether anything looks different now."""
        if self.form is None:
            return False
        self.form.update(dt, still=self.context.settings.reduced_motion)
        before, self._shown = self._shown, (self.form.state(), self.menu.state(), self.message)
        return before != self._shown

    def draw(self, surface: Surface) -> None:
        """Backdrop, panel, form, buttons."""
        surface.blit(self._back[0], (0, 0))
        skins, panel = self.context.skins, self.panel
        panel.draw(surface, skins, self.context.texts.say(self.title))
        if self.form is not None:
            self.form.draw(surface)
        self.menu.draw(surface, skins, panel.scale * _LARGER)
        if self.message:
            self._draw_message(surface)

    def _draw_message(self, surface: Surface) -> None:
        box = self.message_box()
        pixels = small_letters(self.panel.scale)
        words = self._message_of(pixels, box.width)
        while words.height > box.height and pixels > LEAST_LETTERS:
            pixels -= 1
            words = self._message_of(pixels, box.width)
        words.draw(surface, words.rect(center=box.center).topleft)

    def _message_of(self, pixels: int, width: int) -> Paragraph:
        font = self.context.assets.font("reading", pixels)
        return paragraph(self.message, font, WRONG, width, align=0.5)

    def message_box(self) -> Rect:
        """Between the buttons; above them where there are more than two."""
        footer, below = self.panel.footer, self.panel.body.bottom
        if len(self.menu.buttons) > 2:
            return Rect(footer.left, below, footer.width, footer.top - below)
        left, right = self.menu.buttons[0].rect.right, self.menu.buttons[-1].rect.left
        gap = self.panel.pixels(12)
        return Rect(left + gap, self.panel.footer.top, right - left - 2 * gap, self.panel.footer.h)

    def _lay_buttons(self) -> None:
        """The first at the left, unless it leads on; the others at the right."""
        footer, gap = self.panel.footer, self.panel.pixels(20)
        count = len(self.menu.buttons)
        width = min(self.panel.pixels(_BUTTON), (footer.width - gap * (count - 1)) // count)
        for number, button in enumerate(self.menu.buttons):
            button.label = self.label(button.name)
            button.rect = Rect(footer.left, footer.top, width, footer.height)
            if number or button.kind == "primary":
                button.rect.right = footer.right - (count - 1 - number) * (width + gap)
        scale = self.panel.scale
        larger = text_enlargement(self._back[1], self.context.settings.ui_scale, scale)
        self.menu.enlarge_text(self.context.skins, scale * _LARGER, larger)

    def _choose(self, name: str) -> None:
        self.context.audio.play("click")
        if name == "back":
            self.leave()
        else:
            self.on_button(name)

    def _key(self, event: Event, form: Form) -> bool:
        """Whether a key was for the way through the form."""
        typing, in_menu = form.typing, self.menu.focus
        match event.key:
            case pygame.K_ESCAPE:
                self.leave()
            case pygame.K_TAB:
                self._step(form, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_UP | pygame.K_DOWN:
                step = 1 if event.key == pygame.K_DOWN else -1
                if not form.move_choice(step):
                    self._step(form, step, aside=False)
            case pygame.K_LEFT | pygame.K_RIGHT if not typing:
                step = 1 if event.key == pygame.K_RIGHT else -1
                if in_menu is None:
                    form.nudge(step)
                elif not self.menu.step(step):
                    self.menu.focus = in_menu
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                page = form.box.height * 3 // 4
                form.scroll(form.offset + (page if event.key == pygame.K_PAGEDOWN else -page))
            case pygame.K_RETURN | pygame.K_KP_ENTER if typing:
                self.on_enter(form)
            case key if key in CHOOSE and not typing:
                if in_menu is not None:
                    self._choose(self.menu.buttons[in_menu].name)
                else:
                    form.press()
            case _:
                return False
        return True

    def _step(self, form: Form, step: int, *, aside: bool = True) -> None:
        """From row to row, on to the buttons, and round again."""
        if self.menu.focus is not None:
            self.menu.step(step) or form.step_focus(step, aside=aside) or self.menu.step(step)
        else:
            form.step_focus(step, aside=aside) or self.menu.step(step)
