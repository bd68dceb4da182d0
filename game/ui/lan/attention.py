"""Calls a player who looks elsewhere: the window flashes, and its title says whose turn it is."""

import warnings
from contextlib import suppress

import pygame

from game.ui.core.context import Context
from game.ui.core.window import TITLE

BLINK = 0.7  # seconds between the two titles


class Attention:
    """Calls until the window has the focus."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.calling = False
        self._since = 0.0
        self._title = TITLE

    def call(self) -> None:
        """Start calling unless the window has the focus."""
        if not pygame.key.get_focused():
            self.calling, self._since = True, 0.0
            self.update(0.0)
            _flash()

    def update(self, dt: float) -> None:
        """Continue calling, or stop when the window has the focus."""
        if not self.calling:
            return
        if pygame.key.get_focused():
            self.stop()
            return
        self._since += dt
        blinks = int(self._since / BLINK) % 2 and not self._context.settings.reduced_motion
        self._set_title(TITLE if blinks else self._context.texts.say("lan-your-turn", game=TITLE))

    def stop(self) -> None:
        """Stop calling."""
        self.calling = False
        self._set_title(TITLE)

    def _set_title(self, title: str) -> None:
        if title != self._title:
            self._title = title
            pygame.display.set_caption(title)


def _flash() -> None:
    """Flash the window until it has the focus, on systems that can."""
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        # Deprecated, but still the only way to the window that the display module has opened.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().flash(pygame.FLASH_UNTIL_FOCUSED)
