import pygame
import pytest

from game.ui.assets import Assets
from game.ui.scenes.poster import poster


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
