from pygame import Rect

from game.ui.widgets.choice_row import ChoiceRow, columns
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import HeadingRow, Row, SwitchRow
from tests.game.ui.theatre import Theatre


def placed(theatre: Theatre, *rows: Row, width: int = 600) -> Form:
    return Form(theatre.stage.skins, Rect(0, 0, width, 400), 0.667, [rows])


def test_a_choice_is_told_only_when_it_changes(theatre: Theatre) -> None:
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


def test_things_in_several_lines_stand_in_columns_and_none_alone_if_it_can_be_helped() -> None:
    assert columns([30, 30, 30], 100) == [(0, 0), (30, 0), (60, 0)]
    five = columns([30, 20, 30, 30, 20], 110)
    assert five == [(0, 0), (30, 0), (50, 0), (0, 1), (30, 1)]
    assert columns([200, 200], 100) == [(0, 0), (0, 1)]


def test_its_words_begin_where_those_of_a_heading_do(theatre: Theatre) -> None:
    heading, names = HeadingRow("Options"), ["Random", "Fixed as on the map", "Something else"]
    choice = ChoiceRow("Stations", "About them", names, 0, print)
    switch = SwitchRow("Notebook", "", True, print)
    placed(theatre, heading, choice, switch, width=400)
    title, about, option, *_ = choice.text_boxes()
    assert title.left == about.left == heading.text_boxes()[0].left
    assert abs(option.left - switch.text_boxes()[0].left) < 8


def test_options_stand_beside_the_title_where_they_have_room(theatre: Theatre) -> None:
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
