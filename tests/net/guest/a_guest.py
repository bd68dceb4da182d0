"""A guest without wires, for tests."""

from game.bots.advice import Advice
from game.lobby import Connection, Link
from game.rules.views import View
from net.guest.guest_state import GuestLinks, GuestState
from net.guest.message_checks import MessageChecks
from net.guest.session import Advisor, RemoteSession
from net.wire.errors import Turned
from net.wire.from_guest import AtTheTable, Return
from net.wire.from_host import FromHost, Greeting, Offer, Welcome
from tests.net.table.a_table import Table
from tests.net.table.acting import an_action


class Sage:
    """An advisor that has its answer at once."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    @property
    def thinking(self) -> bool:
        return bool(self.asked)

    def ask(self, view: View) -> None:
        self.asked.append(view)

    def poll(self) -> tuple[Advice, ...] | None:
        return () if self.asked and self.asked.pop() else None


class Guest:
    """A visit that is joined to a table by hand."""

    def __init__(
        self, table: Table, *names: str, watch: bool = False, advisor: Advisor | None = None
    ) -> None:
        self.table = table
        self.tracks_lost = 0
        self.gave_up: Turned | None = None
        self.checks = MessageChecks()
        self.state = GuestState(
            GuestLinks(self._send, self._lose_track, advisor=advisor, give_up=self._give_up), 1
        )
        self.connection = table.join(*names, watch=watch)
        self._heard = 0
        self.hear()

    def hear(self) -> None:
        for message in self.table.heard[self.connection][self._heard :]:
            self.told(message)
            self._heard += 1

    def told(self, message: FromHost) -> None:
        """One message, checked as beside the wire."""
        if isinstance(message, Greeting | Offer):
            return
        try:
            if isinstance(message, Welcome):
                self.checks.entered(message)
                self.state.hear(message)
            else:
                self.state.hear(self.checks.checked(message, self.table.now))
        except Turned as no:
            self.gave_up = no

    def drop(self) -> None:
        self.table.lose(self.connection)
        self.state.hear(Connection(Link.LOST))

    def come_back(self, game: int, seen: int) -> None:
        assert self.state.me
        self.connection, self._heard = self.table.connect(), 0
        self.table.say(self.connection, Return(self.state.me.token, game, seen))
        self.hear()

    @property
    def game(self) -> RemoteSession:
        assert self.state.game
        return self.state.game

    def _send(self, message: AtTheTable) -> None:
        self.table.say(self.connection, message)

    def _lose_track(self) -> None:
        self.tracks_lost += 1

    def _give_up(self, no: Turned) -> None:
        self.gave_up = no


def bots_move(table: Table, steps: int = 99) -> None:
    for _ in range(steps):
        asked = table.table_session.thinking()
        if asked:
            table.host.bot_acts(asked, an_action(asked.view), table.now)
            table.flush()


def a_guest() -> Guest:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    bots_move(guest.table)
    guest.hear()
    return guest
