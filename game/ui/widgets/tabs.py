"""The tab of a page: a button that stays chosen."""

from pygame import Surface

from game.ui.widgets.button import Button
from game.ui.widgets.skins import Skins


class Tab(Button):
    """One tab; `chosen` says that its page is open."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.chosen = False

    def set_chosen(self, chosen: bool) -> None:
        """Whether its page is open."""
        self.chosen = chosen

    @property
    def sprite(self) -> str:
        """The sprite that the tab wears now."""
        if self.chosen and not self.focused:
            return "control/tab_chosen"
        return "control/tab_" + {"pressed": "hover"}.get(self.state, self.state)

    def draw(self, surface: Surface, skins: Skins, scale: float) -> None:
        """The tab with its words."""
        name = self.sprite
        skins.stretch(surface, name, self.rect, scale)
        inside = self.rect.inflate(-round(24 * scale), 0)
        ink = "#F4DD9A" if self.chosen and self.focused else skins.ink(name)
        pixels = round(20 * scale)
        skins.write(surface, self.label, inside, pixels, ink, role="reading-bold", align=0.5)
