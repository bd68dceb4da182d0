"""The curtain between two players: nothing of the next hand is on the screen before it opens."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.ui.core.context import Context, Scene
from game.ui.media.cursors import Pointer
from game.ui.widgets.button import Button, cursor_over
from game.ui.widgets.text_layout import wrapped

_LETTERS = 19  # units, of what happened
QUIET = 1.0  # seconds without a press before anybody can be ready
_ROPE = 0.01  # of the left half's width, from the middle of its rope to its edge
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
# Not Space: whoever has just moved skips the animation with it.
_OPENING = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Call(NamedTuple):
    """Who is next, and what they are told."""

    name: str
    happened: Sequence[str] = ()  # what the others have done
    moved: bool = True  # whether they have had a turn in this game
    game: str = ""  # which of a series


class _Ways(NamedTuple):
    """Where the curtain leads, and what it asks."""

    ready: Callable[[], None]
    show: Callable[[], None]
    menu: Callable[[], None]
    passed: Callable[[], bool]  # whether the game has gone on without whoever was called
    clock: Callable[[], str]


class CurtainScene(Scene):
    """Names who is next, and tells what happened since their last turn.

    Whoever has just moved still presses buttons and keys: so nobody is ready before a moment has
    passed in which nothing was pressed, and a press that began earlier never counts.
    """

    def __init__(
        self,
        stage: Context,
        call: Call,
        on_ready: Callable[[], None],
        on_show: Callable[[], None],
        on_menu: Callable[[], None] = lambda: None,
        passed: Callable[[], bool] = lambda: False,
        clock: Callable[[], str] = lambda: "",
    ) -> None:
        self._stage = stage
        self._call = call
        self._ways = _Ways(on_ready, on_show, on_menu, passed, clock)
        self._left = ""  # the time left for the turn, in words
        self._ready = Button("ready", "primary")
        self._again = Button("again", "secondary")
        self._quiet = 0.0  # seconds
        self._size = (0, 0)
        self._scale = 1.0
        self._changed = True
        stage.audio.play("curtain")

    @property
    def cursor(self) -> Pointer:
        """How the mouse looks."""
        return cursor_over((self._ready, self._again))

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out for a window."""
        self._size = size
        self._scale = min(size[0] / 1450, size[1] / 815)
        self._scale *= self._stage.settings.ui_scale / 100
        self._scale = min(self._scale, size[0] / 1000, size[1] / 640)
        box = self._plaque()
        room = (round(330 * self._scale), round(62 * self._scale))
        bottom, apart = box.bottom - round(40 * self._scale), round(20 * self._scale)
        place = Rect((0, 0), room)
        # On the left: the panel, where moves are confirmed, never reaches there.
        self._ready.place(place.move_to(bottomright=(box.centerx - apart, bottom)))
        self._again.place(place.move_to(bottomleft=(box.centerx + apart, bottom)))
        self._ready.set_label(self._stage.texts.say("curtain-ready", name=self._call.name))
        self._again.set_label(self._stage.texts.say("curtain-show-again"))
        self._listen(0.0)

    def handle(self, event: Event) -> None:
        """Only the one who is named opens it, by button or key; Escape leads to the menu."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._ways.menu()
            return
        if event.type in _PRESSES and not self._ready.enabled:
            self._listen(0.0)
        before = (self._ready.state, self._again.state)
        opens = event.type == pygame.KEYDOWN and event.key in _OPENING and self._ready.enabled
        if self._ready.handle(event) or opens:
            self._stage.pop()
            self._ways.ready()
        elif self._again.handle(event):
            self._stage.pop()
            self._ways.show()
        self._changed = self._changed or (self._ready.state, self._again.state) != before

    def update(self, dt: float) -> bool:
        """It goes up by itself when the turn that it waits for is over."""
        if self._ways.passed():
            self._stage.pop()
            return True
        if not self._ready.enabled:
            self._listen(self._quiet + dt)
        left = self._ways.clock()
        changed = self._changed or left != self._left
        self._changed, self._left = False, left
        return changed

    def _listen(self, quiet: float) -> None:
        """So long nothing has been pressed."""
        ready, self._quiet = quiet >= QUIET, quiet
        self._changed |= ready != self._ready.enabled
        self._ready.set_enabled(ready)
        self._again.set_enabled(ready and bool(self._call.happened))

    def draw(self, surface: Surface) -> None:
        """Curtain, plaque, words."""
        skins, texts, scale = self._stage.skins, self._stage.texts, self._scale
        self._cloth(surface)
        box = self._plaque()
        skins.stretch(surface, "curtain/plaque", box, scale)
        line = Rect(box.left, box.top + round(44 * scale), box.width, round(70 * scale))
        line = line.inflate(-round(120 * scale), 0)
        above = Rect(line.left, box.top + round(24 * scale), line.width, round(26 * scale))
        skins.write(surface, self._call.game, above, round(20 * scale), "#F6EBCF", align=0.5)
        words = texts.say("curtain-pass", name=self._call.name)
        skins.write(surface, words, line, round(44 * scale), "#F4DD9A", role="display", align=0.5)
        line.top += round(62 * scale)
        line.height = round(30 * scale)
        away = texts.say("curtain-look-away")
        away = f"{away}  {self._left}" if self._left else away
        skins.write(surface, away, line, round(22 * scale), "#F6EBCF", role="label", align=0.5)
        self._tell(surface, line)
        self._again.draw(surface, skins, scale)
        self._ready.draw(surface, skins, scale)

    def _cloth(self, surface: Surface) -> None:
        """Both halves, which meet under the rope in the middle, and the valance."""
        skins, (width, height) = self._stage.skins, self._size
        surface.fill("#1A0508")  # not a pixel of the table shows below the fringe
        half = round(width / 2 / (1 - _ROPE))
        for side, left in (("right", width - half), ("left", 0)):
            surface.blit(skins.assets.scaled(f"table/curtain/{side}", (half, height)), (left, 0))
        valance = Rect(0, 0, width, round(118 * self._scale))
        skins.tile(surface, "curtain/valance", valance, self._scale)

    def _heading(self) -> str:
        if not self._call.happened:
            return self._stage.texts.say("curtain-first-turn")
        return self._stage.texts.say("curtain-since" if self._call.moved else "curtain-before")

    def _tell(self, surface: Surface, line: Rect) -> None:
        skins, scale, happened = self._stage.skins, self._scale, self._call.happened
        line = line.move(0, round(48 * scale))
        skins.write(surface, self._heading(), line, round(20 * scale), "#F4DD9A", align=0.5)
        line.top = line.bottom
        room = self._ready.rect.top - round(14 * scale) - line.top
        if not happened:
            self._parade(surface, Rect(line.left, line.top, line.width, room))
        font = skins.assets.font("reading", round(_LETTERS * scale))
        told = [part for words in happened for part in wrapped(words, font, line.width)]
        line.height = min(round(30 * scale), room // max(1, len(told)))
        for words in told:
            skins.write(surface, words, line, round(_LETTERS * scale), "#F6EBCF", align=0.5)
            line.top = line.bottom

    def _parade(self, surface: Surface, room: Rect) -> None:
        """All six companies, before anything has happened."""
        assets, patterned = self._stage.skins.assets, self._stage.settings.colour_accessible
        each = room.width // len(COMPANIES)
        side = min(each, room.height)
        for number, company in enumerate(COMPANIES):
            engine = assets.scaled(assets.portrait(company, patterned), (side, side))
            middle = room.left + number * each + each // 2, room.centery
            surface.blit(engine, engine.get_rect(center=middle))

    def _plaque(self) -> Rect:
        box = Rect(0, 0, round(900 * self._scale), round(520 * self._scale))
        box.center = (self._size[0] // 2, round(self._size[1] * 0.53))
        return box
