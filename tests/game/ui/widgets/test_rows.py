from pygame import Rect

from game.ui.widgets.form import Form
from game.ui.widgets.rows import Heading, Row, Switch
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


def test_a_later_heading_keeps_away_from_the_rows_above(theatre: Theatre) -> None:
    first, second = Heading("Display"), Heading("Sound")
    placed(theatre, first, second)
    assert second.box.height > first.box.height


def test_a_row_is_felt_in_all_of_its_box_and_nowhere_else(theatre: Theatre) -> None:
    switch = Switch("Hints", "", False, print)
    placed(theatre, switch, width=400)
    element, box = switch.element, switch.box
    felt = [box.topleft, (box.right - 1, box.bottom - 1), box.center]
    assert all(element.hover_point(*place) for place in felt)
    assert not any(element.hover_point(*place) for place in (box.topright, box.bottomleft))
    assert element.image.get_size() == (1, 1), "what is not seen needs no pictures"
