"""Hints: the player asks what a bot would do, and looks at its best moves one after the other.

A move that is looked at is the player's plan for so long; nothing is done before it is confirmed.
What was answered stays known as long as the table is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.board import Kind
from game.ui.table.help.advice_text import Advised, advised
from game.ui.table.help.hint_panel import CounselFace, CounselPlaces, Sights, counsel_places
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.board import Hex
    from game.bots.advice import Advice
    from game.ui.table.plan import Plan
    from game.ui.table.scene import TableScene

_NEXT = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB)
_BEFORE = (pygame.K_UP, pygame.K_LEFT)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_NOWHERE = (-1, -1)


class Hints:
    """One screen's hints: the button, and the panel while it is open."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.button = Button("hint", "secondary", "help")
        self.open = False
        self.places: CounselPlaces | None = None
        self._waiting = False  # for an answer, even if nobody wants it any more
        self._advice: tuple[Advice, ...] = ()
        self._words: tuple[Advised, ...] = ()
        self._chosen: int | None = None
        self._taken = False  # what is looked at was clicked, and stays when the panel goes
        self._before: Plan = scene.plan  # what was planned before a move was looked at
        self._inside = False  # the pointer is
        self._row: int | None = None  # under the pointer

    @property
    def offered(self) -> bool:
        """Whether this table gives hints at all."""
        scene = self._scene
        wanted = scene.stage.settings.hints and scene.session.hints
        return wanted and scene.racked and scene.guide.advised

    @property
    def possible(self) -> bool:
        """Whether one can be asked for now."""
        return self.offered and self._scene.plan.mine and not self._scene.moving

    @property
    def thinking(self) -> bool:
        """Whether the player waits for the answer."""
        return self.open and self._waiting

    @property
    def pointed(self) -> bool:
        """Whether the pointer is on the open panel."""
        return self.open and self._inside

    def face(self) -> CounselFace:
        """What the panel shows."""
        say = self._scene.stage.texts.say
        return CounselFace(
            say("advice-title"),
            say("advice-chance"),
            say("advice-thinking") if self._waiting else say("advice-none"),
            self._words,
            self._chosen,
            self._row,
            self._waiting,
            self._scene.stage.settings.colour_accessible,
        )

    def lay(self) -> None:
        """Find words and places, for the window and the language of now."""
        scene = self._scene
        self.button.rect = scene.layout.tools[0]
        if not self.open:
            return
        table, texts = scene.plan.view.table, scene.stage.texts
        self._words = tuple(advised(one, table, texts) for one in self._advice)
        self.places = counsel_places(scene.stage.skins, scene.layout, self.face(), self._sights())

    def toggle(self) -> None:
        """Ask, or put away what was answered."""
        seat = self._scene.plan.view.seat
        if self.open:
            self.close()
        elif self.possible and seat is not None:
            self.open = True
            self._scene.stage.audio.play("click")
            if not self._waiting and not self._advice:
                self._waiting = True
                self._scene.session.hint(seat)
            self._show()

    def update(self) -> None:
        """See whether the answer has come."""
        if not self._waiting:
            return
        session = self._scene.session
        advice = session.advice()
        if advice is None and session.thinking is not None:
            return
        self._waiting, self._advice = False, advice or ()
        if self.open:
            self._show()

    def close(self) -> None:
        """Put the panel away. What was only looked at goes, and what was planned before is planned
        again; what was clicked stays."""
        if self.open:
            if not self._taken:
                self._choose(None)
            self._put_away()

    def let_go(self) -> None:
        """The plan is in the player's own hands: no move of these is looked at any more."""
        self._chosen, self._taken = None, False

    def drop(self) -> None:
        """Another turn: what was asked for is of no use any more."""
        if self.open:
            self._put_away()
        self._waiting, self._advice, self._words = False, (), ()

    def handle(self, event: Event) -> bool:
        """Whether an event was for the button or the panel."""
        if not self.offered:
            return False
        before = self.button.state
        clicked = self.button.handle(event)
        if self.button.state != before:
            self._scene.refresh()
        if clicked:
            self.toggle()
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return event.type in _MOUSE and self._mouse(event)

    def _put_away(self) -> None:
        self.let_go()
        self.open, self._inside, self._row = False, False, None
        self._scene.refresh()

    def _show(self) -> None:
        """The panel as it is now, with the first of its moves looked at."""
        self.lay()
        self._choose(0 if self._advice else None)
        self._scene.refresh()

    def _key(self, event: Event) -> bool:
        if event.key == pygame.K_h:
            self.toggle()
        elif not self.open:
            return False
        elif event.key == pygame.K_ESCAPE:
            self.close()
        elif self._advice and event.key in _NEXT + _BEFORE:
            back = event.key in _BEFORE or event.mod & pygame.KMOD_SHIFT
            number = -1 if self._chosen is None else self._chosen
            self._choose((number + (-1 if back else 1)) % len(self._advice))
        else:
            return False
        return True

    def _mouse(self, event: Event) -> bool:
        if event.type != pygame.MOUSEMOTION and self.button.rect.collidepoint(event.pos):
            return True
        places = self.places if self.open else None
        self._inside = places is not None and bool(places.box.collidepoint(event.pos))
        row = places.row_at(event.pos) if places else None
        if row != self._row:
            self._row = row
            self._scene.refresh()
        if not self._inside or places is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._scene.point_at(_NOWHERE)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if row is not None:
                self._choose(row)
                self._taken = True
                self._scene.stage.audio.play("clank")
            elif places.head.collidepoint(event.pos):
                self.close()
        return True

    def _choose(self, number: int | None) -> None:
        """Look at one of the moves, or at what was planned before."""
        if number == self._chosen:
            return
        if self._chosen is None:
            self._before = self._scene.plan
        self._chosen, self._taken = number, False
        plan = self._before
        self._scene.plan = plan if number is None else plan.doing(self._advice[number].action)
        self._scene.asked = False
        self._scene.refresh()

    def _sights(self) -> Sights:
        """What the panel should leave to be seen: above all what is advised, Paris and the goal."""
        table, plan = self._scene.plan.view.table, self._scene.plan.nothing()
        plans = [plan.doing(one.action).planned for one in self._advice]
        advised_hexes = [place for planned in plans if planned for place in planned.hexes]
        middle = [one.hex for one in table.board.spaces if one.kind in (Kind.EIFFEL, Kind.START)]
        goals = [city.hex for city in table.board.cities if city.end]
        others = [one.hex for one in table.board.spaces if one.value or table.standing(one.hex)]
        return Sights(self._boxes([*advised_hexes, *middle, *goals]), self._boxes(others))

    def _boxes(self, places: Iterable[Hex]) -> list[Rect]:
        camera = self._scene.camera
        box = Rect(0, 0, round(camera.hex_width), round(camera.hex_width))
        return [box.move_to(center=camera.pixel_of(place)) for place in places]
