import pygame
import pytest

from game.ui.menus.controls import ControlsScene
from tests.game.ui.theatre import Curtain, Theatre


def test_escape_closes_it(theatre: Theatre) -> None:
    theatre.show(ControlsScene(theatre.stage), over=Curtain())
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)


def test_the_button_closes_it(theatre: Theatre) -> None:
    scene = ControlsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    theatre.click(scene.menu.buttons[0].rect.center)
    assert isinstance(theatre.top, Curtain)


def test_it_is_drawn_once(theatre: Theatre) -> None:
    theatre.show(ControlsScene(theatre.stage), over=Curtain())
    assert not theatre.frame(30)


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_columns_stand_in_the_middle(
    theatre: Theatre, size: tuple[int, int], language: str
) -> None:
    theatre.window(size, language=language)
    scene = ControlsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    seen = scene.page.get_bounding_rect()
    assert abs(seen.left - (scene.page.get_width() - seen.right)) <= scene.page.get_width() / 50
