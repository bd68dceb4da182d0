"""The tables of the LAN: they appear by themselves; an address can be typed where they do not."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.lobby import Found, Link, Phase, Trouble, numbered_titles
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.join.player_names import PlayerNames, tidy
from game.ui.lan.lan_api import AddressProblem, JoinWish, Lan, LanTable, TableSearch
from game.ui.widgets.button import Button
from game.ui.widgets.form import Form
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.list_row import ListLine, ListRow
from game.ui.widgets.name_field import ExampleField, NameField

_LONGEST_ADDRESS = 40  # letters, enough for IPv6 with its brackets
_LONGEST_CODE = 24
_ABOUT_THE_CODE = ("code-needed", "code", "no-code", "wait")  # of the network's refusals


class _Search:
    """What is known of the tables on the LAN; it changes only when one looks."""

    def __init__(self, finding: TableSearch) -> None:
        self._finding = finding
        self.tables: tuple[Found, ...] = ()
        self.trouble: Trouble | None = None

    def look(self) -> bool:
        """Take what has been found; True if there are more rows now, or fewer."""
        before = len(self.tables), self.trouble
        self.tables, self.trouble = tuple(self._finding.tables), self._finding.trouble
        return before != (len(self.tables), self.trouble)


class TablesScene(FormScene):
    """Choose a table and come in, watch it, or host one."""

    title = "lan-title"

    def __init__(
        self,
        stage: Context,
        lan: Lan,
        on_visit: Callable[[LanTable], None],
        on_host: Callable[[], None],
        address: str = "",
        code: str = "",
    ) -> None:
        buttons = [Button("back"), Button("host"), Button("watch"), Button("join", "primary")]
        super().__init__(stage, buttons)
        self._lan, self._on_visit, self._on_host = lan, on_visit, on_host
        self._search = _Search(lan.find())
        self.people = PlayerNames(stage, lan.user, self.rebuild)
        self.address = address
        self.code = code
        self.list = ListRow(self._choose_table, lambda: self.on_button("join"))
        self._tried: LanTable | None = None  # the way to a table that was gone last
        self._doors: tuple[NameField, ...] = ()  # the fields after which one may come in at once
        self._choice = ""  # the id of the chosen table: others come and go around it

    @property
    def table(self) -> Found | None:
        """The table that is chosen in the list."""
        tables = self._search.tables
        return tables[self.list.chosen] if tables else None

    @property
    def lines(self) -> Sequence[ListLine]:
        """What the list says."""
        return self.list.lines

    @property
    def _example(self) -> str:
        return f"192.168.0.7:{self._lan.usual_port}"

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.context.texts.say("common-back" if name == "back" else f"lan-button-{name}")

    def sections(self) -> Sequence[Sequence[Row]]:
        """The tables at the left, who comes at the right."""
        say = self.context.texts.say
        tables: list[Row] = [HeadingRow(say("lan-tables"))]
        self._search.look()
        self.list = ListRow(self._choose_table, lambda: self.on_button("join"))
        ids = [found.id for found in self._search.tables]
        self.list.chosen = ids.index(self._choice) if self._choice in ids else 0
        tables.append(self.list if self._search.tables else NoteRow(say("lan-none")))
        if self._search.trouble:
            tables.append(NoteRow(say("lan-find-trouble", why=self._search.trouble)))
        self._doors = (self._address_field(), self._code_field())
        tables += [HeadingRow(say("lan-address")), self._doors[0]]
        tables.append(NoteRow(say("lan-address-about", port=self._lan.usual_port)))
        who = [*self.people.rows(self._ready), HeadingRow(say("lan-code")), self._doors[1]]
        self._ready()
        return [tables, [*who, NoteRow(say("lan-code-about"))]]

    def update(self, dt: float) -> bool:
        """Show what has been found meanwhile."""
        before = self._search.tables
        if self._search.look():
            self.rebuild()
        elif self._search.tables != before:
            self._ready()
        self._ask_for_the_code()
        return super().update(dt)

    def on_enter(self, form: Form) -> None:
        """Enter in any field comes in, as soon as there is somewhere to come in."""
        if self.menu.button("join").enabled:
            self.on_button("join")
        else:
            super().on_enter(form)

    def on_button(self, name: str) -> None:
        """Leave, host, or come in."""
        match name:
            case "back":
                self.leave()
            case "host":
                self.people.keep()
                self._on_host()
            case _ if self.menu.button(name).enabled:
                self._come_in(watch=name == "watch")

    def _come_in(self, *, watch: bool) -> None:
        say, typed, found = self.context.texts.say, tidy(self.address), self.table
        try:
            where = [self._lan.address(typed)] if typed else []
        except AddressProblem:
            self.context.notices.append(say("lan-address-wrong", ways=self._example))
            return
        if not typed and found:  # a code may be needed; whoever has a seat there needs none
            where = [(address, found.port) for address in found.addresses]
        self.people.keep()
        self.context.change_settings(
            replace(self.context.settings, lan_address=typed[:_LONGEST_ADDRESS])
        )
        people = self.people.called()[:1] if watch else self.people.called()
        target = typed or (found.table if found else "")
        wish = JoinWish(where, people, watch, tidy(self.code), target)
        self.go(wish)

    def go(self, wish: JoinWish) -> None:
        """Come to a table; whoever is sent back finds the form as it was."""
        self._tried = self._lan.join(wish)
        self._on_visit(self._tried)

    def _ask_for_the_code(self) -> None:
        """Who was sent back for want of the right code finds the keyboard in its field."""
        tried = self._tried
        if tried is None or tried.connection.link is not Link.OUT:
            return
        self._tried = None
        if tried.connection.why in _ABOUT_THE_CODE and self.form is not None:
            self.form.set_focus(self.form.rows.index(self._doors[1]))

    def _choose_table(self, number: int) -> None:
        self._choice = self._search.tables[number].id
        if self.address:  # otherwise what was typed before would win over what is clicked
            self.address = ""
            self.rebuild()
        if self.form is not None:
            self.form.scroll_to(*self.list.line_span(number))
        self._ready()

    def _ready(self) -> None:
        """Only what can be done can be pressed, and why not is said."""
        say, found, typed = self.context.texts.say, self.table, tidy(self.address)
        same = self.people.twice()
        self.message = say("new-name-same", name=same) if same else ""
        possible = bool(typed) or (found is not None and found.playable)
        for name in ("join", "watch"):
            self.menu.button(name).enabled = possible and not same
        # Anew with every name: they tell whose seats wait.
        self.list.lines = [self._line(found) for found in self._search.tables]

    def _address_field(self) -> NameField:
        def typed(text: str) -> None:
            self.address = text
            self._ready()

        known = self.context.settings.lan_address or self._example
        example = self.context.texts.say("lan-address-example", address=known)
        return ExampleField("", self.address, example, _LONGEST_ADDRESS, typed, None)

    def _code_field(self) -> NameField:
        def typed(text: str) -> None:
            self.code = text

        example = self.context.texts.say("lan-code-none")
        return NameField("", self.code, example, _LONGEST_CODE, typed, None)

    def _line(self, found: Found) -> ListLine:
        say = self.context.texts.say
        tables = self._search.tables
        title = numbered_titles(tables)[tables.index(found)]
        if not found.playable:
            versions = say("lan-other-version", theirs=found.program, ours=self._lan.version)
            return ListLine(title, versions, True)
        told = self._state(found)
        if found.board:
            told.append(found.board)
        if found.games > 1:
            told.append(say("lan-table-games", games=found.games))
        about = " · ".join(told)
        return ListLine(title, about[:1].upper() + about[1:], False)

    def _state(self, found: Found) -> list[str]:
        """What is needed to come in, which must not be cut off; whoever has a seat there needs
        neither a free one nor a code."""
        say = self.context.texts.say
        if self._lan.keeps_seat(found.id, self.people.called()):
            return [say("lan-table-kept")]
        seats = say("lan-table-open", count=found.open_seats, seats=found.seats)
        state = seats if found.phase is Phase.LOBBY else say(f"lan-table-{found.phase}")
        return [say("lan-table-code"), state] if found.code else [state]
