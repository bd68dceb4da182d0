"""The players at this machine: a name field for each, used by hosts and guests."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.graphemes import cut
from game.lobby import LONGEST_NAME
from game.rules.companies import MOST_SEATS
from game.ui.core.context import Context
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, NoteRow, Row
from game.ui.widgets.name_field import NameField, mark_duplicates, tidy


class PlayerNames:
    """The names of the players at this machine, which are remembered."""

    def __init__(self, context: Context, user: str, renew: Callable[[], None]) -> None:
        self._context = context
        self._user = user  # the system's name for the first of them
        self._renew = renew
        players = (player.name for player in context.settings.players if player.kind == "human")
        first, *others = context.settings.lan_names or ("",)
        names = [first or next(filter(None, players), ""), *others]
        self.names = [cut(name, LONGEST_NAME) for name in names]
        self._fields: list[NameField] = []

    def full(self) -> tuple[str, ...]:
        """All names, with the default name for each empty field."""
        return tuple(tidy(name) or self._default(seat) for seat, name in enumerate(self.names))

    def spare(self) -> tuple[str, ...]:
        """For each name that was not typed, the word that the host can number."""
        word = self._context.texts.say("player-word")
        return tuple("" if tidy(name) else word for name in self.names)

    def take(self, names: Sequence[str]) -> None:
        """Use other names."""
        self.names[:] = names

    def field_of(self, name: str) -> NameField:
        """The field of a player, or the first."""
        names = [one.casefold() for one in self.full()]
        number = names.index(name.casefold()) if name.casefold() in names else 0
        return self._fields[number]

    def duplicate(self) -> str:
        """A name that two of them have; empty if there is none."""
        return mark_duplicates(self._fields, self.full())

    @property
    def limit(self) -> str:
        """That a name is full, if more was typed; otherwise empty."""
        full = any(field.full for field in self._fields)
        return self._context.texts.say("lan-name-long", most=LONGEST_NAME) if full else ""

    def keep(self) -> None:
        """Remember the names that were typed."""
        names = tuple(map(tidy, self.names))
        self._context.change_settings(replace(self._context.settings, lan_names=names))

    def rows(self, changed: Callable[[], None]) -> list[Row]:
        """A field for each, and a button to add one."""
        say = self._context.texts.say
        self._fields = [self._field(seat, changed) for seat in range(len(self.names))]
        rows: list[Row] = [HeadingRow(say("lan-people")), *self._fields]
        if len(self.names) < MOST_SEATS:
            rows.append(ButtonRow(say("lan-people-add"), "human", self._add))
        return [*rows, NoteRow(say("lan-people-about"))]

    def _field(self, seat: int, changed: Callable[[], None]) -> NameField:
        def typed(text: str) -> None:
            self.names[seat] = text
            changed()

        def remove() -> None:
            del self.names[seat]
            self._renew()

        name, default = self.names[seat], self._default(seat)
        removed = remove if len(self.names) > 1 else None
        return NameField(str(seat + 1), name, default, LONGEST_NAME, typed, removed)

    def _default(self, seat: int) -> str:
        return default_name(self._context, self._user, seat)

    def _add(self) -> None:
        self.names.append("")
        self._renew()


def default_name(context: Context, user: str, seat: int) -> str:
    """The name of a player who has typed none: the system's for the first, else "Player 2"."""
    return (user if seat == 0 else "") or context.texts.player(seat)
