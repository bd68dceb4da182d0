from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.ui.map.shapes import Shapes
from game.ui.widgets.rings import Pulse, draw_arrow, draw_box_ring, draw_hex_ring

SEA = (0, 60, 120)


def test_a_ring_swings_and_comes_to_rest() -> None:
    pulse = Pulse()
    moved = [pulse.update(1 / 60) for _ in range(300)]
    assert any(moved[:60])
    assert not any(moved[-60:])
    assert pulse.away == 0


@pytest.mark.parametrize("away", [0.0, 0.5, 1.0])
def test_everything_drawn_is_inside_the_returned_box(window: pygame.Surface, away: float) -> None:
    about = Rect(800, 500, 120, 60)
    drawings: tuple[Callable[[], Rect], ...] = (
        lambda: draw_hex_ring(window, Shapes(), about.center, 60, away),
        lambda: draw_box_ring(window, about, 1.0, away),
        lambda: draw_arrow(window, about, 1.0, away, "left"),
        lambda: draw_arrow(window, about, 1.0, away, "above"),
    )
    for draw in drawings:
        window.fill(SEA)
        box = draw()
        mask = pygame.mask.from_threshold(window, SEA, (1, 1, 1, 255))
        mask.invert()
        assert mask.count()
        assert box.contains(mask.get_bounding_rects()[0])


def test_a_ring_does_not_cover_its_subject(window: pygame.Surface) -> None:
    window.fill(SEA)
    about = Rect(800, 500, 120, 60)
    draw_box_ring(window, about, 1.0, 0.0)
    draw_hex_ring(window, Shapes(), (300, 300), 60, 0.0)
    assert window.get_at(about.center)[:3] == window.get_at((300, 300))[:3] == SEA


def test_an_arrow_ends_before_what_it_points_at(window: pygame.Surface) -> None:
    about = Rect(800, 500, 120, 60)
    assert draw_arrow(window, about, 1.0, 0.0, "left").right <= about.left + 8
    assert draw_arrow(window, about, 1.0, 0.0, "above").bottom <= about.top + 8
