"""Lines of text with some of their words highlighted."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.media.assets import Assets, Role
from game.ui.rulebook.search import Span
from game.ui.widgets.text_layout import rise


class Pen(NamedTuple):
    """How lines are written and highlighted."""

    role: Role
    pixels: int
    ink: str
    mark: str
    step: int  # pixels from a line to the next


def draw_highlighted(
    surface: Surface,
    assets: Assets,
    pen: Pen,
    lines: Sequence[str],
    spans: Sequence[Span],
    corner: tuple[int, int],
) -> None:
    """Lines from a corner down; spans count letters of all lines, with a space between two."""
    font, start = assets.font(pen.role, pen.pixels), 0
    left, y = corner
    for line in lines:
        for first, last in spans:
            low, high = max(first - start, 0), min(last - start, len(line))
            if low < high:
                x, wide = font.size(line[:low])[0], font.size(line[low:high])[0]
                found = Rect(left + x - 1, y - pen.step // 10, wide + 2, pen.step)
                pygame.draw.rect(surface, pen.mark, found, border_radius=max(2, pen.pixels // 5))
        picture = assets.text(pen.role, pen.pixels, line, pen.ink)
        surface.blit(picture, (left, y - rise(line, font)))
        start += len(line) + 1
        y += pen.step
