from pygame import Rect

from game.ui.widgets.form import Form
from game.ui.widgets.rows import Row
from game.ui.widgets.rows_input import Push, Slider
from tests.game.ui.scenes.theatre import Theatre


def placed(theatre: Theatre, *rows: Row) -> Form:
    box = Rect(0, 0, 600, 400)
    form = Form(theatre.stage.skins, theatre.size, box, 0.667, [rows])
    form.settle(box)
    return form


class _Screen:
    """A scene that is nothing but a form."""

    def __init__(self, form: Form) -> None:
        self.enter = lambda size: None
        self.handle = form.handle
        self.draw = form.draw
        self._form = form

    def update(self, dt: float) -> bool:
        self._form.update(dt)
        return True


def test_a_slider_goes_in_steps_and_stays_in_its_limits(theatre: Theatre) -> None:
    moved: list[int] = []
    settled: list[int] = []
    slider = Slider("Size", (75, 200), 195, str, moved.append, settled.append)
    form = placed(theatre, slider)
    form.set_focus(0)
    for _ in range(3):
        form.nudge(1)
        form.update(0.02)
    assert moved == settled == [200]


def test_a_button_among_rows_is_pressed(theatre: Theatre) -> None:
    told: list[str] = []
    push = Push("Add a player", "human", lambda: told.append("pressed"))
    form = placed(theatre, push)
    theatre.show(_Screen(form))
    theatre.click(push.element.rect.center)
    assert told == ["pressed"]


def test_a_button_with_nothing_to_do_stays_there_and_takes_nothing(theatre: Theatre) -> None:
    push = Push("The first tips will be shown", "replay", None)
    form = placed(theatre, push)
    theatre.show(_Screen(form))
    theatre.move(push.element.rect.center)
    assert form.pointer() == "arrow"
    theatre.click(push.element.rect.center)
    assert not form.step_focus(1)


def test_the_line_of_a_slider_begins_where_its_words_do(theatre: Theatre) -> None:
    slider = Slider("Size", (0, 100), 0, str, print, print)
    form = placed(theatre, slider)
    surface = theatre.surface
    surface.fill("black")
    form.draw(surface)
    words = slider.pictures()[0]
    button = slider.element.sliding_button
    assert button is not None
    assert abs(button.rect.centerx - words.left) <= 1
