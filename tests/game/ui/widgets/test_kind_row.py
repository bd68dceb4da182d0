from pygame import Rect

from game.ui.widgets.choice_row import SPARE, KindRow, SeatKind
from game.ui.widgets.form import Form
from game.ui.widgets.name_field import NameField
from tests.game.ui.theatre import Theatre

KINDS = (SeatKind("Person", "human"), SeatKind("Easy bot", "bot"), SeatKind("Hard bot", "bot"))


def a_seat(theatre: Theatre, told: list[int], chosen: int = 0) -> tuple[Form, NameField, KindRow]:
    field = NameField("1", "", "Player 1", 20, lambda text: None, lambda: None, SPARE)
    kind = KindRow(field, KINDS, chosen, told.append)
    box = Rect(0, 0, 600, 400)
    form = Form(theatre.stage.skins, box, 0.667, [[field, kind]])
    form.set_box(box)
    return form, field, kind


def test_it_stands_beside_the_name_and_before_the_button_that_takes_the_seat_away(
    theatre: Theatre,
) -> None:
    _, field, kind = a_seat(theatre, [])
    assert field.remove_button is not None
    assert kind.box.top == field.box.top
    assert field.box.right <= kind.box.left
    assert kind.box.right <= field.remove_button.rect.left


def test_pressed_it_goes_round_the_kinds(theatre: Theatre) -> None:
    told: list[int] = []
    form, _, _ = a_seat(theatre, told)
    form.set_focus(1)
    for _ in range(4):
        form.press()
    assert told == [1, 2, 0, 1]


def test_the_arrows_stop_at_the_first_and_the_last(theatre: Theatre) -> None:
    told: list[int] = []
    form, _, _ = a_seat(theatre, told, chosen=1)
    form.set_focus(1)
    for step in (1, 1, -1, -1, -1):
        form.nudge(step)
    assert told == [2, 1, 0]
