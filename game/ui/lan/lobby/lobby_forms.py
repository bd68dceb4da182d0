"""The forms over the lobby: the table's options, and another name for a player."""

from collections.abc import Sequence
from dataclasses import replace

from game.lobby import LONGEST_NAME
from game.options import Options, Topic
from game.storage.settings import with_options
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.lan_api import LanTable
from game.ui.menus.option_rows import OptionRows
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.name_field import NameField, tidy


class OptionsScene(FormScene):
    """Changes the options; everyone at the table sees every change immediately."""

    title = "lan-options"
    max_size = (1800, 1030)

    def __init__(
        self, context: Context, lan_table: LanTable, options: Options, *, in_game: bool = False
    ) -> None:
        """Only the turn timer can be changed `in_game`."""
        super().__init__(context, [Button("done", "primary")], done="lan-options-done")
        self._lan_table, self._in_game = lan_table, in_game
        self.option_rows = OptionRows(context, options, self.rebuild, self._change)

    def on_button(self, name: str) -> None:
        self.leave()

    def sections(self) -> Sequence[Sequence[Row]]:
        say = self.context.texts.say
        if self._in_game:
            about = NoteRow(say("lan-timer-about"))
            return [[HeadingRow(say("lan-clock")), *self.option_rows.rows(Topic.TIME), about]]
        heading, about = HeadingRow(say("new-options")), NoteRow(say("lan-options-about"))
        return [[heading, *self.option_rows.rows(*Topic), about], self.option_rows.maps.rows()]

    def _change(self, options: Options) -> None:
        self._lan_table.set_options(options)
        self.context.change_settings(with_options(self.context.settings, options))


class RenameScene(FormScene):
    """Asks for another name; the host checks that it is free."""

    title = "lan-name-title"
    max_size = (920, 600)

    def __init__(self, context: Context, lan_table: LanTable, seat: int, name: str) -> None:
        buttons = [Button("back", "secondary"), Button("name", "primary")]
        super().__init__(context, buttons, back="common-cancel", name="common-ok")
        self._lan_table, self._seat, self._before = lan_table, seat, name
        self.name = ""

    def sections(self) -> Sequence[Sequence[Row]]:

        def typed(text: str) -> None:
            self.name = text
            say = self.context.texts.say
            self.message = say("lan-name-long", most=LONGEST_NAME) if field.full else ""

        field = NameField("", self.name, self._before, LONGEST_NAME, typed, None)
        return [[field]]

    def build(self, size: tuple[int, int]) -> None:
        super().build(size)
        self.form.set_focus(0)

    def on_enter(self) -> None:
        self.on_button("name")

    def on_button(self, name: str) -> None:
        self.leave()
        new = tidy(self.name)
        if new in ("", self._before):
            return
        self._lan_table.rename(self._seat, new)
        names = [*self.context.settings.lan_names] or [""]
        before = self._before if self._before in names else ""  # default names are stored empty
        if before in names:
            names[names.index(before)] = new
            self.context.change_settings(replace(self.context.settings, lan_names=tuple(names)))
