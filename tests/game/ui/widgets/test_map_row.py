import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.map_row import MapCard, MapRow
from tests.game.ui.theatre import Theatre

NAMES = ("France", "Paris-Bruxelles", "My island", "Another")


class Sketched:
    """A picture of one colour."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.picture = Surface(size)
        self.picture.fill("orange")
        self.done = 0


def a_row(
    theatre: Theatre, told: list[int], cards: int = 4, width: int = 500
) -> tuple[Form, MapRow]:
    row = MapRow(
        [MapCard(name, ("120 hexes", "About 15 minutes"), Sketched) for name in NAMES[:cards]],
        0,
        told.append,
    )
    box = Rect(0, 0, width, 600)
    form = Form(theatre.stage.skins, box, 0.667, [[row]])
    form.set_box(box)
    return form, row


def test_cards_stand_side_by_side_without_touching(theatre: Theatre) -> None:
    _, row = a_row(theatre, [])
    boxes = [element.rect for element in row.spots]
    assert boxes[0].top == boxes[1].top < boxes[2].top == boxes[3].top
    assert row.box.width == 500
    assert row.box.height > 2 * 150


def test_arrows_choose_the_cards_beside_and_below(theatre: Theatre) -> None:
    told: list[int] = []
    form, _ = a_row(theatre, told)
    form.set_focus(0)
    form.nudge(1)
    assert form.move_choice(1)
    form.nudge(1)
    form.nudge(-1)
    assert form.move_choice(-1)
    assert told == [1, 3, 2, 0]
    assert not form.move_choice(-1)


def test_pressing_cycles_through_the_maps(theatre: Theatre) -> None:
    told: list[int] = []
    form, _ = a_row(theatre, told, cards=2)
    form.set_focus(0)
    for _ in range(3):
        form.press()
    assert told == [1, 0, 1]


def test_a_single_map_is_only_shown(theatre: Theatre) -> None:
    form, row = a_row(theatre, [], cards=1)
    assert not row.focusable
    assert not form.step_focus(1)
    place = row.spots[0].rect.center
    form.handle(Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    assert form.pointer() == "arrow"


def test_a_card_shows_its_picture_and_the_chosen_one_stands_out(theatre: Theatre) -> None:
    form, row = a_row(theatre, [], cards=2)
    form.draw(theatre.surface)
    before = theatre.surface.copy()
    first = row.spots[0].rect
    assert theatre.surface.get_at((first.left + 60, first.top + 40))[:3] == (255, 165, 0)
    row.choose(1)
    form.draw(theatre.surface)
    assert before.get_buffer().raw != theatre.surface.get_buffer().raw


def test_a_narrow_form_has_one_card_a_line(theatre: Theatre) -> None:
    _, row = a_row(theatre, [], cards=2, width=300)
    assert row.spots[0].rect.top < row.spots[1].rect.top
