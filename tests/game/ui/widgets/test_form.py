import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import NoteRow, Row, SwitchRow
from tests.game.ui.theatre import Theatre

BOX = Rect(100, 100, 600, 300)


def a_form(theatre: Theatre, switches: int, columns: int = 1) -> Form:
    rows: list[list[Row]] = [
        [
            NoteRow("Some words"),
            *(SwitchRow(f"Switch {n}", "", False, print) for n in range(switches)),
        ]
        for _ in range(columns)
    ]
    form = Form(theatre.stage.skins, BOX, 0.667, rows)
    form.set_box(BOX)
    return form


def mouse(form: Form, kind: int, place: tuple[int, int]) -> None:
    form.handle(Event(kind, pos=place, button=1, rel=(0, 0), buttons=(0, 0, 0)))


def pointed(form: Form) -> list[int]:
    """The rows under the mouse."""
    rows = enumerate(form.rows)
    return [number for number, row in rows if isinstance(row, SwitchRow) and row.spot.hovered]


def test_a_form_that_fits_does_not_scroll(theatre: Theatre) -> None:
    form = a_form(theatre, 3)
    form.handle(Event(pygame.MOUSEWHEEL, x=0, y=-5, flipped=False))
    assert form.offset == 0


def test_a_long_form_scrolls_to_its_end_and_no_further(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    form.scroll(100_000)
    assert form.offset == form.height - BOX.height


def test_the_focus_skips_plain_text_and_is_scrolled_into_view(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    assert form.step_focus(1)
    assert form.focus == 1
    assert form.step_focus(-1) is False
    assert form.step_focus(-1)
    assert form.focus == 30
    assert form.rows[30].box.bottom <= form.offset + BOX.height


def test_the_scroll_bar_is_dragged(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    start = (BOX.right + 16, BOX.top + 5)
    mouse(form, pygame.MOUSEMOTION, start)
    assert form.pointer() == "hand"
    mouse(form, pygame.MOUSEBUTTONDOWN, start)
    mouse(form, pygame.MOUSEMOTION, (start[0], start[1] + 60))
    dragged = form.offset
    assert dragged > 0
    mouse(form, pygame.MOUSEBUTTONUP, BOX.center)
    mouse(form, pygame.MOUSEMOTION, start)
    assert form.offset == dragged


def test_the_mouse_is_on_another_row_once_the_rows_have_scrolled(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    mouse(form, pygame.MOUSEMOTION, form.rows[2].box.move(BOX.topleft).center)
    assert pointed(form) == [2]
    form.scroll(form.rows[5].box.top - form.rows[2].box.top)
    assert pointed(form) == [5]
    form.handle(Event(pygame.WINDOWLEAVE))
    assert pointed(form) == []


def test_a_row_is_hovered_only_where_it_is_in_view(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    form.scroll(form.rows[2].box.centery)  # half of it is above the view
    seen = form.rows[2].box.move(BOX.left, BOX.top - form.offset)
    mouse(form, pygame.MOUSEMOTION, (seen.centerx, BOX.top + 2))
    assert pointed(form) == [2]
    mouse(form, pygame.MOUSEMOTION, (seen.centerx, BOX.top - 2))
    assert pointed(form) == []


def test_a_scrolled_row_is_clicked_where_it_is_drawn(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    last = form.rows[30]
    form.scroll(100_000)
    place = last.box.move(BOX.left, BOX.top - form.offset).center
    mouse(form, pygame.MOUSEBUTTONDOWN, place)
    mouse(form, pygame.MOUSEBUTTONUP, place)
    assert [row.on for row in form.rows if isinstance(row, SwitchRow)] == [False] * 29 + [True]


def test_a_rebuilt_form_knows_where_the_mouse_is(theatre: Theatre) -> None:
    before, after = a_form(theatre, 3), a_form(theatre, 3)
    mouse(before, pygame.MOUSEMOTION, before.rows[2].box.move(BOX.topleft).center)
    after.take_over(before)
    assert pointed(after) == [2]


def test_columns_stand_side_by_side(theatre: Theatre) -> None:
    form = a_form(theatre, 2, columns=2)
    assert form.rows[0].box.right < form.rows[3].box.left
    assert form.rows[0].box.top == form.rows[3].box.top


def test_a_form_rebuilt_by_the_mouse_frames_no_row(theatre: Theatre) -> None:
    by_mouse, by_key = a_form(theatre, 3), a_form(theatre, 3)
    place = by_mouse.rows[2].box.move(BOX.topleft).center
    by_mouse.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    by_key.set_focus(2)
    for before, framed in ((by_mouse, False), (by_key, True)):
        after = a_form(theatre, 3)
        after.take_over(before)
        assert (after.focus, after.rows[2].focused) == (2, framed)


def test_rows_fade_where_they_go_on_beyond_the_view(theatre: Theatre) -> None:
    def edge(form: Form, y: int) -> int:
        """How bright the brightest letter is at a height of the view."""
        surface = Surface(theatre.size)
        form.draw(surface)
        return max(max(surface.get_at((x, y))[:3]) for x in range(BOX.left, BOX.right))

    form = a_form(theatre, 30)
    rows = [row.box.top for row in form.rows[3:9]]
    for top in rows:
        form.scroll(top)
        assert edge(form, BOX.top) < 40
        assert edge(form, BOX.bottom - 1) < 40
    form.scroll(0)
    middle = form.rows[1].text_boxes()[0].move(BOX.topleft).centery
    assert edge(form, middle) > 200


def test_the_row_with_the_keyboard_is_clear_of_the_fading_edges(theatre: Theatre) -> None:
    form = a_form(theatre, 30)
    for _ in range(20):
        form.step_focus(1)
    assert form.focus
    row = form.rows[form.focus].box
    assert form.offset < row.top
    assert row.bottom < form.offset + BOX.height
