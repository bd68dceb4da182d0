from pygame import Rect

from game.ui.widgets.form import Form
from game.ui.widgets.rows import Choice, Heading, Row, Switch, in_lines
from tests.game.ui.scenes.theatre import Theatre


def placed(theatre: Theatre, *rows: Row, width: int = 600) -> Form:
    return Form(theatre.stage.skins, theatre.size, Rect(0, 0, width, 400), 0.667, [rows])


def test_a_switch_tells_what_it_is_now(theatre: Theatre) -> None:
    told: list[bool] = []
    switch = Switch("Curtain", "Hides the table.", True, told.append)
    placed(theatre, switch)
    switch.press()
    switch.press()
    assert told == [False, True]


def test_a_choice_is_told_only_when_it_changes(theatre: Theatre) -> None:
    told: list[int] = []
    choice = Choice("Animation", "", ["Off", "Slow", "Fast"], 1, told.append)
    placed(theatre, choice)
    choice.choose(1)
    choice.nudge(1)
    choice.nudge(1)
    choice.press()
    assert told == [2, 0]


def test_options_that_do_not_fit_go_into_the_next_line(theatre: Theatre) -> None:
    names = ["English", "Deutsch", "Français", "Nederlands", "Español"]
    narrow, wide = (Choice("Language", "", names, 0, print) for _ in range(2))
    placed(theatre, narrow, width=300)
    placed(theatre, wide, width=900)
    assert narrow.box.height > wide.box.height
    assert all(box.right <= 300 for box in narrow.pictures())


def test_a_later_heading_keeps_away_from_the_rows_above(theatre: Theatre) -> None:
    first, second = Heading("Display"), Heading("Sound")
    placed(theatre, first, second)
    assert second.box.height > first.box.height


def test_things_in_several_lines_stand_in_columns_and_none_alone_if_it_can_be_helped() -> None:
    assert in_lines([30, 30, 30], 100) == [(0, 0), (30, 0), (60, 0)]
    five = in_lines([30, 20, 30, 30, 20], 110)
    assert five == [(0, 0), (30, 0), (50, 0), (0, 1), (30, 1)]
    assert in_lines([200, 200], 100) == [(0, 0), (0, 1)]


def test_a_row_is_felt_in_all_of_its_box_and_nowhere_else(theatre: Theatre) -> None:
    switch = Switch("Hints", "", False, print)
    placed(theatre, switch, width=400)
    element, box = switch.element, switch.box
    felt = [box.topleft, (box.right - 1, box.bottom - 1), box.center]
    assert all(element.hover_point(*place) for place in felt)
    assert not any(element.hover_point(*place) for place in (box.topright, box.bottomleft))
    assert element.image.get_size() == (1, 1), "what is not seen needs no pictures"
