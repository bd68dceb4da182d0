"""The form for taking over a seat in the middle of a game: which one, and who will play it."""

from collections.abc import Sequence

from game.lobby import LONGEST_NAME, Lobby, Seat, Sitter
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.lan.lan_api import LanTable
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.name_field import NameField, tidy


def free_seats(lan_table: LanTable) -> list[int]:
    """The seats that someone at this screen may ask for: those of players who are away, those
    that bots play for people, and its own, which can be handed on."""
    lobby, session = lan_table.lobby, lan_table.session
    if lobby is None or session is None or len(session.players) != len(lobby.seats):
        return []
    return [
        number
        for number, seat in enumerate(lobby.seats)
        if not session.players[number].bot and _free(seat, lan_table.peer)
    ]


def own_name(lan_table: LanTable) -> str:
    """The name under which this screen watches; empty if it has a seat."""
    onlookers = lan_table.lobby.onlookers if lan_table.lobby else ()
    return next((one.name for one in onlookers if one.peer == lan_table.peer), "")


class TakeSeatScene(FormScene):
    """Asks the host for a seat; the host's own screen is given it."""

    title = "lan-take-title"
    max_size = (1100, 800)

    def __init__(self, context: Context, lan_table: LanTable, seat: int | None = None) -> None:
        """`seat` is chosen at first."""
        label = "lan-take-yes" if lan_table.owner else "lan-take-ask"
        main = Button("take", "primary", enabled=lambda: self._possible)
        super().__init__(context, [Button("back"), main], back="common-cancel", take=label)
        self._lan_table = lan_table
        self._seats = free_seats(lan_table)
        self.seat = seat if seat in self._seats else next(iter(self._seats), None)
        self.name = own_name(lan_table)

    def sections(self) -> Sequence[Sequence[Row]]:
        say, lobby = self.context.texts.say, self._lan_table.lobby
        if lobby is None or self.seat is None:
            return [[NoteRow(say("lan-take-none"))]]

        def choose(number: int) -> None:
            self.seat = self._seats[number]
            self.context.audio.play("click")
            self.rebuild()

        def typed(text: str) -> None:
            self.name = text

        names = [self._label(lobby, seat) for seat in self._seats]
        chosen = self._seats.index(self.seat)
        about = say("lan-take-about", name=lobby.seats[self.seat].name)
        return [
            [
                ChoiceRow(say("lan-take-seat"), "", names, chosen, choose),
                HeadingRow(say("lan-take-name")),
                NameField("", self.name, "", LONGEST_NAME, typed, None),
                NoteRow(about),
            ]
        ]

    def build(self, size: tuple[int, int]) -> None:
        super().build(size)
        fields = [n for n, row in enumerate(self.form.rows) if isinstance(row, NameField)]
        self.form.set_focus(fields[0] if fields else None)

    def update(self, dt: float) -> bool:
        seats = free_seats(self._lan_table)
        if seats != self._seats:
            self._seats = seats
            if self.seat not in seats:
                self.seat = next(iter(seats), None)
            self.rebuild()
        return super().update(dt)

    def on_enter(self) -> None:
        self.on_button("take")

    def on_button(self, name: str) -> None:
        if name == "back" or self.seat is None:
            self.leave()
        elif self.menu.button("take").enabled:
            self._lan_table.take_seat(self.seat, tidy(self.name))
            self.leave()

    def _label(self, lobby: Lobby, seat: int) -> str:
        player, own = lobby.seats[seat], lobby.seats[seat].peer == self._lan_table.peer
        key = "lan-take-own" if own else "lan-take-away"
        return self.context.texts.say(key, name=player.name)

    @property
    def _possible(self) -> bool:
        """Whether a seat and a name for it are chosen."""
        return self.seat is not None and bool(tidy(self.name))


def _free(seat: Seat, peer: int | None) -> bool:
    if seat.sitter is Sitter.BOT:
        return True
    own = peer is not None and seat.peer == peer
    return seat.sitter is Sitter.PERSON and (own or not seat.here or bool(seat.level))
