"""Enters the scene on top, if need be over several frames."""

from collections.abc import Iterator
from time import perf_counter
from weakref import ref

from pygame import Surface
from pygame.event import Event

from game.ui.core.context import Context, Scene


class SceneEntry:
    """Which scene was entered, and for what. Events wait until the scene on top is entered."""

    def __init__(self, context: Context, size: tuple[int, int], seconds: float) -> None:
        """`seconds` is the time of a frame in which scenes are opened."""
        self._context, self._seconds = context, seconds
        self.size = size  # that the scene was entered for
        # A weak reference: the pictures of a scene that was left are large, and its address may be
        # used again.
        self._scene: ref[Scene] | None = None
        self._key: tuple[object, ...] = ()  # what the scene was entered for
        self._steps: Iterator[None] | None = None  # until the scene can be shown
        self._held: list[Event] = []
        self._until = 0.0  # the time from which opening waits for the next frame
        self._late = False

    @property
    def scene(self) -> Scene | None:
        """The scene that was entered last, if it still exists."""
        return self._scene() if self._scene is not None else None

    @property
    def entered(self) -> bool:
        """Whether entering any scene has begun."""
        return bool(self._key)

    @property
    def complete(self) -> bool:
        """Whether the scene on top has been entered."""
        scene = self.scene
        return scene is not None and not self.opening and scene in self._context.scenes[-1:]

    @property
    def opening(self) -> bool:
        """Whether entering takes more frames."""
        return self._steps is not None

    def begin_frame(self) -> None:
        """Start the time for opening scenes."""
        self._until, self._late = perf_counter() + self._seconds, False

    def forget(self) -> None:
        """Enter the scene on top as if none had been entered."""
        self._scene, self._key = None, ()

    def renew(self) -> None:
        """Enter the scene on top again."""
        self._key = (self.size,)

    def enter(self, window: Surface) -> Scene | None:
        """Enter the scene on top if it, the window or the settings have changed.

        None while that takes more frames; the window shows its last picture meanwhile.
        """
        while not self._late:
            scene, size = self._context.scenes[-1], window.get_size()
            key = (size, self._context.settings, self._context.texts.language)
            if self.scene is not scene or key != self._key:
                self._scene, self._key, self.size = ref(scene), key, size
                window.set_clip(None)  # drawing may have been left halfway
                self._steps = scene.entering(window)
            for _ in self._steps or ():
                if perf_counter() >= self._until:
                    self._late = True
                    return None
            self._steps = None
            if scene is self._context.scenes[-1]:  # it may have put another scene on top
                return scene
        return None

    def pass_on(self, event: Event, window: Surface, *, wait: bool) -> None:
        """Let the scene on top handle an event, or keep it until the scene has been entered."""
        # The event before may have changed the scene.
        scene = None if self._held or wait else self.enter(window)
        if scene is None:
            self._held.append(event)
        else:
            scene.handle(event)

    def catch_up(self, window: Surface) -> Scene | None:
        """Enter the scene on top and pass the events on that it has missed."""
        while self._context.scenes:
            scene = self.enter(window)
            if scene is None or not self._held:
                return scene
            scene.handle(self._held.pop(0))
        return None
