from pygame import Rect, Surface

from game.ui.widgets.form import Form
from game.ui.widgets.link_row import LinkRow
from tests.game.ui.theatre import Theatre


def test_only_its_words_are_felt_and_the_keyboard_presses_it_too(theatre: Theatre) -> None:
    told: list[str] = []
    link = LinkRow("Open the folder", lambda: told.append("pressed"))
    form = Form(theatre.stage.skins, Rect(0, 0, 600, 200), 0.667, [[link]])
    form.set_box(form.box)
    words = link.pictures()[0]
    assert link.spot.rect.collidepoint(words.center)
    assert not link.spot.rect.collidepoint(words.right + 20, words.centery)
    form.set_focus(0)
    form.press()
    assert told == ["pressed"]


def test_a_line_below_its_words_says_that_it_can_be_clicked(theatre: Theatre) -> None:
    link = LinkRow("no", lambda: None, "#FF0000")
    form = Form(theatre.stage.skins, Rect(0, 0, 600, 200), 0.667, [[link]])
    form.set_box(form.box)
    surface = Surface(theatre.size)
    form.draw(surface)
    words = link.pictures()[0]
    rows = [
        all(surface.get_at((x, y))[:3] == (255, 0, 0) for x in range(words.left, words.right))
        for y in range(words.top, words.bottom + 8)
    ]
    assert any(rows)
