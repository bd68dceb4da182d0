"""The poster: it fills every window, from a file that is large enough."""

import pygame
import pytest
from pygame import Surface

from game.ui.core.poster import cover, draw_game_name, poster
from game.ui.media.assets import Assets
from tests.game.ui.theatre import Theatre


@pytest.mark.parametrize(
    ("size", "name"),
    [
        ((1024, 600), "poster_1280"),
        ((1280, 720), "poster_1280"),
        ((1280, 721), "poster_1920"),
        ((1920, 1080), "poster_1920"),
        ((2560, 1440), "poster"),
    ],
)
@pytest.mark.usefixtures("window")
def test_the_poster_is_taken_from_the_smallest_file_that_is_large_enough(
    size: tuple[int, int], name: str
) -> None:
    asked = []

    class Watched(Assets):
        def photograph(self, name: str) -> pygame.Surface:
            asked.append(name)
            return super().photograph(name)

    assert poster(Watched(), size).get_size() == size
    assert asked == [f"title/{name}"]


def test_a_picture_is_cut_and_not_stretched(theatre: Theatre) -> None:
    picture = Surface((200, 100))
    picture.fill("red", (0, 0, 50, 100))
    picture.fill("red", (150, 0, 50, 100))
    seen = cover(picture, (100, 100))
    assert seen.get_size() == (100, 100)
    assert seen.get_at((1, 50)) == pygame.Color("black")


def test_the_name_is_drawn_around_its_middle(theatre: Theatre) -> None:
    surface = Surface((800, 400))
    draw_game_name(surface, theatre.stage, 0.5, 500, 560)
    drawn = surface.get_bounding_rect()
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    left, right = min(box.left for box in boxes), max(box.right for box in boxes)
    assert drawn.size == (800, 400)
    assert abs((left + right) / 2 - 250) < 12
