import pygame
import pytest
from pygame import Rect, Surface

from game.ui.anim.breath import BREATH, FIRST_REST
from game.ui.menus.title_steam import TitleSteam
from tests.game.ui.shared_resources import shared_assets

pytestmark = pytest.mark.usefixtures("window")
SIZES = [(1024, 600), (1280, 720), (2560, 1440), (1024, 1600), (3440, 1080)]


def a_steam(size: tuple[int, int], breathed: float) -> TitleSteam:
    steam = TitleSteam(shared_assets())
    steam.layout(size)
    steam.breath.update(FIRST_REST + breathed)
    return steam


@pytest.mark.parametrize("size", SIZES)
def test_it_touches_a_small_part_of_the_window(size: tuple[int, int]) -> None:
    drawn = a_steam(size, BREATH / 3).draw(Surface(size), [])
    assert drawn or size == (1024, 1600)  # there the locomotive is outside of the window
    window = Rect((0, 0), size)
    assert all(window.contains(box) for box in drawn)
    assert sum(box.width * box.height for box in drawn) < 0.12 * window.width * window.height


def test_a_whole_breath_leaves_the_poster_as_it_was() -> None:
    poster = Surface((1280, 720))
    poster.fill("navy")
    window, steam = poster.copy(), a_steam((1280, 720), 0.0)
    seen = set()
    for _ in range(300):
        if steam.breath.update(1 / 60):
            steam.redraw(window, poster, [])
        seen.add(pygame.image.tobytes(window, "RGB"))
    assert len(seen) > 20
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(poster, "RGB")


def test_what_is_returned_is_all_that_has_changed() -> None:
    poster = Surface((1280, 720))
    poster.fill("navy")
    window, steam = poster.copy(), a_steam((1280, 720), 0.3)
    steam.draw(window, [])
    for _ in range(60):
        before = window.copy()
        if steam.breath.update(1 / 60):
            for box in steam.redraw(window, poster, []):
                before.blit(window, box, box)
            assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(window, "RGB")


def test_no_steam_covers_a_button() -> None:
    everywhere = [Rect(0, 0, 1280, 720)]
    assert a_steam((1280, 720), BREATH / 3).draw(Surface((1280, 720)), everywhere) == []


def test_at_rest_nothing_is_drawn() -> None:
    steam = TitleSteam(shared_assets())
    steam.layout((1280, 720))
    assert steam.draw(Surface((1280, 720)), []) == []
