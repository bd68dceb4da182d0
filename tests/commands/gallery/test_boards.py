"""The gallery's other boards show what their names say."""

from commands.gallery.boards import BOARDS, SMALL
from commands.gallery.studio import Studio
from game.ui.menus.maps import BrokenMapsScene
from game.ui.menus.new_game import NewGameScene
from game.ui.table.scene import TableScene
from game.ui.widgets.form_rows import NoteRow


def test_the_small_board_is_in_full_swing(studio: Studio) -> None:
    BOARDS["table-small-board"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, TableScene)
    assert scene.model.plan.view.table.board.name == SMALL
    assert scene.model.plan.view.table.ending is None


def test_a_players_own_board_has_no_picture_but_a_game_that_goes_on(studio: Studio) -> None:
    BOARDS["table-own-board"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, TableScene)
    assert scene.model.plan.view.table.board.title == "Mon île"
    assert scene.model.plan.view.table.ending is None


def test_the_choice_of_maps_has_three_and_one_that_is_broken(studio: Studio) -> None:
    BOARDS["new-game-maps"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, NewGameScene)
    assert [board.name for board in scene.option_rows.maps.boards] == ["france", SMALL, "mon-ile"]
    assert scene.option_rows.maps.chosen.name == SMALL


def test_many_broken_files_are_listed_with_their_reasons(studio: Studio) -> None:
    BOARDS["new-game-broken-maps"](studio)
    scene = studio.stage.scenes[-1]
    assert isinstance(scene, BrokenMapsScene)
    words = " ".join(row.text for row in scene.form.rows if isinstance(row, NoteRow))
    assert "empty.json is empty." in words
