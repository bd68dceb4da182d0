"""The form for hosting a table: its name, its code, its seats, its options."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.graphemes import cut
from game.lobby import CODE_DIGITS, LONGEST_NAME
from game.options import Topic
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.storage.settings import remembered_options, with_options
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.join.player_names import default_name
from game.ui.lan.lan_api import HostRequest, Lan, LanTable
from game.ui.menus.option_rows import OptionRows
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import SPARE, KindRow, SeatKind
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, NoteRow, Row, SwitchRow
from game.ui.widgets.name_field import FixedField, NameField, mark_duplicates, tidy

HERE, OPEN = "here", "open"
KINDS = (OPEN, HERE, "easy", "medium", "hard")  # an open seat is one step from a person's
_TEXTS = {HERE: "new-kind-human", OPEN: "lan-kind-open"}
_ICONS = {HERE: "human", OPEN: "join"}
_LONGEST_CODE = 12


class HostScene(FormScene):
    """Seats for players at this machine, for friends, and for bots."""

    title = "lan-host-title"
    max_size = (1800, 1030)

    def __init__(self, context: Context, lan: Lan, on_host: Callable[[LanTable], None]) -> None:
        main = Button("open", "primary", enabled=lambda: not self._same)
        super().__init__(context, [Button("back"), main], open="lan-button-open")
        self._lan, self._on_host = lan, on_host
        settings = context.settings
        self.table, self.code = settings.lan_table, ""
        self.kinds = _kinds(settings.lan_seats, max(1, len(settings.lan_names)))
        names = iter(settings.lan_names)
        self.names = [next(names, "") if kind == HERE else "" for kind in self.kinds]
        self.option_rows = OptionRows(context, remembered_options(settings), self.rebuild)
        self._fields: list[NameField] = []
        self._same = False  # two players have the same name
        self._name = NameField("", "", "", LONGEST_NAME, lambda _: None, None)  # of the table

    @property
    def request(self) -> HostRequest:
        """The table as the form describes it."""
        names = self._full_names()
        return HostRequest(
            self._table_name(),
            tuple(names[seat] for seat in self._seats_here),
            tuple(kind for kind in self.kinds if kind not in (HERE, OPEN)),
            self.kinds.count(OPEN),
            tidy(self.code),
            self.option_rows.options,
            spectator=self.context.texts.say("lan-seat-host"),
        )

    def sections(self) -> Sequence[Sequence[Row]]:
        say = self.context.texts.say

        def named(text: str) -> None:
            self.table = text
            self._check_names()

        table = self._name = NameField(
            "", self.table, self._table_name(), LONGEST_NAME, named, None
        )
        left: list[Row] = [HeadingRow(say("lan-table-name")), table]
        left += [*self._code_rows(), HeadingRow(say("lan-seats"))]
        self._fields = [self._field(seat) for seat in range(len(self.kinds))]
        for seat, field in enumerate(self._fields):
            left += [field, self._kind_row(seat, field)]
        if len(self.kinds) < MOST_SEATS:
            left.append(ButtonRow(say("lan-seat-add"), "join", self._add))
        options = self.option_rows
        left += [NoteRow(say("lan-seats-about")), *options.rows(Topic.HELP)]
        self._check_names()
        others = options.rows(Topic.GAMES, Topic.STATIONS, Topic.TIME)
        return [left, [*options.maps.rows(briefly=True), *others]]

    def on_button(self, name: str) -> None:
        request = self.request
        # Only what was typed: a default name depends on the language.
        names = tuple(tidy(self.names[seat]) for seat in self._seats_here)
        settings = replace(
            with_options(self.context.settings, request.options),
            lan_names=names or self.context.settings.lan_names,
            lan_seats=(*self.kinds,),
            lan_table=tidy(self.table),
        )
        self.context.change_settings(settings)
        self._on_host(self._lan.host(request))

    @property
    def _seats_here(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HERE]

    def _table_name(self) -> str:
        default = self.context.texts.say("lan-table-usual", name=self._full_names()[0])
        return tidy(self.table) or cut(default, LONGEST_NAME)

    def _full_names(self) -> list[str]:
        return [
            tidy(name) or default_name(self.context, self._lan.user, seat)
            for seat, name in enumerate(self.names)
        ]

    def _field(self, seat: int) -> NameField:
        def typed(text: str) -> None:
            self.names[seat] = text
            self._check_names()

        def remove() -> None:
            del self.names[seat], self.kinds[seat]
            self.rebuild()

        number, removed = str(seat + 1), remove if len(self.kinds) > FEWEST_SEATS else None
        if self.kinds[seat] == HERE:
            name, default = self.names[seat], self._full_names()[seat]
            return NameField(number, name, default, LONGEST_NAME, typed, removed, SPARE)
        key = "lan-seat-open" if self.kinds[seat] == OPEN else "lan-seat-bot"
        text = self.context.texts.say(key)
        return FixedField(number, "", text, LONGEST_NAME, typed, removed, SPARE)

    def _kind_row(self, seat: int, field: NameField) -> KindRow:
        def change(number: int) -> None:
            self.kinds[seat] = KINDS[number]
            self.context.audio.play("click")
            self.rebuild()

        say = self.context.texts.say
        kinds = [
            SeatKind(say(_TEXTS.get(kind, f"new-kind-{kind}")), _ICONS.get(kind, "bot"))
            for kind in KINDS
        ]
        return KindRow(field, kinds, KINDS.index(self.kinds[seat]), change)

    def _code_rows(self) -> list[Row]:
        say = self.context.texts.say

        def change(on: bool) -> None:
            number = secrets.randbelow(10**CODE_DIGITS)
            self.code = f"{number:0{CODE_DIGITS}}" if on else ""
            self.context.audio.play("click")
            self.rebuild()

        def typed(text: str) -> None:
            self.code = text

        switch = SwitchRow(say("lan-code-wanted"), say("lan-code-why"), bool(self.code), change)
        if not self.code:
            return [switch]
        return [switch, NameField("", self.code, "", _LONGEST_CODE, typed, None)]

    def _add(self) -> None:
        self.kinds.append(OPEN)
        self.names.append("")
        self.rebuild()

    def _check_names(self) -> None:
        """Two players with the same name could not be told apart."""
        names, here = self._full_names(), self._seats_here
        same = mark_duplicates([self._fields[n] for n in here], [names[n] for n in here])
        say, full = self.context.texts.say, any(field.full for field in (*self._fields, self._name))
        limit = say("lan-name-long", most=LONGEST_NAME) if full else ""
        self.message = say("new-name-same", name=same) if same else limit
        self._same = bool(same)


def _kinds(known: Sequence[str], people: int) -> list[str]:
    """The seats of the last table, or open ones, with one for each player here."""
    kinds = [kind for kind in known if kind in KINDS]
    if not FEWEST_SEATS <= len(kinds) <= MOST_SEATS:
        kinds = [OPEN] * max(FEWEST_SEATS, people)
    for kind in (OPEN, "easy", "medium", "hard"):  # the seats that players here take first
        while kinds.count(HERE) < people and kind in kinds:
            kinds[kinds.index(kind)] = HERE
    kinds += [HERE] * (people - kinds.count(HERE))
    while kinds.count(HERE) > people:
        kinds[len(kinds) - 1 - kinds[::-1].index(HERE)] = OPEN
    return kinds
