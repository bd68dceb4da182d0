import pygame
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import Row
from game.ui.widgets.slider import Slider, SliderRow
from tests.game.ui.theatre import Theatre


def a_slider() -> Slider:
    slider = Slider(60, lambda: 0)
    slider.layout(Rect(100, 200, 700, 30))
    return slider


def mouse(kind: int, x: int, y: int = 215) -> Event:
    return Event(kind, pos=(x, y), button=1)


@given(st.integers(0, 60))
def test_a_click_on_the_rail_chooses_the_number_there(number: int) -> None:
    slider = a_slider()
    assert slider.handle(mouse(pygame.MOUSEBUTTONDOWN, slider.place(number))) == number


def test_a_dragged_knob_follows_the_mouse_beyond_the_rail() -> None:
    slider = a_slider()
    slider.handle(mouse(pygame.MOUSEBUTTONDOWN, slider.place(0)))
    assert slider.handle(mouse(pygame.MOUSEMOTION, slider.place(30), 600)) == 30
    assert slider.handle(mouse(pygame.MOUSEMOTION, 5000, 600)) == 60
    slider.handle(mouse(pygame.MOUSEBUTTONUP, 5000, 600))
    assert slider.handle(mouse(pygame.MOUSEMOTION, slider.place(10))) is None


def test_a_click_beside_the_rail_chooses_nothing() -> None:
    assert a_slider().handle(mouse(pygame.MOUSEBUTTONDOWN, 300, 20)) is None


BOX = Rect(50, 20, 600, 400)


def placed(theatre: Theatre, *rows: Row) -> Form:
    return Form(theatre.stage.skins, BOX, 0.667, [rows])


def test_a_slider_moves_in_steps_within_its_limits(theatre: Theatre) -> None:
    moved: list[int] = []
    settled: list[int] = []
    slider = SliderRow("Size", (75, 200), 195, str, moved.append, settled.append)
    form = placed(theatre, slider)
    form.set_focus(0)
    for _ in range(3):
        form.nudge(1)
        form.update(0.02)
    assert moved == settled == [200]


def test_the_rail_of_a_slider_is_aligned_with_its_text(theatre: Theatre) -> None:
    slider = SliderRow("Size", (0, 100), 100, str, print, print)
    form = placed(theatre, slider)
    surface = theatre.surface
    surface.fill("black")
    form.draw(surface)
    height = slider.spot.rect.centery
    drawn = [x for x in range(theatre.size[0]) if surface.get_at((x, height))[:3] != (0, 0, 0)]
    assert abs(drawn[0] - (slider.text_boxes()[0].left + BOX.left)) <= 1


class _Dragged:
    """A slider from 0 to 100 that stands at 50, and what it has told."""

    def __init__(self, theatre: Theatre) -> None:
        self.moved: list[int] = []
        self.settled: list[int] = []
        self.slider = SliderRow("Size", (0, 100), 50, str, self.moved.append, self.settled.append)
        self.form = placed(theatre, self.slider)
        self.rail = self.slider.spot.rect

    def mouse(self, kind: int, place: tuple[int, int], button: int = 1) -> None:
        self.form.handle(Event(kind, pos=place, button=button, rel=(0, 0), buttons=(0, 0, 0)))


def test_a_knob_does_not_jump_under_the_mouse(theatre: Theatre) -> None:
    dragged = _Dragged(theatre)
    x, y = dragged.rail.center
    dragged.mouse(pygame.MOUSEBUTTONDOWN, (x + 8, y))
    assert not dragged.moved, "it does not jump under the mouse"
    dragged.mouse(pygame.MOUSEMOTION, (x + 8 + dragged.rail.width // 5, y))
    assert dragged.slider.value in (70, 75)
    assert not dragged.settled


def test_a_knob_dragged_beyond_the_rail_stays_at_its_end(theatre: Theatre) -> None:
    dragged = _Dragged(theatre)
    dragged.mouse(pygame.MOUSEBUTTONDOWN, dragged.rail.center)
    far = (dragged.rail.right + 300, dragged.rail.bottom + 300)
    dragged.mouse(pygame.MOUSEMOTION, far)
    dragged.mouse(pygame.MOUSEBUTTONUP, far)
    dragged.mouse(pygame.MOUSEMOTION, dragged.rail.midleft)
    assert (dragged.moved, dragged.settled) == ([100], [100])


def test_a_press_on_the_rail_moves_the_knob_there_and_drags_it(theatre: Theatre) -> None:
    dragged = _Dragged(theatre)
    dragged.mouse(pygame.MOUSEBUTTONDOWN, dragged.rail.midleft)
    dragged.mouse(pygame.MOUSEMOTION, dragged.rail.center)
    dragged.mouse(pygame.MOUSEBUTTONUP, dragged.rail.center)
    assert (dragged.moved, dragged.settled) == ([0, 50], [])


def test_only_the_left_button_drags_the_knob(theatre: Theatre) -> None:
    dragged = _Dragged(theatre)
    dragged.mouse(pygame.MOUSEBUTTONDOWN, dragged.rail.midleft, button=3)
    dragged.mouse(pygame.MOUSEMOTION, dragged.rail.midleft)
    assert not dragged.moved


def test_a_dragged_knob_follows_the_mouse_between_two_steps(theatre: Theatre) -> None:
    dragged = _Dragged(theatre)
    x, y = dragged.rail.center
    dragged.mouse(pygame.MOUSEBUTTONDOWN, (x, y))
    before = dragged.form.state()
    dragged.mouse(pygame.MOUSEMOTION, (x + 2, y))
    assert dragged.form.state() != before
    assert not dragged.moved
