import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.choice_row import SPARE, ChoiceRow, KindRow, SeatKind, columns
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import HeadingRow, Row, SwitchRow
from game.ui.widgets.name_field import NameField
from tests.game.ui.theatre import Theatre


def placed(theatre: Theatre, *rows: Row, width: int = 600) -> Form:
    return Form(theatre.stage.skins, Rect(0, 0, width, 400), 0.667, [rows])


def test_a_choice_is_reported_only_when_it_changes(theatre: Theatre) -> None:
    told: list[int] = []
    choice = ChoiceRow("Animation", "", ["Off", "Slow", "Fast"], 1, told.append)
    placed(theatre, choice)
    choice.choose(1)
    choice.nudge(1)
    choice.nudge(1)
    choice.press()
    assert told == [2, 0]


def test_options_that_do_not_fit_go_into_the_next_line(theatre: Theatre) -> None:
    names = ["English", "Deutsch", "Français", "Nederlands", "Español"]
    narrow, wide = (ChoiceRow("Language", "", names, 0, print) for _ in range(2))
    placed(theatre, narrow, width=300)
    placed(theatre, wide, width=900)
    assert narrow.box.height > wide.box.height
    assert all(box.right <= 300 for box in narrow.text_boxes())


def test_several_lines_are_arranged_in_even_columns() -> None:
    assert columns([30, 30, 30], 100) == [(0, 0), (30, 0), (60, 0)]
    five = columns([30, 20, 30, 30, 20], 110)
    assert five == [(0, 0), (30, 0), (50, 0), (0, 1), (30, 1)]
    assert columns([200, 200], 100) == [(0, 0), (0, 1)]


def test_the_text_of_a_choice_is_aligned_with_headings_and_switches(theatre: Theatre) -> None:
    heading, names = HeadingRow("Options"), ["Random", "Fixed as on the map", "Something else"]
    choice = ChoiceRow("Stations", "About them", names, 0, print)
    switch = SwitchRow("Notebook", "", True, print)
    placed(theatre, heading, choice, switch, width=400)
    title, about, option, *_ = choice.text_boxes()
    assert title.left == about.left == heading.text_boxes()[0].left
    assert abs(option.left - switch.text_boxes()[0].left) < 8


def test_options_are_beside_the_title_if_there_is_room(theatre: Theatre) -> None:
    beside, below = (
        ChoiceRow("Stations", "About", ["Random", "Fixed"], 0, print) for _ in range(2)
    )
    placed(theatre, beside, width=500)
    placed(theatre, below, width=220)
    title, *options, about = beside.text_boxes()
    assert {one.centery for one in options} == {title.centery}
    assert options[-1].right == 500
    assert about.top > title.bottom
    assert below.box.height > beside.box.height


KINDS = (SeatKind("Person", "human"), SeatKind("Easy bot", "bot"), SeatKind("Hard bot", "bot"))


def a_seat(theatre: Theatre, told: list[int], chosen: int = 0) -> tuple[Form, NameField, KindRow]:
    field = NameField("1", "", "Player 1", 20, lambda text: None, lambda: None, SPARE)
    kind = KindRow(field, KINDS, chosen, told.append)
    box = Rect(0, 0, 600, 400)
    form = Form(theatre.stage.skins, box, 0.667, [[field, kind]])
    form.set_box(box)
    return form, field, kind


def test_a_kind_button_is_between_the_name_and_the_remove_button(
    theatre: Theatre,
) -> None:
    _, field, kind = a_seat(theatre, [])
    assert field.remove_button is not None
    assert kind.box.top == field.box.top
    assert field.box.right <= kind.box.left
    assert kind.box.right <= field.remove_button.rect.left


def test_pressing_a_kind_button_cycles_through_the_kinds(theatre: Theatre) -> None:
    told: list[int] = []
    form, _, _ = a_seat(theatre, told)
    form.set_focus(1)
    for _ in range(4):
        form.press()
    assert told == [1, 2, 0, 1]


def test_a_right_click_goes_back_through_the_kinds(theatre: Theatre) -> None:
    told: list[int] = []
    form, field, kind = a_seat(theatre, told, chosen=1)
    for row in (field, kind, kind):
        place = row.box.center
        form.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=pygame.BUTTON_RIGHT))
        form.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=pygame.BUTTON_RIGHT))
    assert told == [0, 2]


def test_arrows_stop_at_the_first_and_last_kind(theatre: Theatre) -> None:
    told: list[int] = []
    form, _, _ = a_seat(theatre, told, chosen=1)
    form.set_focus(1)
    for step in (1, 1, -1, -1, -1):
        form.nudge(step)
    assert told == [2, 1, 0]
