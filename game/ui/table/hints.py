"""Hints: the player asks what a bot would do, looks at its best moves, and takes one or none.

A move that is looked at is the player's plan for so long; nothing is done before it is confirmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.advice_words import Advised, advised
from game.ui.table.counsel import CounselFace, CounselPlaces, counsel_places
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.bots.advice import Advice
    from game.ui.plan import Plan
    from game.ui.scenes.table import TableScene

_NEXT = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB)
_BEFORE = (pygame.K_UP, pygame.K_LEFT)
_TAKE = (pygame.K_RETURN, pygame.K_KP_ENTER)
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
        self._before: Plan = scene.plan  # what was planned before a move was looked at
        self._inside = False  # the pointer is

    @property
    def offered(self) -> bool:
        """Whether this table gives hints at all."""
        scene = self._scene
        return scene.stage.settings.hints and scene.racked and scene.guide.advised

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
            self._waiting,
            self._scene.stage.settings.colour_accessible,
        )

    def lay(self) -> None:
        """Find words and places, for the window and the language of now."""
        scene = self._scene
        self.button.rect = scene.layout.tools[0]
        table, texts = scene.plan.view.table, scene.stage.texts
        self._words = tuple(advised(one, table, texts) for one in self._advice)
        self._before = self._before if self._chosen is not None else scene.plan
        plans = [self._before.doing(one.action).planned for one in self._advice]
        hexes = {place for planned in plans if planned for place in planned.hexes}
        around = [scene.camera.pixel_of(place) for place in hexes]
        self.places = counsel_places(scene.stage.skins, scene.layout, self.face(), around)

    def toggle(self) -> None:
        """Ask, or close what was answered."""
        seat = self._scene.plan.view.seat
        if self.open:
            self.close()
        elif self.possible and seat is not None:
            self.open = True
            if not self._waiting:
                self._waiting = True
                self._scene.session.hint(seat)
            self._scene.stage.audio.play("click")
            self.lay()
            self._scene.refresh()

    def update(self) -> None:
        """See whether the answer has come."""
        if not self._waiting:
            return
        session = self._scene.session
        advice = session.advice()
        if advice is None and session.thinking is not None:
            return
        self._waiting = False
        if self.open:
            self._advice = advice or ()
            self.lay()
            self._choose(0 if self._advice else None)
            self._scene.refresh()

    def close(self) -> None:
        """Put the panel away; what was planned before is planned again."""
        self._choose(None)
        self.keep()

    def keep(self) -> None:
        """Put the panel away; what was looked at stays planned."""
        if self.open:
            self.open, self._advice, self._words, self._chosen = False, (), (), None
            self._scene.refresh()

    def drop(self) -> None:
        """Another turn: what was asked for is of no use any more."""
        self.keep()
        self._waiting = False

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

    def _key(self, event: Event) -> bool:
        if event.key == pygame.K_h:
            self.toggle()
        elif not self.open:
            return False
        elif event.key == pygame.K_ESCAPE:
            self.close()
        elif not self._advice:
            return False
        elif event.key in _TAKE:
            self._take(self._chosen or 0)
        elif event.key in _NEXT + _BEFORE:
            back = event.key in _BEFORE or event.mod & pygame.KMOD_SHIFT
            number = -1 if self._chosen is None else self._chosen
            self._choose((number + (-1 if back else 1)) % len(self._advice))
        else:
            return False
        return True

    def _mouse(self, event: Event) -> bool:
        if event.type != pygame.MOUSEMOTION and self.button.rect.collidepoint(event.pos):
            return True
        places = self.places
        inside = self.open and places is not None and places.box.collidepoint(event.pos)
        left, self._inside = self._inside and not inside, inside
        if left:
            self._choose(None)
        if not inside or places is None:
            return False
        row = places.row_at(event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._scene.point_at(_NOWHERE)
            self._choose(row if row is not None else self._chosen)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if row is not None:
                self._take(row)
            elif places.head.collidepoint(event.pos):
                self.close()
        return True

    def _choose(self, number: int | None) -> None:
        """Look at one of the moves, or at what was planned before."""
        if number == self._chosen:
            return
        if self._chosen is None:
            self._before = self._scene.plan
        self._chosen = number
        plan = self._before
        self._scene.plan = plan if number is None else plan.doing(self._advice[number].action)
        self._scene.asked = False
        self._scene.refresh()

    def _take(self, number: int) -> None:
        """Plan one of the moves; it is still the player who confirms it."""
        self._choose(number)
        self._scene.stage.audio.play("clank")
        self.keep()
