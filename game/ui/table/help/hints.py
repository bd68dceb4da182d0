"""Hints: the player asks what a bot would do, and looks at its best moves one after the other.

A move that is looked at is the player's plan for so long; nothing is done before it is confirmed.
What was answered stays known as long as the table is the same.
"""

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.board import Hex, HexKind
from game.bots.advice import Advice
from game.ui.core.context import Context
from game.ui.media.cursors import Pointer
from game.ui.table.geometry import Geometry
from game.ui.table.help.advice_text import Advised, advised
from game.ui.table.help.hint_panel import HintFace, HintPlaces, hint_part, hint_places
from game.ui.table.layer import MOUSE, Layer, Tooltip
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.plan import Plan
from game.ui.widgets.button import Button, button_part
from game.ui.widgets.compositor import Part
from game.ui.widgets.placement import KeepClear

_NEXT = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB)
_BEFORE = (pygame.K_UP, pygame.K_LEFT)
_NEEDED = 20  # how much more it counts to hide what is needed


class Hints(Layer):
    """One screen's hints: the button, and the panel while it is open."""

    def __init__(self, stage: Context, model: TableModel) -> None:
        self._stage, self._model = stage, model
        self.button = Button("hint", "secondary", "help")
        self.places: HintPlaces | None = None
        self._asked: tuple[int, int | None] | None = None  # the move and seat of the question
        self._advice: tuple[Advice, ...] | None = None  # None as long as there is no answer
        self._words: tuple[Advised, ...] = ()
        self._chosen: tuple[int, Plan] | None = None  # the move looked at, and its plan
        self._taken = False  # it was clicked, and stays when the panel closes
        self._before = model.plan  # what was planned before a move was looked at
        self._row: int | None = None  # under the pointer; -1 elsewhere on the panel

    @property
    def open(self) -> bool:
        """Whether the panel is open."""
        return self._model.panel is SidePanel.HINT

    @property
    def thinking(self) -> bool:
        """Whether the player waits for the answer."""
        return self.open and self._advice is None

    @property
    def buttons(self) -> Sequence[Button]:
        """The button, where hints are offered."""
        return (self.button,) if self._model.hints_offered else ()

    @property
    def chosen(self) -> int | None:
        """The move that is looked at, until the player plans something else."""
        looked_at = self._chosen is not None and self._model.plan is self._chosen[1]
        return self._chosen[0] if self._chosen and looked_at else None

    def cursor(self) -> Pointer | None:
        """A hand over button and panel."""
        return "hand" if self.open and self._row is not None else super().cursor()

    def face(self) -> HintFace:
        """What the panel shows."""
        say, waiting = self._stage.texts.say, self._advice is None
        row = None if self._row == -1 else self._row
        return HintFace(
            say("advice-title"),
            say("advice-chance"),
            say("advice-thinking") if waiting else say("advice-none"),
            *(self._words, self.chosen, row, waiting, self._model.settings.colour_accessible),
        )

    def layout(self, geometry: Geometry) -> None:
        """Find words and places for another window or language."""
        anew = not self.button.rect or geometry.layout is not self.geometry.layout
        super().layout(geometry)
        self.button.place(geometry.layout.tools[0])
        if anew and self.open:
            self._lay_panel()

    def update(self, dt: float) -> bool:
        """See whether the answer has come, or is of no use any more; True if so."""
        model, session = self._model, self._model.session
        if not self.open and self._chosen:  # another panel has taken its place
            self.close()
        if self._asked is None:
            return False
        gone = model.moving or model.history.pending is not None
        if gone or self._asked != (model.seq, model.plan.view.seat):
            self._asked, self._advice, self._words, self._chosen = None, None, (), None
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
        """The button, the panel and their keys."""
        if not self._model.hints_offered:
            return False
        self._enable()
        if self.button.handle(event):
            self.toggle()
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return event.type in MOUSE and self._mouse(event)

    def press(self, button: Button) -> None:
        """Ask, or close the panel."""
        self.toggle()

    def toggle(self) -> None:
        """Ask, or put away what was answered."""
        model = self._model
        seat = model.plan.view.seat
        if self.open:
            self.close()
        elif self.button.enabled and seat is not None:
            self._stage.audio.play("click")
            if self._asked is None:
                self._asked = (model.seq, seat)
                model.session.hint(seat)
            model.open_panel(SidePanel.HINT)
            self._show()

    def close(self) -> None:
        """Close the panel. What was only looked at goes; what was clicked stays planned."""
        if not self._taken:
            self._look_at(None)
        self._close_panel()

    def parts(self) -> list[Part]:
        """The button, and the open panel."""
        skins, layout = self._stage.skins, self.geometry.layout
        if not self._model.hints_offered:
            return []
        self._enable()
        parts = [button_part(skins, self.button, layout.scale)]
        if self.open and self.places:
            parts.append(hint_part(skins, layout, self.face(), self.places))
        return parts

    def tooltip(self) -> Tooltip | None:
        """What the button does; nothing over the answer, which lies where the words would be."""
        if not self._model.hints_offered or self.button.state != "hover":
            return None
        words = "" if self.open else self._stage.texts.say("advice-button")
        return Tooltip(words, self.button.rect)

    def _enable(self) -> None:
        self.button.enable(self._model.plan.mine and not self._model.moving)

    def _lay_panel(self) -> None:
        table, texts = self._model.plan.view.table, self._stage.texts
        self._words = tuple(advised(one, table, texts) for one in self._advice or ())
        self.places = hint_places(
            self._stage.skins, self.geometry.layout, self.face(), self._keep_clear()
        )

    def _show(self) -> None:
        """Show the panel, with the first of its moves looked at."""
        self._lay_panel()
        if self._advice:
            self._look_at(0)

    def _close_panel(self) -> None:
        self._chosen, self._taken, self._row = None, False, None
        if self.open:
            self._model.open_panel(None)

    def _key(self, event: Event) -> bool:
        if event.key == pygame.K_h:
            self.toggle()
        elif not self.open:
            return False
        elif event.key == pygame.K_ESCAPE:
            self.close()
        elif self._advice and event.key in _NEXT + _BEFORE:
            back = event.key in _BEFORE or event.mod & pygame.KMOD_SHIFT
            number = -1 if self.chosen is None else self.chosen
            self._look_at((number + (-1 if back else 1)) % len(self._advice))
        else:
            return False
        return True

    def _mouse(self, event: Event) -> bool:
        if event.type != pygame.MOUSEMOTION and self.button.rect.collidepoint(event.pos):
            return True
        places = self.places if self.open else None
        if places is None or not places.box.collidepoint(event.pos):
            self._row = None
            return False
        row = places.row_at(event.pos)
        self._row = -1 if row is None else row
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if row is not None:
                self._look_at(row)
                self._taken = True
                self._stage.audio.play("clank")
            elif places.head.collidepoint(event.pos):
                self.close()
        return True

    def _look_at(self, number: int | None) -> None:
        """Look at one of the moves, or again at what was planned before."""
        if number == self.chosen:
            return
        if self.chosen is None:
            self._before = self._model.plan
        plan = self._before
        if number is not None and self._advice:
            plan = plan.doing(self._advice[number].action)
        self._chosen, self._taken = None if number is None else (number, plan), False
        self._model.preview(plan)

    def _keep_clear(self) -> list[KeepClear]:
        """What should stay in sight: above all what is advised, Paris and the goal."""
        table, plan = self._model.plan.view.table, self._model.plan.nothing()
        plans = [plan.doing(one.action).planned for one in self._advice or ()]
        advised_hexes = [place for planned in plans if planned for place in planned.hexes]
        middle = [
            one.hex for one in table.board.spaces if one.kind in (HexKind.EIFFEL, HexKind.START)
        ]
        goals = [city.hex for city in table.board.cities if city.end]
        others = [one.hex for one in table.board.spaces if one.value or table.standing(one.hex)]

        def boxes(hexes: Sequence[Hex]) -> list[Rect]:
            return [self.geometry.hex_box(place, 1.0) for place in hexes]

        needed = KeepClear(boxes([*advised_hexes, *middle, *goals]), _NEEDED)
        return [needed, KeepClear(boxes(others))]
