"""Another name for somebody at this screen, asked for over the lobby."""

from collections.abc import Sequence
from dataclasses import replace

from game.lobby import LONGEST_NAME
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.join.player_names import tidy
from game.ui.lan.lan_api import LanTable
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import Row
from game.ui.widgets.name_field import NameField


class RenameScene(FormScene):
    """One field, in which the present name waits to be replaced; which is free, the host says."""

    title = "lan-name-title"
    max_size = (920, 600)

    def __init__(self, stage: Context, visit: LanTable, seat: int, name: str) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("name", "primary")])
        self._visit, self._seat, self._before = visit, seat, name
        self.name = ""

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.context.texts.say("common-cancel" if name == "back" else "common-ok")

    def sections(self) -> Sequence[Sequence[Row]]:
        """The field alone."""
        return [[NameField("", self.name, self._before, LONGEST_NAME, self._typed, None)]]

    def build(self, size: tuple[int, int]) -> None:
        """The keyboard is in the field at once."""
        super().build(size)
        if self.form is not None:
            self.form.set_focus(0)

    def on_enter(self, form: Form) -> None:
        """Enter is enough."""
        self.on_button("name")

    def on_button(self, name: str) -> None:
        """Back to the lobby, with another name or the same."""
        self.leave()
        wish = tidy(self.name)
        if name == "name" and wish and wish != self._before:
            self._visit.rename(self._seat, wish)
            self._remember(wish)

    def _typed(self, text: str) -> None:
        self.name = text

    def _remember(self, wish: str) -> None:
        """The forms offer it the next time."""
        names = [*self.context.settings.lan_names] or [""]
        known = self._before if self._before in names else ""  # a usual name is not written down
        if known in names:
            names[names.index(known)] = wish
            self.context.change_settings(replace(self.context.settings, lan_names=tuple(names)))
