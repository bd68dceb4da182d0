"""What lies on a table of the LAN besides the game: chat, banner, pause, clock, who is away.

It looks at a visit that somebody else pumps; it never waits and knows no network.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.core.context import Stage
from game.ui.lan.lan_api import Visit
from game.ui.lan.table.banner import Banner
from game.ui.lan.table.chat_drawer import Drawer
from game.ui.lan.table.clock import TurnClock
from game.ui.lan.table.decisions import PUTS_AWAY, decide
from game.ui.lan.table.ground import ground_of, in_use
from game.ui.lan.table.notices import NoticeBoard, may_pause, out_of_reach
from game.ui.lan.table.pause_button import Pausing
from game.ui.lan.table.seat_status import Crowd, about_seat, faces_at, goes_on, played_by_bots
from game.ui.lan.words import refusal
from game.ui.media.cursors import Pointer
from game.ui.table.corner import Corner
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import Prompt
from game.ui.widgets.button import Button
from game.ui.widgets.compositor import Part

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_CHAT_KEYS = (pygame.K_c, pygame.K_t)
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_NOWHERE = (-1, -1)
_EDGE = 26  # units between things and the map's rim


class LanCorner(Corner):
    """The corner of one table scene; `now` counts seconds."""

    patient = False

    def __init__(self, stage: Stage, visit: Visit, now: Callable[[], float] = monotonic) -> None:
        self._stage, self._visit, self._now = stage, visit, now
        self._scene: TableScene | None = None
        self.drawer = Drawer(stage, visit)
        self.banner = Banner(stage.skins)
        self.pausing, self.clock = Pausing(stage, visit), TurnClock()
        self.notices = NoticeBoard(visit)
        self.crowd = Crowd(stage, visit)
        self._inside = self._pressed = False  # the mouse, on something of the corner
        self._state: Hashable = None

    def listen(self) -> None:
        """Hear how much time is left; to be called while something covers the table, too."""
        if self.notices.there:  # a host that is away lets no time pass
            self.clock.hear(self._visit.lobby, self._now())

    @property
    def typing(self) -> bool:
        """Whether letters are being typed."""
        return self.drawer.open and self.drawer.chat.typing

    @property
    def halted(self) -> bool:
        """Whether nobody can move now."""
        return not self.notices.there or self.pausing.paused

    @property
    def notebook(self) -> bool:
        """Whether the notebook of trades was agreed on (R29)."""
        return self._visit.lobby is not None and self._visit.lobby.options.notebook

    @property
    def busy(self) -> bool:
        """Whether the top of the map is taken."""
        return self.banner.notice is not None

    @property
    def buttons(self) -> Sequence[Button]:
        """Those of the banner first."""
        pause = [self.pausing.button] if self.pausing.possible else []
        return [*self.banner.buttons, self.drawer.button, *pause]

    @property
    def pointer(self) -> Pointer | None:
        """A hand where something can be clicked, an arrow on the rest of the corner."""
        if self.drawer.pointed or any(button.pointed for button in self.buttons):
            return "hand"
        return "arrow" if self._inside else None

    def sit(self, scene: TableScene) -> None:
        """Belong to a table from now on."""
        self._scene = scene

    def lay(self) -> None:
        """Find places for the window and the language of now."""
        scene = self._scene
        if scene is None:
            return
        layout = scene.layout
        first = 2 if scene.hints.offered else 1  # after those for hints and the rulebook
        below = layout.rack.top if scene.racked else layout.pane.bottom - layout.pixels(_EDGE - 10)
        self.drawer.lay(layout, layout.tools[first], below - layout.pixels(10))
        self.pausing.button.rect = layout.tools[first + 1]
        self.crowd.box = layout.tools[first + (2 if may_pause(self._visit) else 1)]
        self._state = None
        self.banner.notice = None
        self.update(0.0)

    def update(self, dt: float) -> None:
        """Look at the visit; tell the table what looks different, and let it be heard."""
        scene, lobby = self._scene, self._visit.lobby
        if scene is None:
            return
        before = self.clock.seconds
        self.listen()
        if sound := self.notices.hear(self._now()):
            self._stage.audio.play(sound)
        if scene.plan.mine and self.clock.urgent and before != self.clock.seconds:
            self._stage.audio.play("clock")
        for refused in self._visit.declined():
            words = refusal(refused.why, refused.words, self._stage.texts)
            self._stage.notices.append(words)
        if scene.hints.open:
            self.drawer.shut()
        shown = self.notices.first(scene.plan.view.table.turn, self._now(), self._stage.texts)
        ground = partial(ground_of, scene, self.drawer.taken)
        changed = self.banner.show(shown, scene.layout, self._stage.texts, ground)
        changed |= self.drawer.update(dt)
        if not self.barred() and scene.warning:
            scene.warning, changed = "", True
        seen = lobby and (lobby.seats, lobby.onlookers, lobby.phase, lobby.owner)
        state = seen, self.clock.words, self._blinks, self.pausing.paused, self.halted
        if changed or state != self._state:
            self._state = state
            scene.refresh()

    def handle(self, event: Event) -> bool:
        """The mouse on anything here, letters while one types, and a few keys."""
        scene = self._scene
        if scene is None:
            return False
        if event.type in _MOUSE:
            return not scene.controls.moving_the_map and self._mouse(event, scene)
        if event.type == pygame.WINDOWLEAVE:
            for button in (*self.buttons, self.drawer.close_button):
                button.handle(event)
        if event.type == pygame.KEYDOWN and self._key(event, scene):
            return True
        return self.drawer.open and self.drawer.chat.handle(event)

    def press(self, button: Button) -> None:
        """A click or Enter on a button."""
        notice = self.banner.notice
        if button is self.drawer.button:
            self._toggle_chat()
        elif button is self.pausing.button:
            self.pausing.press()
        elif notice is not None:
            self._stage.audio.play("click")
            if button.name in PUTS_AWAY:
                self.notices.close(notice)
            decide(self._stage, self._visit, notice, button.name)

    def parts(self) -> list[Part]:
        """Tools, banner, drawer and bubble, from below to above."""
        scene = self._scene
        if scene is None:
            return []
        pause = self.pausing.parts(scene.layout.scale)
        return [*pause, *self.crowd.part(), *self.banner.part(), *self.drawer.parts()]

    def words(self) -> str:
        """What is said of the button under the pointer."""
        return self.pausing.words() or self.crowd.words() or self.drawer.words()

    def barred(self) -> str:
        """Why nothing can be confirmed now."""
        say = self._stage.texts.say
        if not self.notices.there:
            return say("corner-lost-wait")
        return say("corner-paused-wait") if self.pausing.paused else ""

    def bots(self) -> Collection[int]:
        """Seats for which a bot plays now."""
        return played_by_bots(self._visit.lobby)

    def faces(self, faces: list[PlayerFace]) -> list[PlayerFace]:
        """The tiles, with who is away and how much time is left."""
        return faces_at(self._visit.lobby, faces, self.left(), self._blinks, self._stage.texts)

    def prompt(self, prompt: Prompt) -> Prompt:
        """The own turn's clock stands beside the question; in a pause nothing is asked."""
        if self.pausing.paused:
            return prompt._replace(question=self._stage.texts.say("lan-no-paused"), detail="")
        mine = self._scene is not None and self._scene.plan.mine
        return prompt._replace(clock=self.left(), urgent=self.clock.urgent) if mine else prompt

    def left(self) -> str:
        """The time left for the turn; empty without a clock."""
        return self.clock.words

    def meanwhile(self) -> str:
        """What goes on while a menu covers the table."""
        scene, texts = self._scene, self._stage.texts
        if (gone := out_of_reach(self._visit, texts)) or scene is None:
            return gone
        turn = scene.plan.view.table.turn
        return goes_on(self._visit.lobby, scene.session, turn, self.left(), texts)

    def about(self, seat: int) -> str:
        """That a player is away, which bot plays, and what happens when the time is over."""
        moves = self._scene is not None and seat == self._scene.plan.view.table.turn
        seconds = self.clock.seconds if moves else None
        told = about_seat(self._visit.lobby, seat, seconds, self._stage.texts)
        asks = self._visit.owner and self.notices.hides(seat)
        return f"{told}\n{self._stage.texts.say('corner-seat-click')}" if asks else told

    def _mouse(self, event: Event, scene: TableScene) -> bool:
        inside = self._covers(event.pos)
        if event.type == pygame.MOUSEBUTTONUP:  # belongs to where the press began
            inside, self._pressed = self._pressed, False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = inside
        else:
            self._inside = inside
            self.crowd.point(event.pos)
            if inside:
                scene.point_at(_NOWHERE)
        before = self._looks()
        inside |= self._reopened(event, scene)
        done = self.drawer.handle(event)
        if self.drawer.open:
            self.drawer.chat.handle(event)
        _, pressed = self.banner.handle(event)
        if self.pausing.possible and self.pausing.button.handle(event):
            pressed = self.pausing.button
        if done == "toggle":
            self._toggle_chat()
        elif done == "shut":
            self.drawer.shut()
        elif pressed is not None:
            self.press(pressed)
        if before != self._looks():
            scene.refresh()
        return inside

    def _reopened(self, event: Event, scene: TableScene) -> bool:
        """Whether a click on a player's tile brings back what was said of them."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        tile = Rect(event.pos, (1, 1)).collidelist(list(scene.layout.players))
        return clicked and self.notices.reopen(tile)

    def _key(self, event: Event, scene: TableScene) -> bool:
        """C and T open the chat, Escape and they shut it, Pause is what it says."""
        chat = self.drawer.chat
        if event.key == pygame.K_ESCAPE and self.drawer.open:
            if chat.phrases.open or (chat.typing and chat.field.text):
                return False
            self.drawer.shut()
        elif self.typing:
            return False
        elif event.key in _CHAT_KEYS:
            self._toggle_chat(event.key)
        elif event.key == pygame.K_PAUSE and self.pausing.possible:
            self.pausing.press()
        else:
            return False
        scene.refresh()
        return True

    def _toggle_chat(self, key: int | None = None) -> None:
        scene = self._scene
        if scene is None:
            return
        scene.hints.close()
        self.drawer.toggle(in_use(scene), key)
        scene.refresh()

    @property
    def _blinks(self) -> bool:
        """In the last seconds a light goes on and off, or stays on where nothing should move."""
        return self.clock.urgent if self._stage.settings.reduced_motion else self.clock.lit

    def _covers(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on something of the corner."""
        banner = self.banner.notice is not None and self.banner.box.collidepoint(place)
        tools = any(button.rect.collidepoint(place) for button in self.buttons)
        return banner or tools or self.drawer.covers(place)

    def _looks(self) -> Hashable:
        buttons = tuple((button.name, button.state) for button in self.buttons)
        return buttons, self.drawer.close_button.state, self.drawer.open, self.crowd.pointed
