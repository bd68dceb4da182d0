"""The table's buttons: confirm and undo in the prompt, small tools over the map's corner."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import assert_never

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context
from game.ui.core.pad_glyphs import draw_glyph, glyph_width
from game.ui.core.pad_model import PadButton
from game.ui.table.end_proposals import Asked, Awaited, EndTalk, Offered
from game.ui.table.geometry import Geometry
from game.ui.table.help.pad_help import table_pad_hints
from game.ui.table.layer import PRESSES, Layer, Tooltip, play
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.widgets.button import Button, button_part, focus_one, share_label_size
from game.ui.widgets.compositor import Part
from game.ui.widgets.rings import draw_box_ring, swing

_PROPOSE, _DECLINE, _AGREE = "propose", "decline", "agree"
# Name, kind and icon.
_ACTIONS = (("confirm", "primary", ""), ("back", "secondary", ""), ("all", "secondary", ""))
_OFFER = ((_PROPOSE, "secondary", ""),)
_ANSWERS = ((_DECLINE, "secondary", ""), (_AGREE, "primary", ""))
# The buttons that do what the gamepad's hints say.
_PADS = {"pad-confirm": "confirm", "pad-yes": "confirm", "pad-undo": "back"}
_LABELS = {
    "confirm": "table-confirm",
    "back": "table-take-back",
    "all": "table-take-back-all",
    _PROPOSE: "table-propose-end",
    _DECLINE: "table-keep-playing",
    _AGREE: "table-agree",
    "now": "table-back-to-now",
}
# At an earlier position of the game.
_LOOK_STEPS = (
    ("earlier", "secondary", "arrow_left"),
    ("now", "primary", ""),
    ("later", "secondary", "arrow_right"),
)
_STEP_TOOLTIPS = {"earlier": "table-step-back", "later": "table-step-forward"}


class ActionButtons(Layer):
    """Absent where only spectators sit. The guide may forbid a move before it is submitted.

    There are none while a move has its caption there. Without a plan, or while players are asked,
    buttons about the end of a stalemate take the place of the others (R30). They can be pressed
    after a moment: an earlier press may be meant for the ones before.
    """

    def __init__(self, context: Context, model: TableModel, guide: Layer) -> None:
        self._context, self._model, self._guide = context, model, guide
        self._actions, self._offer = _buttons(model, _ACTIONS), _buttons(model, _OFFER)
        self._answers, self._steps = _buttons(model, _ANSWERS), _buttons(model, _LOOK_STEPS)
        self._shown: list[Button] = self._actions
        self._drawn: Hashable = None  # the buttons as they were drawn last
        self._swing = 0.0  # of the ring around a question
        self._asked_for = 0.0  # seconds since a proposal was made

    @property
    def buttons(self) -> Sequence[Button]:
        return self._shown

    @property
    def about_the_end(self) -> bool:
        """Whether the buttons propose to end the game, or answer that."""
        return self._shown is self._offer or self._shown is self._answers

    def arrange(self, layout: TableLayout) -> None:
        if not layout.buttons:
            return
        row, gap = layout.buttons[0].unionall(layout.buttons[1:]), layout.pixels(10)
        half = Rect(row.left, row.top, (row.width - gap) // 2, row.height)
        side = Rect(row.left, row.top, min(half.width // 2, 2 * row.height), row.height)
        wide = Rect(side.right + gap, row.top, row.width - 2 * (side.width + gap), row.height)
        places = (
            (self._actions, layout.buttons),
            (self._offer, [row]),
            (self._answers, [half, half.move_to(right=row.right)]),
            (self._steps, [side, wide, side.move_to(right=row.right)]),
        )
        for buttons, boxes in places:
            for button, box in zip(buttons, boxes, strict=False):
                button.layout(box)

    def handle(self, event: Event) -> bool:
        self._refresh()
        for button in (*self._actions, *self._offer, *self._answers, *self._steps):
            shown = button in self._shown
            # The others may appear under the pointer, but a press before that is not for them.
            if (shown or event.type != pygame.MOUSEBUTTONDOWN) and button.handle(event) and shown:
                self.press(button)
                return True
        if event.type not in PRESSES:
            return False
        names = [one.name for one in self._shown if one.rect.collidepoint(event.pos)]
        if event.type == pygame.MOUSEBUTTONDOWN and "confirm" in names:
            play(self._context, self._model.confirm_too_soon())
        return bool(names)

    def press(self, button: Button) -> None:
        if not button.enabled:
            return
        self._context.audio.play("click")
        match button.name:
            case "confirm":
                self.confirm()
            case "back":
                play(self._context, self._model.undo())
            case "all":
                play(self._context, self._model.undo_all())
            case "earlier":
                play(self._context, self._model.step_back())
            case "later":
                self._model.step_forward()
            case "now":
                self._model.back_to_now()
            case "propose":
                self._model.propose_end()
            case _:
                self._model.answer_proposal(agrees=button.name == _AGREE)

    def confirm(self) -> None:
        """Submit the plan if the guide allows it."""
        play(self._context, self._model.confirm(self._guide.allows))

    def update(self, dt: float) -> bool:
        question, before = self._model.question, self._swing
        asked = isinstance(self._model.end_talk, Asked)
        self._asked_for = self._asked_for + dt if asked else 0.0
        if asked:
            self._swing = swing(self._asked_for)
        else:
            self._swing = 0.0 if question is None else swing(question)
        self._refresh()
        return before != self._swing or self._drawn != self._states

    def parts(self) -> list[Part]:
        skins, layout, texts = self._context.skins, self.geometry.layout, self._context.texts
        self._refresh()
        for button in self._shown:
            again = button.name == "confirm" and self._model.question is not None
            if key := "table-confirm-yes" if again else _LABELS.get(button.name):
                button.relabel(texts.say(key))
                button.size_label(layout.letters)
        self._drawn = self._states
        share_label_size(self._shown, skins, layout.scale)
        parts = [button_part(skins, button, layout.scale) for button in self._shown]
        if self._context.gamepads.active:
            named = {one.name: one for one in self._shown}
            hints = {_PADS.get(hint.text, ""): hint.button for hint in table_pad_hints(self._model)}
            parts += [
                self._glyph_part(named[name], pad) for name, pad in hints.items() if name in named
            ]
        return parts

    def _glyph_part(self, button: Button, pad: PadButton) -> Part:
        """The gamepad's button that does the same, in a corner."""
        skins = self._context.skins
        high = self.geometry.layout.letters_of(22)
        box = Rect(0, 0, glyph_width(pad, high), high)
        box.center = button.rect.left + high // 5, button.rect.top + high // 8
        return Part(box, pad, lambda surface: draw_glyph(surface, skins, pad, box))

    def draw_moving(self, surface: Surface) -> list[Rect]:
        layout = self.geometry.layout
        asked = bool(self._answers) and self._shown is self._answers
        asked &= not self._model.status.halted
        if not asked and (self._model.question is None or not self._shown):
            return []
        away = 0.0 if self._model.settings.reduced_motion else self._swing
        inside = -layout.pixels(16)  # clear of the status above
        box = layout.action.inflate(inside, inside) if asked else self._shown[0].rect
        return [draw_box_ring(surface, box, layout.scale, away)]

    def tooltip(self) -> Tooltip | None:
        explains = self.about_the_end or self._shown is self._steps
        for button in self._shown if explains else ():
            if button.hovered:
                key = _STEP_TOOLTIPS.get(button.name) or f"{_LABELS[button.name]}-about"
                return Tooltip(self._context.texts.say(key), button.rect)
        return None

    @property
    def _states(self) -> Hashable:
        return tuple((button.name, button.state) for button in self._shown)

    def _refresh(self) -> None:
        """Show the buttons of this moment; new ones do not have the focus."""
        model = self._model
        if model.panel is SidePanel.LOG:  # it covers them
            shown: list[Button] = []
        elif model.looking is not None:
            shown = self._steps
        else:
            captioned = model.captioned_move is not None
            shown = [] if captioned else self._buttons_for(model.end_talk)
        if shown != self._shown:
            focus_one(self._shown, None)
            self._shown = shown

    def _buttons_for(self, talk: EndTalk) -> list[Button]:
        match talk:
            case None:
                return self._actions
            case Offered():
                return self._offer
            case Asked():
                return self._answers
            case Awaited():
                return []
            case _:
                assert_never(talk)


def _buttons(model: TableModel, kinds: Sequence[tuple[str, str, str]]) -> list[Button]:
    """None for spectators."""
    shown = kinds if model.racked else ()
    return [Button(*kind, partial(_can_press, model, kind[0])) for kind in shown]


def _can_press(model: TableModel, name: str) -> bool:
    match name:
        case "confirm":
            return model.plan.action() is not None and not model.sending
        case "back" | "all":
            return not model.plan.empty and not model.sending
        case "earlier":
            return model.looking is not None and model.looking.position > 0
        case "now" | "later":
            return True
        case _:
            return model.end_talk_ready


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
        self.button.layout(self._slot(geometry.layout))

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
