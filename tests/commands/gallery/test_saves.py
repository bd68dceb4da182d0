"""The gallery's lists of saved games show what their names say."""

from commands.gallery.saves import SAVES
from commands.gallery.studio import Studio
from game.ui.core.dialog import DialogScene
from game.ui.menus.saves import SavesScene


def the_list(studio: Studio) -> SavesScene:
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, SavesScene)
    return scene


def test_a_broken_game_is_among_the_saved_ones_and_some_of_the_lan(studio: Studio) -> None:
    SAVES["saves"](studio)
    lines = the_list(studio).list.lines
    assert [line.wrong for line in lines] == [False, False, True, False, False, False]
    assert ["LAN game" in line.detail for line in lines] == [False] * 3 + [True] * 3
    assert "Game 1 of 3" in lines[1].detail


def test_a_map_is_missing(studio: Studio) -> None:
    SAVES["saves-map-gone"](studio)
    top = studio.stage.scenes[-1]
    assert isinstance(top, DialogScene)
    assert "“ma-carte”" in top.text


def test_there_is_nothing(studio: Studio) -> None:
    SAVES["saves-empty"](studio)
    assert not the_list(studio).list.lines
