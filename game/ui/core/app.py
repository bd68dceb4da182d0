"""The window and its loop: 60 frames a second while something moves, next to nothing otherwise."""

from __future__ import annotations

import gc
import math
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.storage.settings import SMALLEST_WINDOW, Settings
from game.ui.core.context import Context, Scene
from game.ui.core.overprint import Overprint
from game.ui.core.resize_preview import ResizePreview
from game.ui.core.scene_entry import SceneEntry
from game.ui.core.window import open_window
from game.ui.i18n.plain_messages import COMMON, LOCALES
from game.ui.i18n.text import FALLBACK, Texts, system_language
from game.ui.media.assets import AssetError
from game.ui.media.cursors import Cursors
from game.ui.media.surface_cache import return_large_blocks, trim

if TYPE_CHECKING:
    pass

MOVING, RESTING, HIDDEN = 60, 25, 5  # frames a second
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
# Seconds of each frame for work that can wait, within LONG_FRAME. Most of the 60th of a second
# remains for the system, and for a step that takes longer than it should.
IDLE_WORK = 0.003
LONG_FRAME = 0.004  # seconds; after a longer one, work that can wait is left for the next
MOST_LEFT = 3  # frames in a row: where all frames are long, work still goes on
OPENING = 0.003  # seconds of a frame for opening a scene; its last step may take longer
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
        return_large_blocks()
        self._surface = pygame.display.get_surface() or open_window(context.settings.window)
        self._fullscreen = context.settings.fullscreen
        self._entry = SceneEntry(context, self._surface.get_size(), opening)
        self._preview = ResizePreview()
        self._tidy = 0  # frames until memory is freed
        self._hidden = False  # nobody sees the window, so nothing is drawn
        self._undrawn = False  # the scene has changed meanwhile
        self._left = 0  # long frames in a row, in which no idle work was done
        self._cursors, self._above = Cursors(context.assets), Overprint(context)

    def run(self) -> None:
        """Run frames until no scene is left."""
        clock = pygame.time.Clock()
        while self._context.scenes:
            opening = self._entry.opening  # a scene that appears now gets input immediately
            moved = self.frame(min(clock.get_time() / 1000, LONGEST_FRAME), pygame.event.get())
            rate = MOVING if moved else HIDDEN if self._hidden else RESTING
            clock.tick(AT_ONCE if opening or self._entry.opening else rate)

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
            self._entry.forget()
            self._cursors, self._above = Cursors(self._context.assets), Overprint(self._context)
        return drawn

    def _frame(self, dt: float, events: list[Event]) -> bool:
        began, idle_work = perf_counter(), self._context.idle_work
        self._entry.begin_frame()
        drawn = self._update(dt, events)
        # Idle work would only delay a scene that is being opened.
        worked = not self._entry.opening and self._work(dt, perf_counter() - began)
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
        seconds = min(IDLE_WORK, max(LONG_FRAME - spent, 0.0))
        return self._context.idle_work.work(dt, seconds, perf_counter)

    def _update(self, dt: float, events: list[Event]) -> bool:
        """Handle events, advance time and draw; True if anything had to be drawn."""
        context = self._context
        if context.scenes:
            events = context.gamepads.translate(events, dt, context.scenes[-1])
        for event in events:
            if context.scenes and not self._handle(event):
                self._pass_on(event)
        if not context.scenes:
            return False
        if self._entry.complete:  # no scene waits for the sound device, which takes long to open
            context.audio.update(dt)
            context.gamepads.wait(dt)
        context.games.update()
        if context.companion is not None:
            context.companion.update(dt)
        context.watch_folder()
        if context.notices:
            from game.ui.core.dialog import DialogScene

            context.push(DialogScene(context, context.notices.pop(0)))
        self._apply_fullscreen()
        if self._resizing(dt) or (scene := self._entry.catch_up(self._surface)) is None:
            return not self._hidden
        self._preview.drop()
        changed = scene.update(dt) or self._undrawn
        self._undrawn = changed and self._hidden
        if self._hidden:
            return False
        if (events or changed) and context.scenes:
            self._cursors.show(context.scenes[-1].cursor, self._surface.get_height())
        if not self._above.update(dt) and not changed:
            return False
        if context.scenes and context.scenes[-1] is scene:
            self._draw(scene, changed=changed)
        return True

    def _draw(self, scene: Scene, *, changed: bool) -> None:
        """Draw the scene where it has changed, and what lies above it."""
        restored = self._above.remove(self._surface)
        boxes = scene.draw(self._surface) if changed else []
        covered = self._above.draw(self._surface)
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
            self._preview.show(self._surface, hidden=self._hidden)

    def _tidy_up(self) -> None:
        """Free memory some frames after a scene has made most of its pictures."""
        self._tidy -= 1
        if self._tidy == 0:
            self._context.assets.rest()
            gc.collect()  # pictures are in reference cycles
        elif self._tidy == -1:  # in a frame of its own, since both take time
            trim()

    def _pass_on(self, event: Event) -> None:
        """Let the scene on top handle an event, or keep it until the scene has been entered."""
        if event.type in _INPUT:
            self._preview.hurry()
        self._entry.pass_on(event, self._surface, wait=self._preview.shown)

    def _resizing(self, dt: float) -> bool:
        """Whether the window is being resized; meanwhile the scene stands still."""
        if not self._preview.waiting:
            return False
        if self._preview.wait(dt) and self._entry.scene is not None:
            return self._entry.scene is self._context.scenes[-1]
        self._preview.hurry()
        self._entry.renew()
        self._remember_size()
        return False

    def _keep_picture(self) -> None:
        """Keep the picture of the scene on top, for a window of another size."""
        scenes, entry = self._context.scenes, self._entry
        if not self._preview.shown and not entry.opening and entry.scene in scenes[-1:]:
            self._preview.keep(scenes[-1], entry.size)

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
            case pygame.DROPFILE:
                context.open_file(event.file)
                return True
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
        self._above.show(self._context.texts.say(f"settings-sound-{key}"), icon)

    def _resize(self) -> None:
        """Stretch the last picture until the window keeps its size for a while."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        size = surface.get_size()
        allowed = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        self._surface = surface if size == allowed else open_window(allowed)
        if not self._entry.entered or (size == self._entry.size and not self._preview.shown):
            self._remember_size()
        else:
            self._preview.begin()
            self._keep_picture()
            self._preview.show(self._surface, hidden=self._hidden)

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
