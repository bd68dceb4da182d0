import pygame
import pytest

from game.ui.i18n.text import LANGUAGES
from game.ui.tutorial.tutorial import FinishScene
from tests.game.ui.theatre import Curtain, Theatre

SIZES = ((1024, 600), (1280, 720), (2560, 1440))


def a_finish(theatre: Theatre) -> tuple[FinishScene, list[str]]:
    chosen: list[str] = []
    scene = FinishScene(
        theatre.stage, lambda: chosen.append("quick"), lambda: chosen.append("title")
    )
    theatre.show(scene, over=Curtain())
    return scene, chosen


def test_a_quick_game_is_one_key_away(theatre: Theatre) -> None:
    _, chosen = a_finish(theatre)
    theatre.key(pygame.K_RETURN)
    assert chosen == ["quick"]


def test_escape_and_the_other_button_lead_to_the_title(theatre: Theatre) -> None:
    scene, chosen = a_finish(theatre)
    theatre.key(pygame.K_ESCAPE)
    theatre.click(scene.menu.button("title").rect.center)
    assert chosen == ["title", "title"]


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits(theatre: Theatre, size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        theatre.window(size, language=language)
        scene, _ = a_finish(theatre)
        assert theatre.surface.get_rect().contains(scene.panel.box)
        assert all(scene.panel.box.contains(button.rect) for button in scene.menu.buttons)
        assert scene._paragraph.height <= scene.panel.body.height
