"""The form in which a host changes the options of its table, over the lobby."""

from collections.abc import Sequence

from game.options import Options, Topic
from game.storage.settings import with_options
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.lan_api import LanTable
from game.ui.menus.option_rows import OptionRows
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row


class OptionsScene(FormScene):
    """Every change is in force and seen by everybody at once."""

    title = "lan-options"
    max_size = (1800, 1030)

    def __init__(self, stage: Context, visit: LanTable, options: Options) -> None:
        super().__init__(stage, [Button("done", "primary")])
        self._visit = visit
        self.option_rows = OptionRows(stage, options, self.rebuild, self._agree)

    def label(self, name: str) -> str:
        """The words on the button."""
        return self.context.texts.say("lan-options-done")

    def on_button(self, name: str) -> None:
        """Back to the lobby."""
        self.leave()

    def sections(self) -> Sequence[Sequence[Row]]:
        """How it is played at the left, where at the right."""
        say = self.context.texts.say
        heading, about = HeadingRow(say("new-options")), NoteRow(say("lan-options-about"))
        return [[heading, *self.option_rows.rows(*Topic), about], self.option_rows.maps.rows()]

    def _agree(self, options: Options) -> None:
        self._visit.agree(options)
        self.context.change_settings(with_options(self.context.settings, options))

    def update(self, dt: float) -> bool:
        """The maps are drawn little by little."""
        if self.option_rows.maps.work():
            self.rebuild()
        return super().update(dt)
