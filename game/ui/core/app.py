"""The window and its loop: 60 frames a second while something moves, next to nothing otherwise."""

from __future__ import annotations

import gc
import math
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Protocol
from weakref import ref

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.settings import SMALLEST_WINDOW, Settings
from game.ui.core.context import Context, Scene
from game.ui.core.toast import Toast
from game.ui.core.window import open_window
from game.ui.i18n.plain_messages import COMMON, LOCALES
from game.ui.i18n.text import FALLBACK, Texts, system_language
from game.ui.media.assets import AssetError
from game.ui.media.cursors import Cursors
from game.ui.media.surface_cache import trim

if TYPE_CHECKING:
    from collections.abc import Iterator

MOVING, RESTING, HIDDEN = 60, 30, 10  # frames a second
AT_ONCE = 0  # the same: without a pause, while a scene is opened
TIDY_AFTER = 10  # frames at rest
MUCH = 0.5  # of the window: a scene that redraws so much has made new pictures
LONGEST_FRAME = 0.1  # seconds; after a longer one, the game continues where it was
_HIDES = (pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED)
_SHOWS = (
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
)
# Seconds of each frame for work that can wait. With a frame that was not long, half of the 60th of
# a second remains for the system and for a step that takes longer than it should.
IDLE_WORK = 0.004
LONG_FRAME = 0.006  # seconds; after a longer one, work that can wait is left for the next
MOST_LEFT = 3  # frames in a row: where all frames are long, work still goes on
OPENING = 0.004  # seconds of a frame for opening a scene; its last step may take longer
SETTLED = 0.15  # seconds without another size, after which a resized window is laid out again
_INPUT = (
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)


class Guard(Protocol):
    """Catches errors of the loop and shows them."""

    @property
    def stopped(self) -> bool:
        """Whether only the guard's own screen runs."""

    def poll(self) -> None:
        """Show what failed in the background."""

    def caught(self, error: Exception) -> None:
        """Show an error of the window."""

    def frame(self, dt: float, events: list[Event]) -> bool:
        """One frame of the guard's own screen; True if anything had to be drawn."""


class App:
    """Runs the scene on top until there is none; with a guard, errors end on the crash screen."""

    def __init__(
        self, context: Context, guard: Guard | None = None, *, opening: float = math.inf
    ) -> None:
        """`opening` is the time of a frame, in seconds, in which scenes are opened."""
        self._context, self._guard = context, guard
        self._opening_time = opening
        self._surface = pygame.display.get_surface() or open_window(context.settings.window)
        self._fullscreen = context.settings.fullscreen
        # A weak reference: the pictures of a scene that was left are large, and its address may be
        # used again.
        self._scene: ref[Scene] | None = None
        self._size = self._surface.get_size()  # that the scene was entered for
        self._entered: tuple[object, ...] = ()  # what else it was entered for
        self._opening: Iterator[None] | None = None  # steps until the scene can be shown
        self._held: list[Event] = []  # for the scene that is being opened
        self._stretched: Surface | None = None  # the last picture, while the window is resized
        self._unsettled = 0.0  # seconds until a resized window is laid out again
        self._until = math.inf  # the time from which opening is put off to the next frame
        self._late = False  # opening was put off
        self._tidy = 0  # frames until memory is freed
        self._hidden = False  # nobody sees the window, so nothing is drawn
        self._undrawn = False  # the scene has changed meanwhile
        self._left = 0  # long frames in a row, in which no idle work was done
        self._cursors, self._toast = Cursors(context.assets), Toast(context)

    def run(self) -> None:
        """Run frames until no scene is left."""
        clock = pygame.time.Clock()
        while self._context.scenes:
            moved = self.frame(min(clock.get_time() / 1000, LONGEST_FRAME), pygame.event.get())
            rate = MOVING if moved else HIDDEN if self._hidden else RESTING
            clock.tick(AT_ONCE if self._opening is not None else rate)

    def frame(self, dt: float, events: list[Event]) -> bool:
        """Run one frame; True if anything was drawn, or work waits for the next frames."""
        guard = self._guard
        if guard is None:
            return self._frame(dt, events)
        try:
            if guard.stopped:
                return self._guarded_frame(guard, dt, events)
            guard.poll()
            return self._frame(dt, events)
        except Exception as error:
            guard.caught(error)
            return True

    def _guarded_frame(self, guard: Guard, dt: float, events: list[Event]) -> bool:
        """Run a frame of the crash screen; after the last, start with a new window."""
        drawn = guard.frame(dt, events)
        if not guard.stopped:
            self._surface = pygame.display.get_surface() or self._surface
            self._scene, self._entered = None, ()
            self._cursors, self._toast = Cursors(self._context.assets), Toast(self._context)
        return drawn

    def _frame(self, dt: float, events: list[Event]) -> bool:
        began, idle_work = perf_counter(), self._context.idle_work
        self._until, self._late = began + self._opening_time, False
        drawn = self._update(dt, events)
        worked = self._work(dt, perf_counter() - began)
        if drawn or worked or idle_work.pending:
            return True
        self._tidy_up()
        return False

    def _work(self, dt: float, spent: float) -> bool:
        """Do work that can wait, if the frame has time left; True if any was done."""
        long = spent > LONG_FRAME and self._left < MOST_LEFT
        self._left = self._left + 1 if long else 0
        if long:
            self._context.idle_work.pass_time(dt)
            return False
        return self._context.idle_work.work(dt, IDLE_WORK, perf_counter)

    def _update(self, dt: float, events: list[Event]) -> bool:
        """Handle events, advance time and draw; True if anything had to be drawn."""
        context = self._context
        for event in events:
            if context.scenes and not self._handle(event):
                self._pass_on(event)
        if not context.scenes:
            return False
        if self._entered:  # the first picture does not wait for the sound device
            context.audio.update(dt)
        context.games.update()
        if context.companion is not None:
            context.companion.update(dt)
        if context.notices:
            from game.ui.core.dialog import DialogScene

            context.push(DialogScene(context, context.notices.pop(0)))
        self._apply_fullscreen()
        if self._resizing(dt) or (scene := self._enter_and_catch_up()) is None:
            return not self._hidden
        changed = scene.update(dt) or self._undrawn
        self._undrawn = changed and self._hidden
        if self._hidden:
            return False
        if (events or changed) and context.scenes:
            self._cursors.show(context.scenes[-1].cursor, self._surface.get_height())
        if not self._toast.update(dt) and not changed:
            return False
        if context.scenes and context.scenes[-1] is scene:
            self._draw(scene, changed=changed)
        return True

    def _draw(self, scene: Scene, *, changed: bool) -> None:
        """Draw the scene where it has changed, and the toast above it."""
        restored = self._toast.remove(self._surface)
        boxes = scene.draw(self._surface) if changed else []
        covered = self._toast.draw(self._surface)
        if boxes is None or _area(boxes) > _area([self._surface.get_rect()]) * MUCH:
            self._tidy = TIDY_AFTER
        if boxes is None:
            pygame.display.flip()
        else:
            pygame.display.update([*restored, *boxes, *covered])

    def _apply_fullscreen(self) -> None:
        settings = self._context.settings
        if settings.fullscreen != self._fullscreen:
            self._fullscreen = settings.fullscreen
            self._keep_picture()
            self._surface = open_window(settings.window, fullscreen=settings.fullscreen)
            self._show_stretched()

    def _tidy_up(self) -> None:
        """Free memory some frames after a scene has made most of its pictures."""
        self._tidy -= 1
        if self._tidy == 0:
            self._context.assets.rest()
            gc.collect()  # pictures are in reference cycles
        elif self._tidy == -1:  # in a frame of its own, since both take time
            trim()

    def _enter(self) -> Scene | None:
        """Enter the scene on top if it, the window or the settings have changed.

        None while that takes more frames; the window shows its last picture meanwhile.
        """
        while not self._late:
            scene, size = self._context.scenes[-1], self._surface.get_size()
            now = (size, self._context.settings, self._context.texts.language)
            if self._scene is None or self._scene() is not scene or now != self._entered:
                self._scene, self._entered = ref(scene), now
                self._size = size
                self._surface.set_clip(None)  # drawing may have been left halfway
                self._opening = scene.entering(self._surface)
            for _ in self._opening or ():
                if perf_counter() >= self._until:
                    self._late = True
                    return None
            self._opening = self._stretched = None
            if scene is self._context.scenes[-1]:  # it may have put another scene on top
                return scene
        return None

    def _pass_on(self, event: Event) -> None:
        """Let the scene on top handle an event, or keep it until the scene has been entered."""
        if self._unsettled > 0 and event.type in _INPUT:
            self._unsettled = 0.0
        # The event before may have changed the scene.
        scene = None if self._held or self._stretched is not None else self._enter()
        if scene is None:
            self._held.append(event)
        else:
            scene.handle(event)

    def _enter_and_catch_up(self) -> Scene | None:
        """Enter the scene on top and pass the events on that it has missed."""
        while self._context.scenes:
            scene = self._enter()
            if scene is None or not self._held:
                return scene
            scene.handle(self._held.pop(0))
        return None

    def _resizing(self, dt: float) -> bool:
        """Whether the window is being resized; meanwhile the scene stands still."""
        if self._unsettled <= 0:
            return False
        self._unsettled -= dt
        if self._unsettled > 0 and self._scene is not None:
            return self._scene() is self._context.scenes[-1]
        self._unsettled, self._entered = 0.0, (self._size,)  # enters it again
        self._remember_size()
        return False

    def _keep_picture(self) -> None:
        """Keep the picture of the scene on top, for a window of another size."""
        scene = self._scene() if self._scene is not None else None
        scenes = self._context.scenes
        if self._stretched is None and self._opening is None and scene in scenes[-1:]:
            self._stretched = Surface(self._size).convert()
            scenes[-1].draw(self._stretched)

    def _show_stretched(self) -> None:
        """Show the picture that was kept."""
        if self._stretched is not None and not self._hidden:
            pygame.transform.scale(self._stretched, self._surface.get_size(), self._surface)
            pygame.display.flip()

    def _handle(self, event: Event) -> bool:
        """Handle what all scenes have in common: mouse, window, mute, help."""
        context = self._context
        if event.type in _HIDES or event.type in _SHOWS:
            self._hidden = event.type in _HIDES
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                context.mouse_position = event.pos
            case pygame.WINDOWLEAVE:
                context.mouse_position = None
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._resize()
            case pygame.WINDOWEXPOSED:  # another window lay over it: scenes redraw only changes
                pygame.display.flip()
            case pygame.QUIT:
                self._remember_size()
                context.scenes.clear()
                return True
            case pygame.KEYDOWN:
                typing = context.scenes[-1].typing
                match event.key:
                    case pygame.K_F11:
                        fullscreen = not context.settings.fullscreen
                        self._use(replace(context.settings, fullscreen=fullscreen))
                        self._apply_fullscreen()
                    case pygame.K_m if not typing:
                        self._mute()
                    case pygame.K_F1 if not typing:
                        context.navigator.toggle_controls(context)
                    case pygame.K_F2 if not typing:
                        context.navigator.toggle_rulebook(context)
                    case _:
                        return False
                return True
            case _:
                pass
        return False

    def _mute(self) -> None:
        """Turn the sound on or off, with a toast."""
        muted = not self._context.settings.muted
        self._use(replace(self._context.settings, muted=muted))
        key, icon = ("off", "sound_off") if muted else ("on", "sound")
        self._toast.show(self._context.texts.say(f"settings-sound-{key}"), icon)

    def _resize(self) -> None:
        """Stretch the last picture until the window keeps its size for a while."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        size = surface.get_size()
        allowed = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        self._surface = surface if size == allowed else open_window(allowed)
        if not self._entered or (allowed == self._size and self._stretched is None):
            self._remember_size()
        else:
            self._unsettled = SETTLED
            self._keep_picture()
            self._show_stretched()

    def _remember_size(self) -> None:
        """Open the window in its present size the next time."""
        settings, size = self._context.settings, self._surface.get_size()
        if not settings.fullscreen and settings.window != size:
            self._use(replace(settings, window=size))

    def _use(self, settings: Settings) -> None:
        self._context.settings_file.change(settings)
        self._context.audio.use(settings)


def texts_for(language: str) -> Texts:
    """The texts of a language or of the system's; raises AssetError if even English is missing."""
    common = LOCALES / FALLBACK / f"{COMMON}.ftl"
    if not common.is_file():
        raise AssetError(f"{common} is missing")
    return Texts(language or system_language())


def _area(boxes: list[Rect]) -> int:
    return sum(box.width * box.height for box in boxes)
