"""Who plays at this machine."""

from dataclasses import replace

from game.storage.settings import RememberedPlayer
from game.ui.lan.join.player_names import PlayerNames
from tests.game.ui.theatre import Theatre


def people(theatre: Theatre, user: str = "Camille") -> PlayerNames:
    return PlayerNames(theatre.stage, user, lambda: None)


def test_the_names_of_last_time_come_first(theatre: Theatre) -> None:
    theatre.keep((RememberedPlayer("Hugo", "human"),))
    assert people(theatre).full() == ("Hugo",)
    theatre.stage.settings_file.change(replace(theatre.settings, lan_names=("Ada", "Bérénice")))
    assert people(theatre).full() == ("Ada", "Bérénice")


def test_whoever_is_new_is_called_as_the_system_calls_them(theatre: Theatre) -> None:
    assert people(theatre).full() == ("Camille",)
    assert people(theatre, user="").full() == ("Player 1",)


def test_a_name_that_two_have_is_told(theatre: Theatre) -> None:
    who = people(theatre)
    who.names = ["Ada", "Hugo", "ADA"]
    who.rows(lambda: None)
    assert who.duplicate() == "Ada"
    who.names[2] = "Inès"
    assert who.duplicate() == ""


def test_everybody_is_remembered_but_only_by_names_that_were_typed(theatre: Theatre) -> None:
    who = people(theatre)
    who.names = ["  Ada\u200b ", ""]
    who.keep()
    assert theatre.settings.lan_names == ("Ada", "")
    assert people(theatre).full() == ("Ada", "Player 2")
