"""What lies above any scene: short messages, and what a gamepad's buttons do."""

from pygame import Rect, Surface

from game.ui.core.context import Context
from game.ui.core.pad_strip import PadStrip
from game.ui.core.toast import Toast

_ICONS = {"pad-connected": "connection", "pad-lost": "connection_lost", "pad-not-yours": "info"}


class Overprint:
    """Draws both, and restores what lies below."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._toast, self._strip = Toast(context), PadStrip(context)

    def show(self, text: str, icon: str) -> None:
        """Show a short message."""
        self._toast.show(text, icon)

    def update(self, dt: float) -> bool:
        """Advance time; True if anything appears or disappears now."""
        if news := self._context.gamepads.news():
            text = self._context.texts.say(news.key, number=news.number)
            self._toast.show(text, _ICONS[news.key])
        return self._toast.update(dt) | self._strip.changed

    def remove(self, surface: Surface) -> list[Rect]:
        """Restore what lies below, before a scene draws; returns where."""
        return [*self._toast.remove(surface), *self._strip.remove(surface)]

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw everything; returns where."""
        return [*self._strip.draw(surface), *self._toast.draw(surface)]
