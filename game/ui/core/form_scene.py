"""A form in a panel, with buttons below and keyboard focus: the base of all form scenes."""

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.core.pad_hints import MENU_HINTS, TYPING_HINTS, PadHint
from game.ui.core.pad_model import PadButton
from game.ui.core.panel import Panel, PanelScene, centred_panel, text_enlargement, window_scale
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import CHOOSE, Button
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import Row
from game.ui.widgets.placement import row_of_boxes
from game.ui.widgets.skins import LEAST_LETTERS
from game.ui.widgets.text_layout import paragraph
from game.ui.widgets.theme import WRONG, small_letters
from game.ui.widgets.tooltip import Tooltips, TooltipText

_TWO_COLUMNS = 1150  # units: the narrowest body with two columns
_BUTTON = 310


class FormScene(PanelScene):
    """Subclasses define the rows and what the buttons do."""

    max_size = (1640, 1030)  # units of the largest panel

    def __init__(self, context: Context, buttons: Sequence[Button], **labels: str) -> None:
        """`labels` are the text keys of the buttons, by name; "back" has a default."""
        super().__init__(context, buttons)
        self._labels = {"back": "common-back"} | labels
        self.message = ""
        self.form = self._no_form()
        self._built: Hashable = None  # what the form was built for
        self._tooltips = Tooltips(context.skins)
        self._prepared: tuple[Hashable, Form] | None = None  # the same, until it is built

    @abstractmethod
    def sections(self) -> Sequence[Sequence[Row]]:
        """The rows, in one or two columns."""

    def label(self, name: str) -> str:
        """The label of a button."""
        return self.context.texts.say(self._labels[name])

    @property
    def typing(self) -> bool:
        return self.form.typing

    @property
    def cursor(self) -> Pointer:
        over = super().cursor
        return self.form.pointer() if over == "arrow" else over

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        hints = TYPING_HINTS if self.typing else MENU_HINTS
        main = self._main_button
        if main is None or main.name not in self._labels:
            return hints
        return (*hints, PadHint(PadButton.MENU, self._labels[main.name]))

    @property
    def _main_button(self) -> Button | None:
        """The button that the form is for, if it can be pressed."""
        buttons = self.menu.buttons
        return next((one for one in buttons if one.kind == "primary" and one.enabled), None)

    def on_enter(self) -> None:
        """Enter in a text field leads to the next row."""
        self._step(1, aside=False)

    def enter(self, size: tuple[int, int]) -> None:
        if (wanted := self._wanted(size)) != self._built:
            self._built = wanted
            super().enter(size)
        self._drawn = None

    def building(self, size: tuple[int, int]) -> Iterator[None]:
        """Make the rows, then lay them out."""
        if (wanted := self._wanted(size)) == self._built:
            return
        parts = self.sections()
        yield
        self._prepared = wanted, self._new_form(size, parts)
        yield

    def release(self) -> None:
        """Drop backdrop and rows; they are made again if the scene comes back."""
        self.form, self._built = self._no_form(), None
        self._backdrop = Surface((0, 0))

    def build(self, size: tuple[int, int]) -> None:
        """A new form has the focus and scroll offset of the last."""
        prepared, self._prepared = self._prepared, None
        if prepared is not None and prepared[0] == self._wanted(size):
            form = prepared[1]
        else:
            form = self._new_form(size, self.sections())
        before = self.form
        self.panel = self._room(size).resized(form.height)
        form.set_box(self.panel.body)
        self.form = form
        form.take_over(before)
        self._layout_buttons(size)

    def _wanted(self, size: tuple[int, int]) -> Hashable:
        """What a form is built for."""
        return size, self.context.settings.ui_scale, self.context.texts.language

    def _room(self, size: tuple[int, int]) -> Panel:
        """The largest panel."""
        scale = window_scale(size, self.context.settings.ui_scale)
        return centred_panel(size, scale, self.max_size)

    def _new_form(self, size: tuple[int, int], parts: Sequence[Sequence[Row]]) -> Form:
        scale, body = window_scale(size, self.context.settings.ui_scale), self._room(size).body
        if body.width < _TWO_COLUMNS * scale:
            parts = [[row for part in parts for row in part]]
        return Form(self.context.skins, body, scale, parts)

    def _no_form(self) -> Form:
        return Form(self.context.skins, Rect(0, 0, 0, 0), 1.0, [])

    def rebuild(self) -> None:
        """Build the form again with other rows."""
        self._built = None
        self.enter(self._backdrop.get_size())

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        form, chosen = self.form, self.menu.handle(event, keys=False)
        form.handle(event)
        if chosen is not None:
            self.choose(chosen)

    def update(self, dt: float) -> bool:
        self.form.update(dt, still=self.context.settings.reduced_motion)
        return super().update(dt)

    def state(self) -> Hashable:
        return self.form.state(), super().state(), self.message

    def draw_panel(self, surface: Surface) -> None:
        super().draw_panel(surface)
        self.form.draw(surface)

    def drawing(self, surface: Surface) -> Iterator[None]:
        super().draw_panel(surface)
        yield
        yield from self.form.drawing(surface)
        self.menu.draw(surface, self.context.skins, self.panel.scale * self.larger)
        yield

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.message:
            self._draw_message(surface)
        if tip := self.form.tooltip():
            scale = self.panel.scale * self.larger
            text = TooltipText(tip[0], self._backdrop.get_size(), scale)
            self._tooltips.draw(surface, text, tip[1])

    def _draw_message(self, surface: Surface) -> None:
        """Draw the message in letters that fit."""
        box = self.message_box()
        for pixels in range(small_letters(self.panel.scale), LEAST_LETTERS - 1, -1):
            font = self.context.assets.font("reading", pixels)
            text = paragraph(self.message, font, WRONG, box.width, align=0.5)
            if text.height <= box.height or pixels == LEAST_LETTERS:
                text.draw(surface, text.rect(center=box.center).topleft)
                return

    def message_box(self) -> Rect:
        """Between two buttons; above them if there are more."""
        footer, below = self.panel.footer, self.panel.body.bottom
        if len(self.menu.buttons) > 2:
            return Rect(footer.left, below, footer.width, footer.top - below)
        left, right = self.menu.buttons[0].rect.right, self.menu.buttons[-1].rect.left
        return Rect(left, footer.top, right - left, footer.h).inflate(-2 * self.panel.pixels(12), 0)

    def _layout_buttons(self, size: tuple[int, int]) -> None:
        """The first at the left, unless it is primary; the others at the right."""
        panel, buttons, units = self.panel, self.menu.buttons, self.panel.pixels
        footer, scale = panel.footer, panel.scale
        boxes = row_of_boxes(footer, len(buttons), units(_BUTTON), units(20), align=1)
        if buttons[0].kind != "primary":
            boxes[0].left = footer.left
        for button, place in zip(buttons, boxes, strict=True):
            button.layout(place, self.label(button.name))
        larger = text_enlargement(size, self.context.settings.ui_scale, scale)
        self.menu.enlarge_text(self.context.skins, scale * self.larger, larger)

    def _key(self, event: Event) -> bool:
        """Whether a key moved the focus or acted on what has it."""
        form, in_menu = self.form, self.menu.focus
        typing = form.typing
        match event.key:
            case pygame.K_ESCAPE:
                self.leave()
            case pygame.K_F10:  # the menu button of a gamepad
                if (main := self._main_button) is not None:
                    self.choose(main.name)
            case pygame.K_TAB:
                self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_UP | pygame.K_DOWN:
                step = 1 if event.key == pygame.K_DOWN else -1
                if not form.move_choice(step):
                    self._step(step, aside=False)
            case pygame.K_LEFT | pygame.K_RIGHT if not typing:
                step = 1 if event.key == pygame.K_RIGHT else -1
                if in_menu is None:
                    form.nudge(step)
                elif not self.menu.step(step):
                    self.menu.focus_on(in_menu)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                page = form.box.height * 3 // 4
                form.scroll(form.offset + (page if event.key == pygame.K_PAGEDOWN else -page))
            case pygame.K_RETURN | pygame.K_KP_ENTER if typing:
                self.on_enter()
            case key if key in CHOOSE and not typing:
                if in_menu is not None:
                    self.choose(self.menu.buttons[in_menu].name)
                else:
                    form.press()
            case _:
                return False
        return True

    def _step(self, step: int, *, aside: bool = True) -> None:
        """From row to row, then to the buttons, and around."""
        if self.menu.focus is not None:
            self.menu.step(step) or self.form.step_focus(step, aside=aside) or self.menu.step(step)
        else:
            self.form.step_focus(step, aside=aside) or self.menu.step(step)
