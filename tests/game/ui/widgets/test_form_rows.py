import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import HeadingRow, Row, SwitchRow
from tests.game.ui.theatre import Theatre


def placed(theatre: Theatre, *rows: Row, width: int = 600) -> Form:
    return Form(theatre.stage.skins, Rect(0, 0, width, 400), 0.667, [rows])


def test_a_switch_reports_its_new_state(theatre: Theatre) -> None:
    told: list[bool] = []
    switch = SwitchRow("Curtain", "Hides the table.", True, told.append)
    placed(theatre, switch)
    switch.press()
    switch.press()
    assert told == [False, True]


def test_only_the_first_heading_has_no_gap_above(theatre: Theatre) -> None:
    first, second = HeadingRow("Display"), HeadingRow("Sound")
    placed(theatre, first, second)
    assert second.box.height > first.box.height


def test_a_row_is_hovered_exactly_inside_its_box(theatre: Theatre) -> None:
    switch = SwitchRow("Hints", "", False, print)
    form = placed(theatre, switch, width=400)
    box = switch.box
    felt = [box.topleft, (box.right - 1, box.bottom - 1), box.center]
    for place in (*felt, box.topright, box.bottomleft):
        form.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        assert switch.spot.hovered == (place in felt)
