"""The curtain between two players: the next portfolio is not on the screen before it is up."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.context import Context, Scene
from game.ui.core.gamepads import PadTurn
from game.ui.core.pad_hints import PadHint
from game.ui.core.pad_model import PadButton
from game.ui.media.cursors import Pointer
from game.ui.table.curtain_face import NO_NEWS, Call, CurtainFace, CurtainNews, curtain_steps
from game.ui.table.moving_curtain import CurtainPictures, MovingCurtain
from game.ui.widgets.button import Button, cursor_over

QUIET = 1.0  # seconds without a press before anyone can be ready
_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
# Not Space: the player who has just moved skips the animation with it.
_PAD_HINTS = (PadHint(PadButton.A, "pad-ready"), PadHint(PadButton.X, "pad-again"))
_OPENING = (pygame.K_RETURN, pygame.K_KP_ENTER)


class CurtainActions(NamedTuple):
    """Where a curtain leads to, and what it asks the game."""

    on_ready: Callable[[], None]
    on_show: Callable[[], None]
    on_menu: Callable[[], None] = lambda: None
    passed: Callable[[], bool] = lambda: False  # whether the game has gone on without the player
    news: Callable[[], CurtainNews] = lambda: NO_NEWS
    on_answer: Callable[[], None] = lambda: None  # the button of a notice was pressed


class Stage(Protocol):
    """What a rising curtain shows: the table, without anybody's portfolio."""

    @property
    def ready(self) -> bool:
        """Whether its picture is ready."""

    def prepare(self) -> None:
        """Begin to make its picture ready, as idle work."""

    def fits(self, surface: Surface) -> bool:
        """Whether the picture was made for a window of this size."""

    def draw(self, surface: Surface) -> None:
        """Draw the picture within the clip."""


class _QuietTime:
    """Seconds since the last press."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def restart(self) -> None:
        """Something was pressed."""
        self._seconds = 0.0

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        self._seconds += dt

    def enough(self) -> bool:
        """Whether the next player can be ready."""
        return self._seconds >= QUIET


class _Opening(NamedTuple):
    """The way to what follows a curtain."""

    then: Callable[[], None]
    begun: bool = False


class CurtainScene(Scene):
    """Names the next player, and shows what happened since their last turn.

    The previous player may still be pressing buttons and keys: nobody can be ready until nothing
    was pressed for a moment, and presses that began earlier do not count. It falls over whatever
    the window shows. While it rises, the table behind it has no viewer: only when it is up, the
    game learns that the next player looks at it.
    """

    def __init__(
        self,
        context: Context,
        call: Call,
        actions: CurtainActions,
        stage: Stage | None = None,
    ) -> None:
        """Without a `stage` behind it, it opens without rising."""
        self._context, self._actions, self._stage = context, actions, stage
        self._quiet = quiet = _QuietTime()
        self._ready = Button("ready", "primary", enabled=quiet.enough)
        self._again = Button("again", enabled=lambda: bool(call.happened) and quiet.enough())
        self._answer = Button("answer", "secondary")
        self._face = CurtainFace(context, call, self._ready, self._again, self._answer)
        self._motion = MovingCurtain(context)
        self._opening: _Opening | None = None
        self._news = NO_NEWS
        self._changed = True
        context.audio.play("curtain")

    @property
    def pad_turn(self) -> PadTurn:
        return PadTurn.CLAIMS

    @property
    def pad_hints(self) -> Sequence[PadHint]:
        return _PAD_HINTS if self._again.enabled else _PAD_HINTS[:1]

    @property
    def cursor(self) -> Pointer:
        buttons = (self._ready, self._again, self._answer)
        return cursor_over(buttons if self._news.button else buttons[:2])

    def entering(self, window: Surface) -> Iterator[None]:
        yield from curtain_steps(self._context.skins, window.get_size())
        below = window.copy() if self._motion.begins_to_fall() else None
        yield from super().entering(window)
        if self._motion.enabled:
            self._face.hem()
            yield
        if below is not None:
            closed = Surface(window.get_size())
            yield from self._face.steps(closed, self._news)
            self._motion.fall(self._pictures(closed, lambda surface: surface.blit(below, (0, 0))))

    def enter(self, size: tuple[int, int]) -> None:
        self._skip()
        self._face.layout(size)
        self._quiet.restart()
        self._changed = True

    def handle(self, event: Event) -> None:
        pressed = event.type in _PRESSES
        if pressed and not self._ready.enabled:
            self._quiet.restart()
        if pressed and self._skip():  # it does nothing else
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._actions.on_menu()
            return
        before = (self._ready.state, self._again.state, self._answer.state)
        opens = event.type == pygame.KEYDOWN and event.key in _OPENING and self._ready.enabled
        again = event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE
        if self._opening is not None:
            return
        if self._ready.handle(event) or opens:
            self._open(self._actions.on_ready)
        elif self._again.handle(event) or (again and self._again.enabled):
            self._open(self._actions.on_show)
        elif self._answer.handle(event) and self._news.button:
            self._context.audio.play("click")
            self._actions.on_answer()
        states = (self._ready.state, self._again.state, self._answer.state)
        self._changed = self._changed or states != before

    def update(self, dt: float) -> bool:
        if self._actions.passed():
            self._context.pop()
            return True
        if self._opening and self._stage:
            return self._rise(self._opening, self._stage, dt)
        moved = self._motion.moving
        self._motion.update(dt)
        if not self._ready.enabled:
            self._quiet.update(dt)
            self._changed |= self._ready.enabled
        news = self._actions.news()
        changed = self._changed or news != self._news
        self._changed, self._news = False, news
        return changed or moved

    def draw(self, surface: Surface) -> list[Rect] | None:
        if self._opening and self._stage and not self._opening.begun:
            self._opening = self._opening._replace(begun=True)
            if self._stage.fits(surface):
                self._motion.rise(self._pictures(surface.copy(), self._stage.draw))
        if self._motion.moving:
            return self._motion.draw(surface)
        self._face.draw(surface, self._news)
        return None

    def release(self) -> None:
        self._motion.stop()

    def _open(self, then: Callable[[], None]) -> None:
        """Go up, if curtains move, and go on."""
        if self._stage is None or not self._motion.enabled:
            self._leave(then)
            return
        self._opening = _Opening(then)
        self._context.audio.play("curtain")
        self._stage.prepare()

    def _rise(self, opening: _Opening, stage: Stage, dt: float) -> bool:
        """Go up once the table's picture is ready; True if something is to be drawn."""
        if not (opening.begun or stage.ready):
            return False
        self._motion.update(dt)
        if opening.begun and not self._motion.moving:
            self._leave(opening.then)
        return True

    def _leave(self, then: Callable[[], None]) -> None:
        self._context.pop(keeps_skins=True)
        then()

    def _skip(self) -> bool:
        """End a movement immediately; True if there was one."""
        moving = self._motion.moving or self._opening is not None
        self._motion.stop()
        if self._opening is not None:
            self._opening = self._opening._replace(begun=True)
        self._changed |= moving
        return moving

    def _pictures(self, closed: Surface, behind: Callable[[Surface], object]) -> CurtainPictures:
        return CurtainPictures(closed, self._face.hem(), self._face.draw_valance, behind)
