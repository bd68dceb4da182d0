from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.widgets.dots import COUNT, ThinkingDots, draw_bright_dot, draw_dots
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


def test_one_dot_after_another_is_bright() -> None:
    dots = ThinkingDots()
    seen = [dots.bright for _ in range(200) if dots.update(1 / 60)]
    assert seen[:6] == [1, 2, 0, 1, 2, 0]
    assert len(seen) < 20  # most frames change nothing


def test_a_bright_dot_covers_its_dark_one_inside_the_box(tmp_path: Path) -> None:
    skins, box, looks = a_stage(tmp_path).skins, Rect(20, 20, 60, 18), set()
    for number in range(COUNT):
        surface = Surface((100, 60))
        draw_dots(surface, skins, box, 0.6)
        bright = draw_bright_dot(surface, skins, box, 0.6, number)
        assert bright.centery == box.centery
        assert box.left <= bright.centerx <= box.right
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == COUNT
