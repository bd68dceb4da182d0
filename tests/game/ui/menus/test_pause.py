import pygame

from game.series import GameResult, Series
from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.menus.pause import PauseScene
from game.ui.menus.settings import SettingsScene
from game.ui.rulebook.scene import BookScene
from tests.game.ui.theatre import Curtain, Theatre


def a_pause(theatre: Theatre, left: list[str]) -> PauseScene:
    scene = PauseScene(theatre.stage, lambda: left.append("title"))
    theatre.show(scene, over=Curtain())
    return scene


def test_the_table_is_seen_dimmed_behind_the_menu(theatre: Theatre) -> None:
    a_pause(theatre, [])
    corner = theatre.surface.get_at((5, 5))
    assert (0, 0, 0) < tuple(corner)[:3] < (120, 110, 60)


def test_escape_goes_back_to_the_table(theatre: Theatre) -> None:
    a_pause(theatre, [])
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)


def test_every_entry_does_what_it_says(theatre: Theatre) -> None:
    left: list[str] = []
    scene = a_pause(theatre, left)
    wanted = {
        "book": BookScene,
        "settings": SettingsScene,
        "keys": ControlsScene,
        "quit": DialogScene,
    }
    for name, kind in wanted.items():
        theatre.click(scene.menu.button(name).rect.center)
        assert type(theatre.top) is kind
        theatre.key(pygame.K_ESCAPE)
        assert theatre.stage.scenes[-1] is scene
    theatre.click(scene.menu.button("title-screen").rect.center)
    assert left == ["title"]
    theatre.click(scene.menu.button("resume").rect.center)
    assert isinstance(theatre.top, Curtain)


def test_settings_over_the_pause_show_the_same_table(theatre: Theatre) -> None:
    scene = a_pause(theatre, [])
    theatre.click(scene.menu.button("settings").rect.center)
    behind = scene.backdrop(theatre.size)
    assert behind is not None
    assert theatre.surface.get_at((5, 5)) == behind.get_at((5, 5))


def test_in_a_series_it_tells_which_game_this_is(theatre: Theatre) -> None:
    played = GameResult(("Ada", "Ben", "Cleo"), (5, 3, 2), 0)
    second = PauseScene(theatre.stage, lambda: None, series=Series(3, (played,)))
    theatre.show(second, over=Curtain())
    assert second.progress == "Game 2 of 3"
    assert not PauseScene(theatre.stage, lambda: None, series=Series(1)).progress
    assert not a_pause(theatre, []).progress
