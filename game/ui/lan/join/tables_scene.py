"""The tables of the LAN: found automatically, or by an address that is typed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.lobby import Connection, Found, Link, OwnAddress, Phase, Trouble, numbered_titles
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.join.player_names import PlayerNames
from game.ui.lan.join.search_help import SearchHelp, search_steps
from game.ui.lan.lan_api import AddressProblem, JoinRequest, Lan, LanTable
from game.ui.lan.lobby.table_facts import address_text
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, NoteRow, Row
from game.ui.widgets.list_row import NO_LINE, ListLine, ListRow
from game.ui.widgets.name_field import ExampleField, NameField, tidy

_LONGEST_ADDRESS = 40  # letters, enough for IPv6 with its brackets
_LONGEST_CODE = 24
_NAME_REFUSALS = ("name", "nameless", "name-unknown")
_CODE_REFUSALS = ("code-needed", "code", "no-code", "wait")  # the host's `why`


class _Search(NamedTuple):
    """What the rows show of the search: tables, and why there are none."""

    tables: Sequence[Found] = ()
    problem: Trouble | None = None
    here: Sequence[OwnAddress] = ()  # this computer's addresses


class _Choice(NamedTuple):
    """The table that is chosen unless an address is typed."""

    id: str = ""  # its place in the list changes
    line: int = 0
    offered: tuple[str, ...] = ()  # people who may return to it
    refused_by: str = ""  # the id of the table at the typed address
    possible: bool = False  # to join, or to watch


class _Attempt(NamedTuple):
    """A table that was joined, until the host has answered, and the names known before."""

    table: LanTable
    names_before: tuple[str, ...]


class _Exits(NamedTuple):
    """Where the scene leads to."""

    join: Callable[[LanTable], None]
    host: Callable[[], None]


class TablesScene(FormScene):
    """Choose a table to join or watch, or host one."""

    title = "lan-title"

    def __init__(
        self,
        context: Context,
        lan: Lan,
        on_join: Callable[[LanTable], None],
        on_host: Callable[[], None],
        address: str = "",
        code: str = "",
    ) -> None:
        kinds = {"watch": "secondary", "join": "primary"}
        joining = [Button(*kind, enabled=lambda: self._choice.possible) for kind in kinds.items()]
        buttons = [Button("back"), Button("host"), *joining]
        labels = {name: f"lan-button-{name}" for name in ("host", "watch", "join")}
        super().__init__(context, buttons, **labels)
        self._lan, self._exits = lan, _Exits(on_join, on_host)
        self._found = _Search()
        self._help = SearchHelp()
        self.people = PlayerNames(context, lan.user, self.rebuild)
        self.address = address
        self.code = code
        self._attempt: _Attempt | None = None
        self._choice = _Choice()

    @property
    def table(self) -> Found | None:
        """The table that is chosen in the list."""
        chosen = self.list.chosen
        return self._tables[chosen] if 0 <= chosen < len(self._tables) else None

    @property
    def _tables(self) -> Sequence[Found]:
        return self._found.tables

    @property
    def _example(self) -> str:
        return f"192.168.0.7:{self._lan.usual_port}"

    def sections(self) -> Sequence[Sequence[Row]]:
        say, port = self.context.texts.say, self._lan.usual_port
        self._find()
        self.list = ListRow(self._choose_table, lambda: self.on_button("join"), 3)
        ids = [found.id for found in self._tables]
        chosen = self._choice.id
        self._choice = self._choice._replace(line=ids.index(chosen) if chosen in ids else 0)
        self._mark_choice()
        left: list[Row] = [HeadingRow(say("lan-tables"))]
        left.append(self.list if self._tables else NoteRow(say("lan-none")))
        if problem := self._found.problem:
            left.append(NoteRow(say("lan-find-trouble", why=problem)))
        elif self._help.due:
            left.append(NoteRow(say("lan-search-title")))
            steps = search_steps(self.context.texts, self._found.here, port)
            left += [NoteRow(step) for step in steps]
        offered = self._kept_elsewhere()
        self._choice = self._choice._replace(offered=offered)
        if offered:
            names = self.context.texts.listed(offered)
            label = say("lan-return-as", names=names)
            left.append(ButtonRow(label, "join", self._return))
        address_field, self._code_field = self._fields()
        left += [HeadingRow(say("lan-address")), address_field]
        left.append(NoteRow(say("lan-address-about", port=port)))
        right = [*self.people.rows(self._check), HeadingRow(say("lan-code")), self._code_field]
        self._check()
        return [left, [*right, NoteRow(say("lan-code-about"))]]

    def update(self, dt: float) -> bool:
        before = self._tables
        found_others = self._find()
        if self._help.update(dt, empty=not self._tables) or found_others:
            self.rebuild()
        elif self._tables != before:
            self._check()
        attempt = self._attempt
        if attempt is not None and attempt.table.connection.link is Link.OUT:
            self._attempt = None
            if tidy(self.address):
                self._choice = self._choice._replace(refused_by=attempt.table.id)
            self.refused(attempt.table.connection, attempt.names_before)
        return super().update(dt)

    def refused(self, connection: Connection, names_before: tuple[str, ...]) -> None:
        """Put the cursor where the reason is, and offer the seats that the table keeps.

        A name that is refused is not remembered.
        """
        if self._choice.refused_by:
            self.rebuild()
        if connection.why in _CODE_REFUSALS:
            self.form.set_focus(self.form.rows.index(self._code_field))
        elif connection.why in _NAME_REFUSALS:
            settings = replace(self.context.settings, lan_names=names_before)
            self.context.change_settings(settings)
            self.form.set_focus(self.form.rows.index(self.people.field_of(connection.name)))

    def on_enter(self) -> None:
        if self.menu.button("join").enabled:
            self.on_button("join")
        else:
            super().on_enter()

    def on_button(self, name: str) -> None:
        if name == "host":
            self.people.keep()
            self._exits.host()
        elif self.menu.button(name).enabled:
            self._join(watch=name == "watch")

    def join(self, request: JoinRequest) -> None:
        """Join a table; the form stays as it is for players who are refused."""
        names_before = self.context.settings.lan_names
        if not request.returns:
            self.people.keep()
        self._attempt = _Attempt(self._lan.join(request), names_before)
        self._exits.join(self._attempt.table)

    def _find(self) -> bool:
        """Take what has been found; True if the form needs other rows."""
        before, search = self._found, self._lan.find()
        self._found = now = _Search(tuple(search.tables), search.problem, search.here)
        return (len(before.tables), *before[1:]) != (len(now.tables), *now[1:])

    def _join(self, *, watch: bool) -> None:
        say, typed, found = self.context.texts.say, tidy(self.address), self.table
        try:
            where = [self._lan.address(typed)] if typed else []
        except AddressProblem:
            self.context.notices.append(say("lan-address-wrong", ways=self._example))
            return
        if found:
            where = [(address, found.port) for address in found.addresses]
        self.context.change_settings(
            replace(self.context.settings, lan_address=typed[:_LONGEST_ADDRESS])
        )
        people = self.people.full()[:1] if watch else self.people.full()
        target = typed or (found.table if found else "")
        # Without a code the host decides: a returning player needs none.
        identity = found.id if found else ""
        spare = self.people.spare()[: len(people)]
        self.join(JoinRequest(where, people, watch, tidy(self.code), target, identity, spare))

    def _mark_choice(self) -> None:
        """An address that is typed is what will be joined, so no table is chosen then."""
        self.list.mark(NO_LINE if tidy(self.address) else self._choice.line)

    def _kept_elsewhere(self) -> tuple[str, ...]:
        """The people for whom the table keeps seats, if they are others than those typed."""
        identity = self.table.id if self.table else self._choice.refused_by
        if not identity or self._lan.keeps_seat(identity, self.people.full()):
            return ()
        return self._lan.people_kept(identity)

    def _return(self) -> None:
        """Join as the people for whom the table keeps seats."""
        self.people.take(self._choice.offered)
        self._join(watch=False)
        self.rebuild()

    def _choose_table(self, number: int) -> None:
        self._choice = self._choice._replace(id=self._tables[number].id, line=number)
        if self._kept_elsewhere() != self._choice.offered:
            self.rebuild()
        if self.address:  # it would take precedence over the table that is clicked
            self.address = ""
            self.rebuild()
        self.form.scroll_to(*self.list.line_span(number))
        self._check()

    def _check(self) -> None:
        """Find out whether the chosen table can be joined, and say why it cannot."""
        say, typed = self.context.texts.say, bool(tidy(self.address))
        self._mark_choice()
        found = self.table
        same = self.people.duplicate()
        self.message = say("new-name-same", name=same) if same else self.people.limit
        possible = typed or (found is not None and found.playable and found.answers)
        self._choice = self._choice._replace(possible=possible and not same)
        # The lines depend on the names: they say which table keeps these players' seats.
        titles = numbered_titles(self._tables)
        self.list.show([self._line(*pair) for pair in zip(self._tables, titles, strict=True)])

    def _fields(self) -> tuple[NameField, NameField]:
        """The fields of the address and of the code."""
        say = self.context.texts.say

        def address_typed(text: str) -> None:
            self.address = text
            self._choice = self._choice._replace(refused_by="")
            if self._choice.offered:
                self.rebuild()
            self._check()

        def code_typed(text: str) -> None:
            self.code = text

        known = self.context.settings.lan_address or self._example
        example = say("lan-address-example", address=known)
        return (
            ExampleField("", self.address, example, _LONGEST_ADDRESS, address_typed, None),
            NameField("", self.code, say("lan-code-none"), _LONGEST_CODE, code_typed, None),
        )

    def _line(self, found: Found, title: str) -> ListLine:
        say, where = self.context.texts.say, _shown_address(found, self._lan.usual_port)
        if not found.answers:
            return ListLine(title, say("lan-table-silent", port=str(found.port)), True, where)
        if not found.playable:
            versions = say("lan-other-version", theirs=found.program, ours=self._lan.version)
            return ListLine(title, versions, True, where)
        facts = self._access(found)
        if found.board:
            facts.append(found.board)
        if found.games > 1:
            facts.append(say("lan-table-games", games=found.games))
        about = " · ".join(facts)
        return ListLine(title, about[:1].upper() + about[1:], False, where)

    def _access(self, found: Found) -> list[str]:
        """What is needed to join: nothing for players with a seat, else a seat and the code."""
        say = self.context.texts.say
        if self._lan.keeps_seat(found.id, self.people.full()):
            return [say("lan-table-kept")]
        seats = say("lan-table-open", count=found.open_seats, seats=found.seats)
        state = seats if found.phase is Phase.LOBBY else say(f"lan-table-{found.phase}")
        facts = [say("lan-table-code"), state] if found.code else [state]
        if kept := self._lan.people_kept(found.id):
            facts.append(say("lan-table-kept-for", names=self.context.texts.listed(kept)))
        return facts


def _shown_address(found: Found, usual_port: int) -> str:
    """Where a table is, as it could be typed."""
    if not found.addresses:
        return ""
    address = found.addresses[0].partition("%")[0]
    return address if found.port == usual_port else address_text(address, found.port)
