"""A form by itself on the screen."""

from pygame import Surface
from pygame.event import Event

from game.ui.core.context import Scene
from game.ui.widgets.form import Form


class FormScreen(Scene):
    """A scene that is nothing but a form."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def enter(self, size: tuple[int, int]) -> None:
        pass

    def handle(self, event: Event) -> None:
        self._form.handle(event)

    def update(self, dt: float) -> bool:
        self._form.update(dt)
        return True

    def draw(self, surface: Surface) -> None:
        self._form.draw(surface)
