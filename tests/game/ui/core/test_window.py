import pygame
import pytest

from game.ui.core.window import TITLE, loading_bar, open_with_poster
from tests.game.ui.evening import ROOT


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (1100, 900)])
def test_the_poster_fills_the_window(size: tuple[int, int]) -> None:
    window = open_with_poster(ROOT, size)
    assert window.get_size() == size
    assert pygame.display.get_caption()[0] == TITLE
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(sum(window.get_at(corner)[:3]) > 10 for corner in corners)
    pygame.display.quit()


def test_the_bar_grows_along_the_lower_edge() -> None:
    window = open_with_poster(ROOT, (1280, 720))
    loading_bar(window, 0.5)
    gold, dark = window.get_at((600, 718))[:3], window.get_at((700, 718))[:3]
    assert gold[0] > 200
    assert sum(dark) < 100
    loading_bar(window, 1.0)
    assert window.get_at((1279, 718))[:3] == gold
    pygame.display.quit()
