"""The window and its loop: 60 frames a second while something moves, next to nothing otherwise."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Protocol
from weakref import ref

import pygame
from pygame import Rect
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

MOVING, RESTING = 60, 30  # frames a second
TIDY_AFTER = 10  # restful frames
MUCH = 0.5  # of the window: a scene that has redrawn so much has made other pictures
LONGEST_FRAME = 0.1  # seconds; after a hang, things go on from where they were


class Guard(Protocol):
    """Catches what the loop raises, and shows it."""

    @property
    def stopped(self) -> bool:
        """Whether an error has stopped everything but the guard's own screen."""

    def poll(self) -> None:
        """Show what failed in the background."""

    def caught(self, error: Exception) -> None:
        """Show an error of the window."""

    def frame(self, dt: float, events: list[Event]) -> bool:
        """One frame of the guard's own screen; True if anything had to be drawn."""


class App:
    """Runs whatever scene lies on top of the stage, until none does.

    With a guard, an error ends on the crash screen; without one it is the caller's.
    """

    def __init__(self, stage: Context, guard: Guard | None = None) -> None:
        self._stage, self._guard = stage, guard
        self._surface = pygame.display.get_surface() or open_window(stage.settings.window)
        self._fullscreen = stage.settings.fullscreen
        # Which scene was entered, and with what. Not kept alive: its pictures are large. Nor known
        # by its place in the memory, where the next one may stand.
        self._known: ref[Scene] | None = None
        self._entered: tuple[object, ...] = ()
        self._tidy = 0  # frames until memory is given back
        self._cursors = Cursors(stage.assets)
        self._note = Toast(stage)

    def run(self) -> None:
        """The loop."""
        clock = pygame.time.Clock()
        while self._stage.scenes:
            moved = self.frame(min(clock.get_time() / 1000, LONGEST_FRAME), pygame.event.get())
            clock.tick(MOVING if moved else RESTING)

    def frame(self, dt: float, events: list[Event]) -> bool:
        """One turn of the loop; True if anything had to be drawn."""
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
        """One turn while only the crash screen runs; afterwards nothing is as it was known."""
        drawn = guard.frame(dt, events)
        if not guard.stopped:
            self._surface = pygame.display.get_surface() or self._surface
            self._known, self._entered = None, ()
            self._cursors, self._note = Cursors(self._stage.assets), Toast(self._stage)
        return drawn

    def _frame(self, dt: float, events: list[Event]) -> bool:
        for event in events:
            if self._stage.scenes and not self._own(event):
                self._enter().handle(event)  # it may have come on top with the event before
        if not self._stage.scenes:
            return False
        if self._entered:  # the first picture does not wait for the sound device
            self._stage.audio.update(dt)
        self._stage.games.update()
        if self._stage.companion is not None:
            self._stage.companion.update(dt)
        if self._stage.notices:
            from game.ui.core.dialog import DialogScene

            self._stage.push(DialogScene(self._stage, self._stage.notices.pop(0)))
        self._fill_as_chosen()
        scene = self._enter()
        changed = scene.update(dt)
        if (events or changed) and self._stage.scenes:
            self._cursors.show(self._top().cursor, self._surface.get_height())
        if not self._note.update(dt) and not changed:
            self._give_back()
            return False
        if self._stage.scenes and self._top() is scene:
            self._draw(scene, changed=changed)
        return True

    def _draw(self, scene: Scene, *, changed: bool) -> None:
        """The scene where it has changed, and the note above it."""
        lifted = self._note.remove(self._surface)
        boxes = scene.draw(self._surface) if changed else []
        laid = self._note.draw(self._surface)
        if boxes is None or _area(boxes) > _area([self._surface.get_rect()]) * MUCH:
            self._tidy = TIDY_AFTER
        if boxes is None:
            pygame.display.flip()
        else:
            pygame.display.update([*lifted, *boxes, *laid])

    def _fill_as_chosen(self) -> None:
        """Let the window fill the screen or not, whoever has changed the setting."""
        settings = self._stage.settings
        if settings.fullscreen != self._fullscreen:
            self._fullscreen = settings.fullscreen
            self._surface = open_window(settings.window, fullscreen=settings.fullscreen)

    def _give_back(self) -> None:
        """Some restful frames after a scene has drawn most of its pictures."""
        self._tidy -= 1
        if self._tidy == 0:
            self._stage.assets.rest()
            gc.collect()  # pictures and those who draw them know each other
            trim()

    def _enter(self) -> Scene:
        """Tell the scene on top if it is new there, or the window or the settings are."""
        while True:
            scene = self._top()
            size = self._surface.get_size()
            now = (size, self._stage.settings, self._stage.texts.language)
            known = self._known is not None and self._known() is scene
            if not known or now != self._entered:
                self._known, self._entered = ref(scene), now
                scene.enter(size)
            if scene is self._top():  # entering, it may have put another on top
                return scene

    def _top(self) -> Scene:
        return self._stage.scenes[-1]

    def _own(self, event: Event) -> bool:
        """What all scenes have in common: quitting, full screen, mute, help, another size."""
        self._follow(event)
        match event.type:
            case pygame.QUIT:
                self._stage.scenes.clear()
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._resized()
                return False
            case pygame.WINDOWEXPOSED:  # another window lay over it: scenes redraw only changes
                pygame.display.flip()
                return False
            case pygame.KEYDOWN if event.key == pygame.K_F11:
                settings = self._stage.settings
                self._use(replace(settings, fullscreen=not settings.fullscreen))
                self._fill_as_chosen()
            case pygame.KEYDOWN if event.key == pygame.K_m and not self._top().typing:
                self._mute()
            case pygame.KEYDOWN if event.key == pygame.K_F1 and not self._top().typing:
                self._stage.navigator.toggle_controls(self._stage)
            case pygame.KEYDOWN if event.key == pygame.K_F2 and not self._top().typing:
                self._stage.navigator.toggle_rulebook(self._stage)
            case _:
                return False
        return True

    def _mute(self) -> None:
        """Sound on or off, and say so."""
        settings, texts = self._stage.settings, self._stage.texts
        self._use(replace(settings, muted=not settings.muted))
        if settings.muted:
            self._note.show(texts.say("settings-sound-on"), "sound")
        else:
            self._note.show(texts.say("settings-sound-off"), "sound_off")

    def _follow(self, event: Event) -> None:
        """Know where the mouse is, for a scene that comes on top without hearing of it."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._stage.mouse_position = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self._stage.mouse_position = None

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        width, height = surface.get_size()
        if width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]:
            surface = open_window((max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])))
        self._surface = surface
        if not self._stage.settings.fullscreen:
            self._use(replace(self._stage.settings, window=surface.get_size()))

    def _use(self, settings: Settings) -> None:
        self._stage.settings_file.change(settings)
        self._stage.audio.use(settings)


def texts_for(language: str) -> Texts:
    """The texts of a language or of the system's; raises AssetError if even English is missing."""
    common = LOCALES / FALLBACK / f"{COMMON}.ftl"
    if not common.is_file():
        raise AssetError(f"{common} is missing")
    return Texts(language or system_language())


def _area(boxes: list[Rect]) -> int:
    return sum(box.width * box.height for box in boxes)
