from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.board import Shelf
from game.series import Series
from game.storage.settings import LANGUAGES, RememberedPlayer
from game.ui.menus.new_game import NewGameScene
from game.ui.widgets.choice_row import ChoiceRow, KindRow
from game.ui.widgets.form_rows import ButtonRow, SwitchRow
from game.ui.widgets.map_row import MapRow
from game.ui.widgets.name_field import NameField
from tests.game.ui.theatre import Curtain, Theatre


def a_form(theatre: Theatre, *names: str) -> NewGameScene:
    players = tuple(RememberedPlayer(name, "human") for name in names)
    theatre.stage.settings_file.change(replace(theatre.settings, players=players))
    scene = NewGameScene(theatre.stage, theatre.started.append)
    theatre.show(scene, over=Curtain())
    return scene


def fields(scene: NewGameScene) -> list[NameField]:
    return [row for row in scene.form.rows if isinstance(row, NameField)]


def kinds(scene: NewGameScene) -> list[KindRow]:
    return [row for row in scene.form.rows if isinstance(row, KindRow)]


def choices(scene: NewGameScene) -> list[ChoiceRow]:
    return [row for row in scene.form.rows if isinstance(row, ChoiceRow)]


def typed(scene: NewGameScene) -> list[str]:
    return [seat.name for seat in scene.seats]


def seat_kinds(scene: NewGameScene) -> list[str]:
    return [seat.kind for seat in scene.seats]


def add(theatre: Theatre, scene: NewGameScene) -> None:
    (push,) = [row for row in scene.form.rows if isinstance(row, ButtonRow)]
    theatre.click(push.spot.rect.center)


def start(theatre: Theatre, scene: NewGameScene) -> None:
    theatre.click(scene.menu.button("start").rect.center)


def names(theatre: Theatre) -> list[str]:
    (players,) = theatre.games.begun
    return [player.name for player in players]


def test_empty_names_are_names_by_their_seat(theatre: Theatre) -> None:
    scene = a_form(theatre)
    start(theatre, scene)
    assert names(theatre) == ["Player 1", "Player 2", "Player 3"]
    assert theatre.started == [theatre.games.session]


def test_typed_names_are_taken_and_remembered(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(fields(scene)[1].field.rect.center)
    assert scene.typing
    theatre.type("Zoë")
    start(theatre, scene)
    assert names(theatre) == ["Player 1", "Zoë", "Player 3"]
    again = NewGameScene(theatre.stage, theatre.started.append)
    assert typed(again) == ["", "Zoë", ""]


def test_seats_can_be_added_up_to_six_and_removed_down_to_three(theatre: Theatre) -> None:
    scene = a_form(theatre, "Ada", "Béa", "Cem")
    assert [field.remove_button for field in fields(scene)] == [None] * 3
    for _ in range(3):
        add(theatre, scene)
    assert len(fields(scene)) == 6
    assert not [row for row in scene.form.rows if isinstance(row, ButtonRow)]
    remove = fields(scene)[1].remove_button
    assert remove is not None
    theatre.click(remove.rect.center)
    assert typed(scene) == ["Ada", "Cem", "", "", ""]


def test_two_players_of_one_name_are_refused_with_a_sentence(theatre: Theatre) -> None:
    scene = a_form(theatre, "Ada", "ada ", "Cem")
    assert scene.message == "Two players have the same name: Ada."
    assert [field.field.wrong for field in fields(scene)] == [True, True, False]
    start(theatre, scene)
    assert theatre.games.begun == []
    theatre.click(fields(scene)[1].field.rect.center)
    theatre.key(pygame.K_END)
    theatre.type("m")
    assert scene.message == ""
    start(theatre, scene)
    assert len(theatre.games.begun) == 1


def test_options_are_kept_at_once(theatre: Theatre) -> None:
    scene = a_form(theatre)
    _, stations = choices(scene)
    theatre.click(stations.spots[1].rect.center)
    assert theatre.settings.fixed_stations
    (notebook,) = [row for row in scene.form.rows if isinstance(row, SwitchRow)]
    theatre.click(notebook.spot.rect.center)
    assert theatre.settings.notebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_everything_is_seen_at_once_with_up_to_six_seats(
    theatre: Theatre, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    with_bots(theatre)
    theatre.games.shelf = Shelf(tmp_path / "boards")
    theatre.window(size, language=language)
    for seats in (3, 5, 6):
        theatre.keep(tuple(RememberedPlayer("", "medium") for _ in range(seats)))
        scene = NewGameScene(theatre.stage, theatre.started.append)
        theatre.show(scene, over=Curtain())
        assert scene.form.height <= scene.form.box.height


def test_the_whole_form_can_be_filled_with_the_keyboard(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.key(pygame.K_TAB)
    theatre.type("Émile")
    theatre.key(pygame.K_RETURN)
    theatre.type("Mia m")
    theatre.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    theatre.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.menu.focus == 1
    theatre.key(pygame.K_RETURN)
    assert names(theatre) == ["Émile", "Mia m", "Player 3"]


def test_a_form_at_rest_is_not_drawn_again(theatre: Theatre) -> None:
    a_form(theatre)
    theatre.frame(400)  # until the maps are drawn
    assert not theatre.frame(100)


def test_a_text_cursor_blinks(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(fields(scene)[0].field.rect.center)
    theatre.frame(60)
    assert theatre.frame(60)


def test_with_people_only_there_is_no_kind_to_choose(theatre: Theatre) -> None:
    scene = a_form(theatre)
    assert kinds(scene) == []
    start(theatre, scene)
    assert [player.kind for player in theatre.games.begun[0]] == ["human"] * 3


def with_bots(theatre: Theatre) -> None:
    theatre.games.kinds = ("human", "easy", "medium", "hard")


def test_where_bots_are_offered_every_seat_has_a_kind_and_it_is_remembered(
    theatre: Theatre,
) -> None:
    with_bots(theatre)
    scene = a_form(theatre, "Ada", "Béa", "")
    for seat, clicks in ((1, 1), (2, 3)):
        for _ in range(clicks):
            theatre.click(kinds(scene)[seat].spot.rect.center)
    start(theatre, scene)
    chosen = ["human", "easy", "hard"]
    assert [player.kind for player in theatre.games.begun[0]] == chosen
    assert names(theatre) == ["Ada", "Béa", "hard 1"]
    again = NewGameScene(theatre.stage, theatre.started.append)
    assert seat_kinds(again) == chosen
    assert typed(again) == ["Ada", "Béa", ""]
    assert again._names() == ["Ada", "Béa", "hard 1"]


def test_one_who_is_new_and_alone_can_start_at_once_against_bots(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    start(theatre, scene)
    assert names(theatre) == ["Camille", "medium 1", "medium 2"]
    assert [player.kind for player in theatre.games.begun[0]] == ["human", "medium", "medium"]


def test_who_is_added_is_of_the_same_kind_as_the_last(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    add(theatre, scene)
    assert scene._names() == ["Camille", "medium 1", "medium 2", "medium 3"]


def test_what_was_typed_stays_whoever_plays_the_seat(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    theatre.click(fields(scene)[1].field.rect.center)
    theatre.type("Max")
    for kind in ("easy", "medium", "hard", "human"):
        theatre.click(kinds(scene)[1].spot.rect.center)
        assert seat_kinds(scene)[1] == kind
        assert fields(scene)[1].text == "Max"


def test_a_name_typed_into_the_row_of_a_bot_makes_it_a_person(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    theatre.click(fields(scene)[1].field.rect.center)
    for letter in "Max":
        theatre.type(letter)
    assert fields(scene)[1].text == "Max"
    assert fields(scene)[1].typing
    assert seat_kinds(scene) == ["human", "human", "medium"]
    start(theatre, scene)
    assert [player.kind for player in theatre.games.begun[0]] == ["human", "human", "medium"]


def test_the_name_of_a_bot_can_be_changed_while_it_stays_a_bot(theatre: Theatre) -> None:
    with_bots(theatre)
    theatre.keep((RememberedPlayer("", "human"), *[RememberedPlayer("Robby", "hard")] * 2))
    scene = NewGameScene(theatre.stage, theatre.started.append)
    theatre.show(scene, over=Curtain())
    theatre.click(fields(scene)[1].field.rect.center)
    theatre.type("R2")
    assert seat_kinds(scene) == ["human", "hard", "hard"]


def test_the_button_says_who_is_added(theatre: Theatre) -> None:
    def said(scene: NewGameScene) -> str:
        (push,) = [row for row in scene.form.rows if isinstance(row, ButtonRow)]
        return push.text

    with_bots(theatre)
    scene = a_form(theatre)
    assert said(scene) == "Add bot"
    theatre.click(kinds(scene)[2].spot.rect.center)
    theatre.click(kinds(scene)[2].spot.rect.center)
    assert seat_kinds(scene)[2] == "human"
    assert said(scene) == "Add player"


def test_usual_names_are_said_in_the_language_of_the_day(theatre: Theatre) -> None:
    start(theatre, a_form(theatre))
    assert names(theatre) == ["Player 1", "Player 2", "Player 3"]
    theatre.window((1280, 720), language="de")
    scene = NewGameScene(theatre.stage, theatre.started.append)
    assert scene._names() == ["Spieler 1", "Spieler 2", "Spieler 3"]


def test_a_bot_can_be_names_otherwise_but_not_like_anybody_else(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    theatre.click(fields(scene)[1].field.rect.center)
    theatre.type("Medium 2")
    theatre.click(kinds(scene)[1].spot.rect.center)
    assert scene.message == "Two players have the same name: Medium 2."
    theatre.click(fields(scene)[1].field.rect.center)
    theatre.key(pygame.K_END)
    theatre.type("0")
    assert scene.message == ""
    start(theatre, scene)
    assert names(theatre) == ["Camille", "Medium 20", "medium 2"]
    assert theatre.games.begun[0][1].kind == "easy"
    again = NewGameScene(theatre.stage, theatre.started.append)
    assert typed(again) == ["", "Medium 20", ""], "what was typed is no usual name"


def test_a_table_of_bots_alone_is_allowed(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre)
    theatre.click(kinds(scene)[0].spot.rect.center)
    start(theatre, scene)
    assert [player.kind for player in theatre.games.begun[0]] == ["easy", "medium", "medium"]


def test_a_bot_that_is_offered_no_more_is_a_person(theatre: Theatre) -> None:
    theatre.keep((RememberedPlayer("Ada", "hard"), RememberedPlayer("Béa", "human")))
    assert seat_kinds(NewGameScene(theatre.stage, theatre.started.append)) == ["human"] * 3


def test_enter_leads_from_name_to_name_and_tab_to_the_kind_beside_it(theatre: Theatre) -> None:
    theatre.games.kinds = ("human", "easy")
    scene = a_form(theatre, "Ad", "o", "Cl")
    theatre.key(pygame.K_TAB)
    theatre.type("Ada")
    theatre.key(pygame.K_RETURN)
    theatre.type("Bo")
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_SPACE)
    theatre.key(pygame.K_DOWN)
    theatre.type("Cleo")
    assert typed(scene) == ["Ada", "Bo", "Cleo"]
    assert seat_kinds(scene) == ["human", "easy", "human"]


def test_the_keyboard_stays_on_a_kind_that_it_changes(theatre: Theatre) -> None:
    with_bots(theatre)
    scene = a_form(theatre, "Ada", "Béa", "Cem")
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_TAB)
    assert kinds(scene)[0].focused
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RIGHT)
    assert kinds(scene)[0].focused
    assert seat_kinds(scene) == ["medium", "human", "human"]
    theatre.key(pygame.K_LEFT)
    assert scene._names() == ["Ada", "Béa", "Cem"]


@pytest.mark.parametrize(
    ("chosen", "seats", "length"), [(0, 3, 1), (1, 3, 3), (2, 4, 5), (3, 4, 4)]
)
def test_one_three_or_five_games_or_a_round_in_which_everybody_begins(
    theatre: Theatre, chosen: int, seats: int, length: int
) -> None:
    scene = a_form(theatre, "Ada", "Béa", "Cem", "Dov"[: 3 * (seats - 3)])
    while len(fields(scene)) > seats:
        remove = fields(scene)[-1].remove_button
        assert remove is not None
        theatre.click(remove.rect.center)
    theatre.click(choices(scene)[0].spots[chosen].rect.center)
    start(theatre, scene)
    assert theatre.games.series == Series(length)


def test_how_many_games_is_remembered_and_can_be_chosen_by_key(theatre: Theatre) -> None:
    scene = a_form(theatre)
    games = choices(scene)[0]
    while not games.focused:
        theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.games == 5
    assert choices(a_form(theatre))[0].chosen == 2


def test_a_number_of_games_that_is_not_offered_is_one(theatre: Theatre) -> None:
    theatre.stage.settings_file.change(replace(theatre.settings, games=7))
    scene = a_form(theatre)
    assert choices(scene)[0].chosen == 0
    start(theatre, scene)
    assert theatre.games.series == Series(1)


def maps(scene: NewGameScene) -> MapRow:
    (row,) = [row for row in scene.form.rows if isinstance(row, MapRow)]
    return row


def test_the_map_is_chosen_with_the_mouse_remembered_and_played_on(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(maps(scene).spots[1].rect.center)
    assert theatre.settings.board == "paris-bruxelles"
    start(theatre, scene)
    (board,) = theatre.games.boards
    assert board is not None
    assert board.name == "paris-bruxelles"
    assert NewGameScene(theatre.stage, theatre.started.append).option_rows.maps.chosen == board


def test_the_maps_are_seen_without_scrolling(theatre: Theatre) -> None:
    scene = a_form(theatre)
    assert maps(scene).box.bottom < scene.form.box.height


def test_the_map_is_chosen_with_the_keyboard(theatre: Theatre) -> None:
    scene = a_form(theatre)
    for _ in range(20):
        theatre.key(pygame.K_TAB)
        if maps(scene).focused:
            break
    assert maps(scene).focused
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.board == "paris-bruxelles"
    theatre.key(pygame.K_LEFT)
    assert theatre.settings.board == "france"


def test_a_map_that_is_gone_leaves_the_usual_one(theatre: Theatre) -> None:
    theatre.stage.settings_file.change(replace(theatre.settings, board="atlantis"))
    scene = a_form(theatre)
    start(theatre, scene)
    (board,) = theatre.games.boards
    assert board is not None
    assert board.name == "france"


def test_a_bot_shows_its_face_and_style_and_a_typed_name_nobody(theatre: Theatre) -> None:
    theatre.games.kinds = ("human", "easy", "medium", "hard")
    seats = (("Gaston", "human"), ("Odette", "easy"), ("Robby", "hard"))
    theatre.keep(tuple(RememberedPlayer(*seat) for seat in seats))
    scene = NewGameScene(theatre.stage, theatre.started.append)
    theatre.show(scene, over=Curtain())
    badges = [field.badge for field in fields(scene)]
    assert [badge and (badge.person.face, badge.style) for badge in badges] == [
        None,  # a person of the same name
        ("odette", "Builder"),
        None,
    ]


def test_the_style_of_a_bot_is_explained_where_the_mouse_is(theatre: Theatre) -> None:
    theatre.games.kinds = ("human", "easy")
    theatre.keep((RememberedPlayer("", "human"), *[RememberedPlayer("Odette", "easy")] * 2))
    scene = NewGameScene(theatre.stage, theatre.started.append)
    theatre.show(scene, over=Curtain())
    assert scene.form.tooltip() is None
    theatre.move(fields(scene)[1].field.rect.center)
    tip = scene.form.tooltip()
    assert tip is not None
    assert tip[0] == "Likes long lines that reach many cities."
    assert tip[1].collidepoint(fields(scene)[1].field.rect.center)
