from collections.abc import Mapping

import pygame

from game.rules.record import Player
from game.ui.menus.who_plays import StandInChoice, WhoPlaysScene, several_people
from tests.game.ui.theatre import Curtain, Theatre

PLAYERS = (Player("Ada", "human"), Player("Rosa", "easy"), Player("Łukasz", "human"))


def a_form(theatre: Theatre, chosen: list[Mapping[int, str]], **levels: str) -> WhoPlaysScene:
    known = {int(seat.removeprefix("seat")): level for seat, level in levels.items()}
    scene = WhoPlaysScene(theatre.stage, PLAYERS, known, chosen.append)
    theatre.show(scene, over=Curtain())
    return scene


def test_only_the_seats_of_people_are_offered() -> None:
    choice = StandInChoice(PLAYERS)
    assert choice.seats == [0, 2]
    assert choice.kind(2) == "human"


def test_a_player_who_is_back_replaces_the_bot() -> None:
    choice = StandInChoice(PLAYERS, {2: "hard"})
    choice.choose(2, "human")
    assert choice.levels == {}


def test_somebody_must_play_here() -> None:
    choice = StandInChoice(PLAYERS, {2: "hard"})
    assert choice.possible
    choice.choose(0, "easy")
    assert not choice.possible


def test_bots_can_play_for_people_only_where_several_play() -> None:
    assert several_people(PLAYERS)
    assert not several_people(PLAYERS[:2])


def test_a_bot_is_chosen_with_the_keyboard(theatre: Theatre) -> None:
    chosen: list[Mapping[int, str]] = []
    scene = a_form(theatre, chosen)
    theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RIGHT)
    assert scene.choice.levels == {2: "medium"}
    theatre.key(pygame.K_F10)  # the menu button of a gamepad
    assert chosen == [{2: "medium"}]


def test_escape_goes_back_without_a_change(theatre: Theatre) -> None:
    chosen: list[Mapping[int, str]] = []
    a_form(theatre, chosen, seat2="hard")
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)
    assert chosen == []


def test_without_people_the_game_cannot_go_on_and_the_form_says_why(theatre: Theatre) -> None:
    chosen: list[Mapping[int, str]] = []
    scene = a_form(theatre, chosen, seat0="easy", seat2="hard")
    assert scene.message == "At least one player must play here."
    theatre.click(scene.menu.button("continue").rect.center)
    theatre.key(pygame.K_F10)
    assert chosen == []
    theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_LEFT)
    assert scene.message == ""
    assert scene.menu.button("continue").enabled
