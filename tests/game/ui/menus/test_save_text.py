"""A saved game in a few words."""

from pathlib import Path

from game.series import Series
from game.storage.saved_game import SavedGame, SaveProblem
from game.storage.saves import SavedGames
from game.ui.i18n.text import Texts
from game.ui.menus.save_text import map_gone, save_words

GAME = SavedGame(Path("a.jsonl"), 0.0, 1, ("Ada", "Hugo"), actions=4)
TEXTS = Texts("en", strict=True)


def test_a_game_tells_who_plays_and_which_turn_comes() -> None:
    assert save_words(GAME, "Ada, Hugo", TEXTS) == "Ada, Hugo · turn 5"


def test_a_game_of_a_series_tells_which_one_it_is() -> None:
    told = save_words(GAME._replace(series=Series(3)), "Ada, Hugo", TEXTS)
    assert told == "Ada, Hugo · Game 1 of 3"


def test_a_missing_map_is_named_with_the_folder_where_it_belongs() -> None:
    saves = SavedGames(Path("saves"), Path("boards"))
    assert map_gone(GAME, saves, TEXTS) == ""
    assert map_gone(GAME._replace(problem=SaveProblem("line 4: broken")), saves, TEXTS) == ""
    gone = GAME._replace(problem=SaveProblem("no board", board="ma-carte"))
    told = map_gone(gone, saves, TEXTS)
    assert told == (
        "This game was played on the map “ma-carte”, which is missing."
        " Put the file back into boards."
    )
    assert "“Ma carte”" in map_gone(gone._replace(board="Ma carte"), saves, TEXTS)
