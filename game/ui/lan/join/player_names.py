"""Who plays at this machine: a field for each, used by those who host and those who join."""

from collections.abc import Callable
from dataclasses import replace

from game.lobby import LONGEST_NAME
from game.rules.companies import MOST_SEATS
from game.ui.core.context import Context
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.input_rows import ButtonRow
from game.ui.widgets.name_field import NameField


class PlayerNames:
    """The names of the people at this machine; they are remembered."""

    def __init__(self, stage: Context, user: str, renew: Callable[[], None]) -> None:
        self._stage = stage
        self._user = user  # what the system calls the first of them
        self._renew = renew
        people = (one.name for one in stage.settings.players if one.kind == "human")
        first, *others = stage.settings.lan_names or ("",)
        names = [first or next(filter(None, people), ""), *others]
        self.names = [name[:LONGEST_NAME] for name in names]
        self._fields: list[NameField] = []

    def called(self) -> tuple[str, ...]:
        """What they are called; an empty field has its usual name."""
        return tuple(tidy(name) or self._usual(seat) for seat, name in enumerate(self.names))

    def twice(self) -> str:
        """A name that two of them have; empty if there is none."""
        names = self.called()
        folded = [name.casefold() for name in names]
        same = [name for name in names if folded.count(name.casefold()) > 1]
        for field, name in zip(self._fields, folded, strict=True):
            field.wrong = folded.count(name) > 1
        return same[0] if same else ""

    def keep(self) -> None:
        """Remember them, whoever goes by a usual name without it."""
        names = tuple(map(tidy, self.names))
        self._stage.change_settings(replace(self._stage.settings, lan_names=names))

    def rows(self, changed: Callable[[], None]) -> list[Row]:
        """A field for each, and a way to add one."""
        say = self._stage.texts.say
        self._fields = [self._field(seat, changed) for seat in range(len(self.names))]
        rows: list[Row] = [HeadingRow(say("lan-people")), *self._fields]
        if len(self.names) < MOST_SEATS:
            rows.append(ButtonRow(say("lan-people-add"), "human", self._add))
        rows.append(NoteRow(say("lan-people-about")))
        return rows

    def _field(self, seat: int, changed: Callable[[], None]) -> NameField:
        def typed(text: str) -> None:
            self.names[seat] = text
            changed()

        def remove() -> None:
            del self.names[seat]
            self._renew()

        removed = remove if len(self.names) > 1 else None
        return NameField(
            str(seat + 1), self.names[seat], self._usual(seat), LONGEST_NAME, typed, removed
        )

    def _usual(self, seat: int) -> str:
        return (self._user if seat == 0 else "") or self._stage.texts.player(seat)

    def _add(self) -> None:
        self.names.append("")
        self._renew()


def tidy(typed: str) -> str:
    """What was typed, without what cannot be seen."""
    return "".join(filter(str.isprintable, typed)).strip()
