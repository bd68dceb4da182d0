"""A table of one's own on the LAN: its name, its seats, what is played with, who may come."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.lobby import CODE_DIGITS, LONGEST_NAME
from game.options import Topic
from game.rules.companies import FEWEST_SEATS, MOST_SEATS
from game.storage.settings import remembered_options, with_options
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.join.player_names import tidy
from game.ui.lan.lan_api import HostWish, Lan, LanTable
from game.ui.menus.option_rows import OptionRows
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row, SwitchRow
from game.ui.widgets.input_rows import ButtonRow
from game.ui.widgets.kind_row import SPARE, KindRow, SeatKind
from game.ui.widgets.name_field import FixedField, NameField

HERE, OPEN = "here", "open"
KINDS = (OPEN, HERE, "easy", "medium", "hard")  # an open seat is one step from a person's
_ICONS = {HERE: "human", OPEN: "join"}
_LONGEST_CODE = 12


class HostScene(FormScene):
    """Seats for people at this machine, for friends, and for bots."""

    title = "lan-host-title"
    max_size = (1800, 1030)

    def __init__(
        self,
        stage: Context,
        lan: Lan,
        on_visit: Callable[[LanTable], None],
        wish: HostWish | None = None,
    ) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("open", "primary")])
        self._lan, self._on_visit = lan, on_visit
        settings = stage.settings
        options = remembered_options(settings)
        self.table = settings.lan_table
        self.kinds = _kinds(settings.lan_seats, max(1, len(settings.lan_names)))
        named = iter(settings.lan_names)
        self.names = [next(named, "") if kind == HERE else "" for kind in self.kinds]
        self.code = ""
        self.port: int | None = None
        if wish is not None:
            self._take(wish)
            options = wish.options
        self.names += [""] * (len(self.kinds) - len(self.names))
        self.option_rows = OptionRows(stage, options, self.rebuild)
        self._fields: list[NameField] = []

    @property
    def wish(self) -> HostWish:
        """The table as it stands in the form."""
        called = self._called()
        return HostWish(
            self._table(),
            tuple(called[seat] for seat, kind in enumerate(self.kinds) if kind == HERE),
            tuple(kind for kind in self.kinds if kind not in (HERE, OPEN)),
            self.kinds.count(OPEN),
            tidy(self.code),
            self.option_rows.options,
            self.port,
            self.context.texts.say("lan-seat-host"),
        )

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.context.texts.say("common-back" if name == "back" else "lan-button-open")

    def sections(self) -> Sequence[Sequence[Row]]:
        """The table, its seats and their notebook at the left; where and how it is played right."""
        say = self.context.texts.say
        self._fields = [self._field(seat) for seat in range(len(self.kinds))]
        seats: list[Row] = [HeadingRow(say("lan-table-name")), self._table_field()]
        seats += [*self._code_rows(), HeadingRow(say("lan-seats"))]
        for seat, field in enumerate(self._fields):
            seats += [field, self._kind(seat, field)]
        if len(self.kinds) < MOST_SEATS:
            seats.append(ButtonRow(say("lan-seat-add"), "join", self._add))
        options = self.option_rows
        seats += [NoteRow(say("lan-seats-about")), *options.rows(Topic.HELP)]
        self._compare()
        how = options.rows(Topic.GAMES, Topic.STATIONS, Topic.TIME)
        return [seats, [*options.maps.rows(briefly=True), *how]]

    def update(self, dt: float) -> bool:
        """The maps are drawn little by little."""
        if self.option_rows.maps.work():
            self.rebuild()
        return super().update(dt)

    def on_button(self, name: str) -> None:
        """Leave, or open the table."""
        if name == "back":
            self.leave()
            return
        wish = self.wish
        here = [seat for seat, kind in enumerate(self.kinds) if kind == HERE]
        # Only what was typed: a usual name is said in the language of the day.
        names = tuple(tidy(self.names[seat]) for seat in here) or self.context.settings.lan_names
        settings = with_options(self.context.settings, wish.options)
        kept = replace(settings, lan_names=names, lan_seats=(*self.kinds,))
        self.context.change_settings(replace(kept, lan_table=tidy(self.table)))
        self._on_visit(self._lan.host(wish))

    def _take(self, wish: HostWish) -> None:
        """Begin with what was wished for before the window opened."""
        self.table, self.code, self.port = wish.table or self.table, wish.code, wish.port
        self.names = [*wish.people] or self.names
        self.kinds = [HERE] * len(wish.people) + [OPEN] * wish.open_seats + [*wish.bots]

    def _table(self) -> str:
        usual = self.context.texts.say("lan-table-usual", name=self._called()[0])
        return tidy(self.table) or usual[:LONGEST_NAME]

    def _called(self) -> list[str]:
        usual = [self._lan.user, *([""] * len(self.names))]
        return [
            tidy(name) or usual[seat] or self.context.texts.player(seat)
            for seat, name in enumerate(self.names)
        ]

    def _table_field(self) -> NameField:
        def typed(text: str) -> None:
            self.table = text

        return NameField("", self.table, self._table(), LONGEST_NAME, typed, None)

    def _field(self, seat: int) -> NameField:
        here = self.kinds[seat] == HERE

        def typed(text: str) -> None:
            self.names[seat] = text
            self._compare()

        def remove() -> None:
            del self.names[seat], self.kinds[seat]
            self.rebuild()

        removed = remove if len(self.kinds) > FEWEST_SEATS else None
        name = self.names[seat] if here else ""
        usual = (
            self._called()[seat] if here else self.context.texts.say(f"lan-seat-{self._sort(seat)}")
        )
        made = NameField if here else FixedField
        return made(str(seat + 1), name, usual, LONGEST_NAME, typed, removed, SPARE)

    def _sort(self, seat: int) -> str:
        return OPEN if self.kinds[seat] == OPEN else "bot"

    def _kind(self, seat: int, field: NameField) -> KindRow:
        def change(number: int) -> None:
            self.kinds[seat] = KINDS[number]
            self.context.audio.play("click")
            self.rebuild()

        say = self.context.texts.say
        own = {HERE: "new-kind-human", OPEN: "lan-kind-open"}
        words = [say(own.get(kind, f"new-kind-{kind}")) for kind in KINDS]
        kinds = [
            SeatKind(word, _ICONS.get(kind, "bot")) for word, kind in zip(words, KINDS, strict=True)
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

        rows: list[Row] = [
            SwitchRow(say("lan-code-wanted"), say("lan-code-why"), bool(self.code), change)
        ]
        if self.code:
            rows.append(NameField("", self.code, "", _LONGEST_CODE, typed, None))
        return rows

    def _add(self) -> None:
        self.kinds.append(OPEN)
        self.names.append("")
        self.rebuild()

    def _compare(self) -> None:
        """Two people of the same name could not be told apart."""
        called = [name.casefold() for name in self._called()]
        here = [seat for seat, kind in enumerate(self.kinds) if kind == HERE]
        names = [called[seat] for seat in here]
        self.message = ""
        for seat in here:
            self._fields[seat].wrong = names.count(called[seat]) > 1
            if self._fields[seat].wrong and not self.message:
                name = self._called()[seat]
                self.message = self.context.texts.say("new-name-same", name=name)
        self.menu.button("open").enabled = not self.message


def _kinds(known: Sequence[str], people: int) -> list[str]:
    """The seats of the last table, or open ones, with as many for people here as there are."""
    kinds = [kind for kind in known if kind in KINDS]
    if not FEWEST_SEATS <= len(kinds) <= MOST_SEATS:
        kinds = [OPEN] * max(FEWEST_SEATS, people)
    for kind in (OPEN, "easy", "medium", "hard"):  # whose seat somebody here takes first
        while kinds.count(HERE) < people and kind in kinds:
            kinds[kinds.index(kind)] = HERE
    kinds += [HERE] * (people - kinds.count(HERE))
    while kinds.count(HERE) > people:
        kinds[len(kinds) - 1 - kinds[::-1].index(HERE)] = OPEN
    return kinds
