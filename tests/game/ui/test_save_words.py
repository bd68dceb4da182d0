"""A saved game in a few words."""

from pathlib import Path

from game.series import Series
from game.ui.save_words import save_words
from game.ui.saves import SavedGame
from game.ui.text import Texts

GAME = SavedGame(Path("a.jsonl"), 0.0, 1, ("Ada", "Hugo"), actions=4)
TEXTS = Texts("en", strict=True)


def test_a_game_tells_who_plays_and_which_turn_comes() -> None:
    assert save_words(GAME, "Ada, Hugo", TEXTS) == "Ada, Hugo · turn 5"


def test_a_game_of_a_series_tells_which_one_it_is() -> None:
    told = save_words(GAME._replace(series=Series(3)), "Ada, Hugo", TEXTS)
    assert told == "Ada, Hugo · Game 1 of 3"
