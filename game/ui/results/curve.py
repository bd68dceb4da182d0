"""One line of a chart, and the sign by which it is known."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.companies import Company
from game.ui.results.game_history import Line
from game.ui.widgets.skins import Skins

_WIDER = 0.22  # of its height, at each side, that a disc with two letters is longer


class Curve(NamedTuple):
    """One line of a chart; its sign is a company's mark, or a disc with a letter or two."""

    name: str
    line: Line
    colour: str
    edge: str
    pattern: tuple[float, ...]
    mark: Company | str  # or the letters on a disc

    def sign_width(self, size: int) -> int:
        """How wide the sign is that is so high."""
        return (
            size + 2 * round(size * _WIDER)
            if not isinstance(self.mark, Company) and len(self.mark) > 1
            else size
        )

    def draw_sign(self, surface: Surface, skins: Skins, middle: tuple[int, int], size: int) -> None:
        """The sign by which the line is known."""
        if isinstance(self.mark, Company):
            picture = skins.assets.scaled(f"table/mark/{self.mark}", (size, size))
            surface.blit(picture, picture.get_rect(center=middle))
            return
        aside = (self.sign_width(size) - size) // 2
        for colour, radius in ((self.edge, size / 2), (self.colour, size / 2 - 1)):
            for x in {middle[0] - aside, middle[0] + aside}:
                pygame.draw.aacircle(surface, colour, (x, middle[1]), radius)
            between = Rect(0, 0, 2 * aside, round(2 * radius))
            between.center = middle
            surface.fill(colour, between)
        letters = Rect(0, 0, size + 2 * aside, size)
        letters.center = middle[0], middle[1] + size // 16
        pixels = round(size * 0.68)
        skins.write(surface, self.mark, letters, pixels, "#FFF6DF", role="reading-bold", align=0.5)
