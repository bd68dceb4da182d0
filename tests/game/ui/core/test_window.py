import pygame
import pytest
from pygame import Surface

from game.storage.settings import SMALLEST_WINDOW, Settings
from game.ui.core.window import (
    TITLE,
    default_scale,
    default_window,
    loading_bar,
    open_window,
    open_with_poster,
    pixel_density,
    suit_to_screen,
)
from tests.game.ui.evening import ROOT


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (1100, 900)])
def test_the_poster_fills_the_window(size: tuple[int, int]) -> None:
    window = open_with_poster(ROOT, size)
    assert window.get_size() == size
    assert pygame.display.get_caption()[0] == TITLE
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(sum(window.get_at(corner)[:3]) > 10 for corner in corners)
    pygame.display.quit()


def test_a_window_that_leaves_full_screen_too_large_is_opened_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    surfaces = [Surface((1920, 1080)), Surface((1280, 720))]
    monkeypatch.setattr(pygame.display, "set_mode", lambda *_: surfaces.pop(0))
    monkeypatch.setattr(pygame.display, "set_caption", lambda _: None)
    assert open_window((1280, 720)).get_size() == (1280, 720)


def test_the_bar_grows_along_the_lower_edge() -> None:
    window = open_with_poster(ROOT, (1280, 720))
    loading_bar(window, 0.5)
    gold, dark = window.get_at((600, 718))[:3], window.get_at((700, 718))[:3]
    assert gold[0] > 200
    assert sum(dark) < 100
    loading_bar(window, 1.0)
    assert window.get_at((1279, 718))[:3] == gold
    pygame.display.quit()


DESKTOPS = [(1024, 600), (1366, 768), (1920, 1080), (1280, 1024), (3440, 1440), (3840, 2160)]


@pytest.mark.parametrize("desktop", DESKTOPS[1:])
def test_the_first_window_leaves_some_of_the_desktop_free(desktop: tuple[int, int]) -> None:
    width, height = default_window(desktop)
    assert SMALLEST_WINDOW[0] <= width < desktop[0]
    assert SMALLEST_WINDOW[1] <= height < desktop[1]
    assert max(width / desktop[0], height / desktop[1]) >= 0.78


@pytest.mark.parametrize("desktop", [(1024, 600), (1024, 768)])
def test_on_a_small_desktop_the_first_window_is_no_wider_than_that(
    desktop: tuple[int, int],
) -> None:
    assert default_window(desktop) == (1024, 600)


def test_no_window_is_smaller_than_the_game_needs() -> None:
    assert default_window((800, 480)) >= SMALLEST_WINDOW


@pytest.mark.parametrize(
    ("window", "dense", "scale"),
    [
        ((1280, 720), 1.0, 100),
        ((3072, 1728), 1.5, 100),  # a large screen: the window is large already
        ((2048, 1152), 2.0, 125),  # a small and dense one
        ((1092, 614), 1.0, 115),  # an old laptop
        ((2048, 1152), 4.0, 150),  # no more at first than leaves room for all
    ],
)
def test_the_default_scale_is_larger_where_the_window_looks_small(
    window: tuple[int, int], dense: float, scale: int
) -> None:
    assert default_scale(window, dense) == scale


@pytest.mark.parametrize(
    ("environment", "dense"),
    [
        ({}, 1.0),
        ({"GDK_SCALE": "2"}, 2.0),
        ({"QT_SCALE_FACTOR": "1.5"}, 1.5),
        ({"GDK_SCALE": "two", "QT_SCALE_FACTOR": "1.25"}, 1.25),
        ({"GDK_SCALE": "0.1"}, 1.0),
        ({"GDK_SCALE": "900"}, 4.0),
    ],
)
def test_linux_reports_its_density_in_the_environment(
    environment: dict[str, str], dense: float
) -> None:
    assert pixel_density(environment, "linux") == dense
    assert pixel_density(environment, "darwin") == 1.0


def test_without_a_screen_the_settings_stay() -> None:
    pygame.display.init()
    assert suit_to_screen(Settings()) == Settings()


def test_the_first_settings_suit_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(2560, 1600), (800, 600)])
    monkeypatch.setenv("GDK_SCALE", "2")
    chosen = suit_to_screen(Settings(language="fr"))
    assert chosen.window == (2048, 1152)
    assert chosen.language == "fr"
    assert chosen.ui_scale >= 100
