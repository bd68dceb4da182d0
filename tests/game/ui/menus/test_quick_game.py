from game.rules.record import Player
from game.storage.settings import RememberedPlayer
from game.ui.menus.quick_game import quick_players, your_name
from tests.game.ui.theatre import Theatre


def test_a_new_player_has_a_name_to_begin_with(theatre: Theatre) -> None:
    assert your_name(theatre.stage) == "Camille"


def test_the_person_is_called_as_at_the_last_table(theatre: Theatre) -> None:
    theatre.keep((RememberedPlayer("Gaston", "easy"), RememberedPlayer("Ada", "human")))
    assert your_name(theatre.stage) == "Ada"


def test_one_person_and_three_gentle_bots_sit_down(theatre: Theatre) -> None:
    assert quick_players(theatre.stage) == (
        Player("Camille", "human"),
        Player("easy 1", "easy"),
        Player("medium 1", "medium"),
        Player("easy 2", "easy"),
    )
