"""Hints: the player asks a bot for its best moves and previews them one after another.

A previewed move is the player's plan until the panel closes. Answers are kept as long as the table
does not change.
"""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame.event import Event

from game.bots.advice import Advice
from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.help.advice_text import AdviceText, advice_text
from game.ui.table.help.hint_panel import HintFace, HintPlaces, hint_part, hint_places
from game.ui.table.layer import MOUSE, Layer, Tooltip
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.plan import Plan
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part

_NEXT = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB)
_PREVIOUS = (pygame.K_UP, pygame.K_LEFT)


class Hints(Layer):
    """The hint button, and the panel while it is open."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self.button = Button("hint", icon="help", enabled=partial(_askable, model))
        self.places: HintPlaces | None = None
        self._asked: tuple[int, int | None] | None = None  # the move and seat of the question
        self._advice: tuple[Advice, ...] | None = None  # None until the answer is here
        self._rows: tuple[AdviceText, ...] = ()
        self._previewed: tuple[int, Plan] | None = None
        self._taken = False  # the previewed move was clicked and outlives the panel
        self._before = model.plan  # the plan before the preview
        self._hovered = False  # the pointer is over the panel
        self._row: int | None = None  # under the pointer

    @property
    def open(self) -> bool:
        """Whether the panel is open."""
        return self._model.panel is SidePanel.HINT

    @property
    def thinking(self) -> bool:
        """Whether the player is waiting for the answer."""
        return self.open and self._advice is None

    @property
    def buttons(self) -> Sequence[Button]:
        return (self.button,) if self._model.hints_offered else ()

    @property
    def chosen(self) -> int | None:
        """The move that is previewed; None as soon as the player changes the plan."""
        number, plan = self._previewed or (None, None)
        return number if self._model.plan is plan else None

    def cursor(self) -> Pointer | None:
        return "hand" if self.open and self._hovered else super().cursor()

    def face(self) -> HintFace:
        """What the panel shows."""
        say, waiting = self._context.texts.say, self._advice is None
        return HintFace(
            say("advice-title"),
            say("advice-chance"),
            say("advice-thinking") if waiting else say("advice-none"),
            *(self._rows, self.chosen, self._row, waiting),
        )

    def arrange(self, layout: TableLayout) -> None:
        self.button.layout(layout.tools[0])
        if self.open:
            self._layout_panel()

    def update(self, dt: float) -> bool:
        model, session = self._model, self._model.session
        if not self.open and self._previewed:  # another panel has taken its place
            self.close()
        if self._asked is None:
            return False
        gone = model.moving or model.history.pending is not None
        if gone or self._asked != (model.seq, model.plan.view.seat):
            self._asked, self._advice, self._rows, self._previewed = None, None, (), None
            if self.open:
                self._close_panel()
            return True
        if self._advice is not None:
            return False
        advice = session.advice()
        if advice is None and session.thinking is not None:
            return False
        self._advice = advice or ()
        if self.open:
            self._show()
        return True

    def handle(self, event: Event) -> bool:
        if not self._model.hints_offered:
            return False
        if self.button.handle(event):
            self.press(self.button)
            return True
        if event.type == pygame.KEYDOWN:
            return self._handle_key(event)
        return event.type in MOUSE and self._handle_mouse(event)

    def press(self, button: Button) -> None:
        model, seat = self._model, self._model.plan.view.seat
        if self.open:
            self.close()
        elif button.enabled and seat is not None:
            self._context.audio.play("click")
            if self._asked is None:
                self._asked = (model.seq, seat)
                model.session.hint(seat)
            model.open_panel(SidePanel.HINT)
            self._show()

    def close(self) -> None:
        """Close the panel and end the preview, unless the previewed move was clicked."""
        if not self._taken:
            self._preview(None)
        self._close_panel()

    def parts(self) -> list[Part]:
        skins, layout = self._context.skins, self.geometry.layout
        if not self._model.hints_offered:
            return []
        parts = [button_part(skins, self.button, layout.scale)]
        if self.open and self.places:
            parts.append(hint_part(skins, layout, self.face(), self.places))
        return parts

    def tooltip(self) -> Tooltip | None:
        if self.open and self._hovered and self.places:
            return self._reason_tooltip(self.places)
        if not self._model.hints_offered or self.button.state != "hover":
            return None
        text = "" if self.open else self._context.texts.say("advice-button")
        return Tooltip(text, self.button.rect)

    def _reason_tooltip(self, places: HintPlaces) -> Tooltip | None:
        """The reason of the move that is pointed at, unless the panel shows all of it."""
        row = self._row
        if row is None or row >= len(self._rows) or (row == self.chosen and not places.cut):
            return Tooltip("", places.box)
        return Tooltip(self._rows[row].reason, places.box)

    def _layout_panel(self) -> None:
        table, context = self._model.plan.view.table, self._context
        self._rows = tuple(advice_text(one, table, context.texts) for one in self._advice or ())
        self.places = hint_places(context.skins, self.geometry.layout, self.face())

    def _show(self) -> None:
        self._layout_panel()
        if self._advice:
            self._preview(0)

    def _close_panel(self) -> None:
        self._previewed, self._taken, self._hovered, self._row = None, False, False, None
        if self.open:
            self._model.open_panel(None)

    def _handle_key(self, event: Event) -> bool:
        if event.key == pygame.K_h:
            self.press(self.button)
        elif not self.open:
            return False
        elif event.key == pygame.K_ESCAPE:
            self.close()
        elif self._advice and event.key in _NEXT + _PREVIOUS:
            back = event.key in _PREVIOUS or event.mod & pygame.KMOD_SHIFT
            number = -1 if self.chosen is None else self.chosen
            self._preview((number + (-1 if back else 1)) % len(self._advice))
        else:
            return False
        return True

    def _handle_mouse(self, event: Event) -> bool:
        if event.type != pygame.MOUSEMOTION and self.button.rect.collidepoint(event.pos):
            return True
        places = self.places if self.open else None
        inside = self._hovered = places is not None and places.box.collidepoint(event.pos)
        self._row = places.row_at(event.pos) if places else None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and places:
            if self._row is not None:
                self._preview(self._row)
                self._taken = True
                self._context.audio.play("clank")
            elif places.head.collidepoint(event.pos):
                self.close()
        return inside

    def _preview(self, number: int | None) -> None:
        """Preview one of the moves; with None, return to the plan before the preview."""
        if number == self.chosen:
            return
        if self.chosen is None:
            self._before = self._model.plan
        plan = self._before
        if number is not None and self._advice:
            plan = plan.planning(self._advice[number].action)
        self._previewed, self._taken = None if number is None else (number, plan), False
        self._model.preview(plan)


def _askable(model: TableModel) -> bool:
    return model.plan.my_turn and not model.busy
