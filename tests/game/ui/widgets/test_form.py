import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.rows import Note, Row, Switch
from tests.game.ui.scenes.theatre import Theatre

BOX = Rect(100, 100, 600, 300)


def a_form(theatre: Theatre, switches: int, columns: int = 1) -> Form:
    rows: list[list[Row]] = [
        [Note("Some words"), *(Switch(f"Switch {n}", "", False, print) for n in range(switches))]
        for _ in range(columns)
    ]
    form = Form(theatre.stage.skins, theatre.size, BOX, 0.667, rows)
    form.settle(BOX)
    return form


def test_a_form_that_fits_does_not_scroll(theatre: Theatre) -> None:
    form = a_form(theatre, 3)
    form.handle(Event(pygame.MOUSEWHEEL, x=0, y=-5, flipped=False))
    assert form.offset == 0


def test_a_long_form_scrolls_to_its_end_and_no_further(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    form.scroll(100_000)
    assert form.offset == form.height - BOX.height


def test_the_focus_passes_words_and_is_scrolled_into_view(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    assert form.step_focus(1)
    assert form.focus == 1
    assert form.step_focus(-1) is False
    assert form.step_focus(-1)
    assert form.focus == 30
    assert form.rows[30].box.bottom <= form.offset + BOX.height


def test_the_scroll_bar_is_dragged(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    start = (BOX.right + 8, BOX.top + 5)
    form.handle(Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    form.handle(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    form.update(0.02)
    end = (start[0], start[1] + 60)
    form.handle(Event(pygame.MOUSEMOTION, pos=end, rel=(0, 60), buttons=(1, 0, 0)))
    form.update(0.02)
    assert form.offset > 0


def test_columns_stand_side_by_side(theatre: Theatre) -> None:
    form = a_form(theatre, 2, columns=2)
    assert form.rows[0].box.right < form.rows[3].box.left
    assert form.rows[0].box.top == form.rows[3].box.top
