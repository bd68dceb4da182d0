from pygame import Rect, Surface

from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import ButtonRow, LinkRow, Row
from tests.game.ui.theatre import Theatre
from tests.game.ui.widgets.screen import FormScreen

BOX = Rect(50, 20, 600, 400)


def placed(theatre: Theatre, *rows: Row) -> Form:
    return Form(theatre.stage.skins, BOX, 0.667, [rows])


def test_a_button_among_rows_is_pressed(theatre: Theatre) -> None:
    told: list[str] = []
    push = ButtonRow("Add a player", "human", lambda: told.append("pressed"))
    form = placed(theatre, push)
    theatre.show(FormScreen(form))
    theatre.click(push.spot.rect.center)
    assert told == ["pressed"]


def test_a_button_row_without_an_action_is_dimmed_and_ignores_clicks(theatre: Theatre) -> None:
    push = ButtonRow("The first tips will be shown", "replay", None)
    form = placed(theatre, push)
    theatre.show(FormScreen(form))
    theatre.move(push.spot.rect.center)
    assert form.pointer() == "arrow"
    theatre.click(push.spot.rect.center)
    assert not form.step_focus(1)


def test_a_link_is_clicked_on_its_text_or_pressed_by_the_keyboard(theatre: Theatre) -> None:
    told: list[str] = []
    link = LinkRow("Open the folder", lambda: told.append("pressed"))
    form = Form(theatre.stage.skins, Rect(0, 0, 600, 200), 0.667, [[link]])
    form.set_box(form.box)
    words = link.text_boxes()[0]
    assert link.spot.rect.collidepoint(words.center)
    assert not link.spot.rect.collidepoint(words.right + 20, words.centery)
    form.set_focus(0)
    form.press()
    assert told == ["pressed"]


def test_a_link_is_underlined(theatre: Theatre) -> None:
    link = LinkRow("no", lambda: None, "#FF0000")
    form = Form(theatre.stage.skins, Rect(0, 0, 600, 200), 0.667, [[link]])
    form.set_box(form.box)
    surface = Surface(theatre.size)
    form.draw(surface)
    words = link.text_boxes()[0]
    rows = [
        all(surface.get_at((x, y))[:3] == (255, 0, 0) for x in range(words.left, words.right))
        for y in range(words.top, words.bottom + 8)
    ]
    assert any(rows)
