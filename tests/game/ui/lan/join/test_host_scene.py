"""The form of a table of one's own."""

from dataclasses import replace

import pygame
import pytest

from game.lobby import AtEnd, Options
from game.storage.settings import LANGUAGES
from game.ui.lan.join.host_scene import HERE, OPEN, HostScene
from game.ui.lan.lan_api import HostRequest
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.theatre import Curtain, Theatre


class Form:
    """The form over something else, and where it led to."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre, self.lan = theatre, ALan()
        self.visits: list[object] = []
        self.scene = HostScene(theatre.stage, self.lan, self.visits.append)
        theatre.show(self.scene, over=Curtain())

    def open(self) -> HostRequest:
        self.theatre.click(self.scene.menu.button("open").rect.center)
        return self.lan.hosted[-1]


@pytest.fixture
def form(theatre: Theatre) -> Form:
    return Form(theatre)


def test_a_new_host_has_one_seat_and_two_open_ones(form: Form) -> None:
    wish = form.open()
    assert wish == HostRequest(
        "Camille\N{RIGHT SINGLE QUOTATION MARK}s table", ("Camille",), (), 2, "", Options()
    )
    assert form.visits == [form.lan.visit]


def test_what_was_hosted_last_is_remembered(form: Form) -> None:
    form.scene.names[0], form.scene.table = "Ada", "Salon bleu"
    form.open()
    again = Form(form.theatre)
    assert again.scene.request.table == "Salon bleu"
    assert again.scene.request.people == ("Ada",)


def test_the_seats_and_the_options_of_the_last_table_are_remembered(form: Form) -> None:
    form.scene.kinds[:] = [OPEN, HERE, "hard", OPEN]
    form.scene.names[:] = ["", "Ada", "", ""]
    options = Options(True, True, 90, AtEnd.BOT, "paris-bruxelles", 3)
    form.scene.option_rows.options = options
    form.scene.rebuild()
    form.open()
    again = Form(form.theatre).scene
    assert (again.kinds, again.names) == ([OPEN, HERE, "hard", OPEN], ["", "Ada", "", ""])
    assert again.request.options == options


def test_a_usual_name_is_not_remembered_as_somebodys(form: Form) -> None:
    form.scene.kinds[:] = [HERE, OPEN, HERE]
    form.scene.names[:] = ["Ada", "", ""]
    form.scene.rebuild()
    assert form.open().people == ("Ada", "Player 3")
    assert form.theatre.settings.lan_names == ("Ada", "")


@pytest.mark.parametrize(
    ("seats", "people", "kinds"),
    [
        ([HERE, OPEN, HERE], ("Ada",), [HERE, OPEN, OPEN]),
        ([HERE, "hard", OPEN], ("Ada", ""), [HERE, "hard", HERE]),
        (["easy", "hard", "easy"], ("Ada", "Hugo"), [HERE, "hard", HERE]),
        ([], (), [HERE, OPEN, OPEN]),
        ([], ("Ada", "Hugo", "Inès", ""), [HERE, HERE, HERE, HERE]),
        ([HERE, "easy", HERE], ("A", "B", "C", "D"), [HERE, HERE, HERE, HERE]),
    ],
)
def test_who_sits_here_is_who_was_named_last(
    theatre: Theatre, seats: list[str], people: tuple[str, ...], kinds: list[str]
) -> None:
    known = replace(theatre.settings, lan_seats=tuple(seats), lan_names=people)
    theatre.stage.settings_file.change(known)
    scene = Form(theatre).scene
    assert scene.kinds == kinds
    assert [name for name in scene.names if name] == [name for name in people if name]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_table_is_seen_without_scrolling(
    theatre: Theatre, size: tuple[int, int], language: str
) -> None:
    theatre.window(size, language=language)
    form = Form(theatre).scene.form
    assert form.height <= form.box.height


def test_seats_are_for_people_here_for_friends_and_for_bots(form: Form) -> None:
    form.scene.kinds[:] = [HERE, HERE, OPEN, "hard"]
    form.scene.names[:] = ["Ada", "Hugo", "", ""]
    form.scene.rebuild()
    wish = form.open()
    assert (wish.people, wish.bots, wish.open_seats) == (("Ada", "Hugo"), ("hard",), 1)


def test_a_table_without_people_here_can_be_hosted_for_a_large_screen(form: Form) -> None:
    form.scene.kinds[:] = [OPEN] * 3
    form.scene.rebuild()
    assert form.open().people == ()


def test_two_people_of_one_name_are_refused(form: Form) -> None:
    form.scene.kinds[:] = [HERE, HERE, OPEN]
    form.scene.names[:] = ["Ada", "ADA", ""]
    form.scene.rebuild()
    assert form.scene.message == "Two players have the same name: Ada."
    assert not form.scene.menu.button("open").enabled


def test_a_code_is_made_up_when_it_is_wanted(form: Form) -> None:
    assert form.scene.request.code == ""
    switch = next(row for row in form.scene._code_rows())
    switch.press()
    form.theatre.frame()
    assert len(form.scene.request.code) == 6
    assert form.scene.request.code.isdecimal()


def test_escape_goes_back_without_opening_anything(form: Form) -> None:
    form.theatre.key(pygame.K_ESCAPE)
    assert isinstance(form.theatre.top, Curtain)
    assert form.lan.hosted == []


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_can_be_drawn_in_every_window(
    theatre: Theatre, size: tuple[int, int], language: str
) -> None:
    theatre.window(size, language=language)
    form = Form(theatre)
    form.scene.kinds[:] = [HERE, OPEN, "easy", "medium", "hard", OPEN]
    form.scene.names[:] = [""] * 6
    form.scene.rebuild()
    assert form.theatre.frame()
