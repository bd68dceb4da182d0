import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.list_row import ListLine, ListRow
from tests.game.ui.theatre import Theatre


def a_list(theatre: Theatre, chosen: list[int]) -> ListRow:
    row = ListRow(chosen.append, lambda: chosen.append(-1))
    row.lines = [ListLine(f"Game {n}", "yesterday", False) for n in range(5)]
    box = Rect(0, 0, 600, 400)
    Form(theatre.stage.skins, box, 0.667, [[row]]).draw(theatre.surface)
    return row


def test_the_line_under_the_mouse_is_chosen(theatre: Theatre) -> None:
    chosen: list[int] = []
    row = a_list(theatre, chosen)
    row.click((10, row.line_span(3)[0] + 2))
    assert chosen == [3]


def test_the_arrows_stop_at_the_ends(theatre: Theatre) -> None:
    chosen: list[int] = []
    row = a_list(theatre, chosen)
    assert not row.move_choice(-1)
    assert all(row.move_choice(1) for _ in range(4))
    assert not row.move_choice(1)
    row.press()
    assert chosen == [1, 2, 3, 4, -1]


def test_a_hovered_line_looks_different(theatre: Theatre) -> None:
    row = a_list(theatre, [])
    before = row.state()
    row.hover((10, 5))
    assert row.state() != before
    row.hover(None)
    assert row.state() == before


def test_no_line_is_hovered_once_the_mouse_has_left_the_window(theatre: Theatre) -> None:
    row = a_list(theatre, [])
    form = Form(theatre.stage.skins, Rect(0, 0, 600, 400), 0.667, [[row]])
    before = row.state()
    form.handle(Event(pygame.MOUSEMOTION, pos=(10, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert row.state() != before
    form.handle(Event(pygame.WINDOWLEAVE))
    assert row.state() == before


def test_two_clicks_in_a_row_open_a_line_and_two_with_a_pause_do_not(theatre: Theatre) -> None:
    chosen: list[int] = []
    row = a_list(theatre, chosen)
    place = (10, row.line_span(3)[0] + 2)
    row.click(place)
    row.update(1.0)
    row.click(place)
    assert chosen == [3, 3]
    row.update(0.1)
    row.click((10, row.line_span(2)[0] + 2))
    row.click((10, row.line_span(2)[0] + 2))
    assert chosen == [3, 3, 2, -1]
