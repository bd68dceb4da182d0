"""A form by itself on the screen."""

from game.ui.widgets.form import Form


class FormScreen:
    """A scene that is nothing but a form."""

    def __init__(self, form: Form) -> None:
        self.enter = lambda size: None
        self.handle = form.handle
        self.draw = form.draw
        self._form = form

    def update(self, dt: float) -> bool:
        self._form.update(dt)
        return True
