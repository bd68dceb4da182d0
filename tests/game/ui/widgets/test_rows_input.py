from pygame import Rect, Surface

from game.ui.widgets.form import Form
from game.ui.widgets.rows import Row
from game.ui.widgets.rows_input import NameField, Push, Slider
from tests.game.ui.finished import pixels
from tests.game.ui.scenes.theatre import Theatre


def placed(theatre: Theatre, *rows: Row) -> Form:
    box = Rect(0, 0, 600, 400)
    form = Form(theatre.stage.skins, theatre.size, box, 0.667, [rows])
    form.settle(box)
    return form


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


def test_a_name_is_told_letter_by_letter(theatre: Theatre) -> None:
    told: list[str] = []
    field = NameField("1", "", "Player 1", 4, told.append, None)
    form = placed(theatre, field)
    theatre.show(_Screen(form))
    form.set_focus(0)
    for letter in "Éloïse":
        theatre.type(letter)
    assert told == ["É", "Él", "Élo", "Éloï"]  # no more than four


def test_a_button_among_rows_is_pressed(theatre: Theatre) -> None:
    told: list[str] = []
    push = Push("Add a player", "human", lambda: told.append("pressed"))
    form = placed(theatre, push)
    theatre.show(_Screen(form))
    theatre.click(push.element.rect.center)
    assert told == ["pressed"]


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


def test_a_seat_is_called_by_its_number_only_as_long_as_no_name_is_typed(theatre: Theatre) -> None:
    def seen(text: str, placeholder: str) -> bytes:
        field = NameField("1", text, placeholder, 20, lambda typed: None, None)
        surface = Surface((600, 400))
        placed(theatre, field).draw(surface)
        return pixels(surface)

    assert seen("", "Player 1") != seen("", "Joueur 1")
    assert seen("Ada", "Player 1") == seen("Ada", "Joueur 1")
