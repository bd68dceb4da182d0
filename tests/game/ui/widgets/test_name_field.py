import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, Row
from game.ui.widgets.name_field import FixedField, NameField, tidy
from tests.game.ui.finished import pixels
from tests.game.ui.theatre import Theatre
from tests.game.ui.widgets.screen import FormScreen


def placed(theatre: Theatre, *rows: Row) -> Form:
    box = Rect(0, 0, 600, 400)
    form = Form(theatre.stage.skins, box, 0.667, [rows])
    form.set_box(box)
    return form


def test_each_typed_letter_is_reported(theatre: Theatre) -> None:
    told: list[str] = []
    field = NameField("1", "", "Player 1", 4, told.append, None)
    form = placed(theatre, field)
    theatre.show(FormScreen(form))
    form.set_focus(0)
    for letter in "Éloïse":
        theatre.type(letter)
    assert told == ["É", "Él", "Élo", "Éloï", "Éloï"]  # no more than four, which is reported once
    assert field.full
    theatre.key(pygame.K_BACKSPACE)
    assert (field.text, field.full) == ("Élo", False)


def test_a_typed_letter_is_drawn_in_the_next_frame(theatre: Theatre) -> None:
    field = NameField("1", "", "", 20, lambda typed: None, None)
    form = placed(theatre, field)
    form.set_focus(0)
    seen = set()
    for count, letter in enumerate("Éloïse", start=1):
        form.handle(Event(pygame.TEXTINPUT, text=letter))
        form.update(1 / 60, still=True)
        surface = Surface((600, 400))
        form.draw(surface)
        seen.add(pixels(surface))
        assert len(seen) == count


def test_a_field_without_a_number_is_aligned_with_the_text_above(theatre: Theatre) -> None:
    heading = HeadingRow("Address")
    address = NameField("", "", "192.168.0.7", 20, lambda typed: None, None)
    seat = NameField("1", "", "Player 1", 20, lambda typed: None, None)
    placed(theatre, heading, address, seat)
    assert address.field.rect.left == heading.text_boxes()[0].left < seat.field.rect.left
    assert address.field.rect.right == heading.box.right


def test_a_scrolled_field_is_clicked_where_it_is_drawn(theatre: Theatre) -> None:
    rows: list[Row] = [ButtonRow(f"Push {n}", "human", lambda: None) for n in range(12)]
    field = NameField("1", "Zoe", "", 20, lambda typed: None, None)
    form = placed(theatre, *rows, field)
    form.scroll(10_000)
    theatre.show(FormScreen(form))
    theatre.click(field.field.rect.inflate(-20, 0).midright)
    theatre.type("!")
    assert field.text == "Zoe!"
    assert form.pointer() == "text"


def test_an_empty_name_field_shows_its_placeholder(theatre: Theatre) -> None:
    def seen(text: str, placeholder: str) -> bytes:
        field = NameField("1", text, placeholder, 20, lambda typed: None, None)
        surface = Surface((600, 400))
        placed(theatre, field).draw(surface)
        return pixels(surface)

    assert seen("", "Player 1") != seen("", "Joueur 1")
    assert seen("Ada", "Player 1") == seen("Ada", "Joueur 1")


def test_a_fixed_field_ignores_mouse_and_keyboard(theatre: Theatre) -> None:
    field = FixedField("1", "", "Open seat", 20, lambda typed: None, None)
    form = placed(theatre, field)
    theatre.show(FormScreen(form))
    theatre.click(field.field.rect.center)
    theatre.type("x")
    assert field.text == ""
    assert form.pointer() == "arrow"


def test_a_name_focused_by_the_keyboard_is_typed_over(theatre: Theatre) -> None:
    field = NameField("1", "Zoe", "", 20, lambda typed: None, None)
    form = placed(theatre, field)
    form.step_focus(1)
    form.handle(Event(pygame.TEXTINPUT, text="A"))
    assert field.text == "A"


def test_typing_continues_when_the_form_is_rebuilt(theatre: Theatre) -> None:
    before, after = (NameField("1", "Ze", "", 20, lambda typed: None, None) for _ in range(2))
    form, anew = placed(theatre, before), placed(theatre, after)
    form.set_focus(0)
    before.field.line.go(1)
    anew.take_over(form)
    anew.handle(Event(pygame.TEXTINPUT, text="o"))
    assert after.text == "Zoe"


def test_a_field_can_be_filled_as_if_it_had_been_typed(theatre: Theatre) -> None:
    told: list[str] = []
    field = NameField("", "Lyon", "", 20, told.append, None)
    placed(theatre, field)
    field.set_text("")
    assert (field.text, told) == ("", [""])


def test_invisible_letters_are_no_part_of_a_name() -> None:
    assert tidy(" A\u0000d\u200ba ") == "Ada"
