"""Calls a player who looks elsewhere: the window flashes, and its title says whose turn it is."""

import warnings
from contextlib import suppress

import pygame

from game.ui.core.context import Context
from game.ui.core.window import TITLE

BLINK = 0.7  # seconds between the two titles


class Attention:
    """The window's own voice, until the player is back."""

    def __init__(self, stage: Context) -> None:
        self._stage = stage
        self._calling = False
        self._since = 0.0
        self._title = TITLE

    @property
    def calling(self) -> bool:
        """Whether a player is being called."""
        return self._calling

    def call(self) -> None:
        """It is the turn of somebody at this screen."""
        if pygame.key.get_focused():
            return
        self._calling, self._since = True, 0.0
        self._say(self._words())
        _flash()

    def update(self, dt: float) -> None:
        """Go on calling, or rest once the window is looked at."""
        if not self._calling:
            return
        if pygame.key.get_focused():
            self.rest()
            return
        self._since += dt
        blinks = int(self._since / BLINK) % 2 and not self._stage.settings.reduced_motion
        self._say(TITLE if blinks else self._words())

    def rest(self) -> None:
        """Call no more."""
        if self._calling:
            self._calling = False
            self._say(TITLE)

    def _words(self) -> str:
        return self._stage.texts.say("lan-your-turn", game=TITLE)

    def _say(self, title: str) -> None:
        if title != self._title:
            self._title = title
            pygame.display.set_caption(title)


def _flash() -> None:
    """Have the system mark the window until it is looked at; not every system can."""
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        # Deprecated, but still the only way to the window that the display module has opened.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().flash(pygame.FLASH_UNTIL_FOCUSED)
