"""All connections of a table as a state machine: messages in and out, no sockets and no clock.

The caller saves the table when the session has changed and only then sends the outbox, so a host
that crashed knows every token it has given out.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.rules.actions import Action
from net.table.allowance import PLAYER, SPECTATOR, SPECTATORS_CHAT, Allowance
from net.table.code_tries import CodeTry
from net.table.connection_slots import ConnectionStage
from net.table.door import ConnectionDoor, House
from net.table.entrance import Visitor, known_party, new_party
from net.table.lobby_commands import changes_nothing, grant
from net.table.seating import Party
from net.table.spectator_seats import seat_waiting
from net.table.table_game import Thinking
from net.table.table_session import TableSession
from net.table.take_over import change_seats
from net.wire.credentials import Exchange, hashed
from net.wire.errors import BadMessage, Turned
from net.wire.from_guest import (
    Act,
    AtTheDoor,
    AtTheTable,
    Beat,
    FromGuest,
    GiveSeat,
    GrantSeat,
    Join,
    Leave,
    Propose,
    Respond,
    Return,
    ShowCode,
    Sit,
    TakeSeat,
)
from net.wire.from_host import Declined, DoorIs, FromHost, Goodbye, NameTaken, Welcome
from net.wire.limits import AT_THE_DOOR, DEAD, HEARTBEAT
from net.wire.rates import Bucket, Rate
from net.wire.refusal_reasons import No

TICK = 0.5  # seconds between two ticks
ASLEEP = 3 * TICK  # a longer gap between two ticks means that this computer was asleep

JOINS = Rate(40, 2.0)  # from one machine, and by one returning party
MOST_JOINERS = 1000  # remembered at most


class Sent(NamedTuple):
    """A message for a connection, which closes after a goodbye."""

    connection: int
    message: FromHost


class Host:
    """All connections of one table."""

    def __init__(
        self, table_session: TableSession, house: House, token: Callable[[], bytes], now: float
    ) -> None:
        self.table_session = table_session
        self.house = house
        self.addresses: tuple[str, ...] = ()
        self.port = 0
        self.outbox: list[Sent] = []
        self.reseated: list[int] = []  # connections whose limits have changed, for the server
        self._token = token
        self._visitors: dict[int, Visitor] = {}
        self._joins: dict[str | int, Bucket] = {}
        self._spectators_chat = Bucket(*SPECTATORS_CHAT)
        self._beat = self._ticked = now

    @property
    def guests(self) -> int:
        """The number of admitted connections."""
        return sum(1 for visitor in self._visitors.values() if visitor.party)

    def admitted(self, connection: int) -> bool:
        """Whether a connection has been admitted."""
        visitor = self._visitors.get(connection)
        return visitor is not None and visitor.party is not None

    def plays(self, connection: int) -> bool:
        """Whether a connection belongs to a player or the owner, who are served first."""
        visitor = self._visitors.get(connection)
        party = visitor.party if visitor else None
        return party is not None and (party.owner or self.table_session.seating.plays(party))

    def stage(self, connection: int) -> ConnectionStage:
        """How far a connection has got."""
        visitor = self._visitors.get(connection)
        return visitor.stage if visitor else ConnectionStage.SILENT

    def known_machines(self) -> set[str]:
        """The machines that players with a seat last connected from."""
        seating = self.table_session.seating
        return {one.machine for one in seating.parties.values() if seating.seats_of(one)}

    def connected(self, connection: int, machine: str, now: float) -> None:
        """A new connection."""
        door = ConnectionDoor(self.house, connection, machine)
        self._visitors[connection] = Visitor(machine, door, now)

    def flooded(self, connection: int, size: int, now: float) -> bool:
        """Count a message of so many bytes before it is read; True if it was too much."""
        visitor = self._visitors.get(connection)
        if visitor is None or not visitor.allowance.flooded(size, now):
            return False
        self._dismiss(
            connection, Turned(No.FLOOD, "too many messages were sent from this computer"), now
        )
        self._deliver()
        return True

    def received(self, connection: int, message: FromGuest, now: float) -> None:
        """A message of a guest."""
        visitor = self._visitors.get(connection)
        if visitor is None:
            return
        visitor.heard = now
        try:
            if isinstance(message, AtTheDoor):
                self._at_the_door(connection, visitor, message, now)
            elif visitor.party:
                self._at_the_table(connection, visitor.party, message, now)
            else:
                raise Turned(No.BAD_MESSAGE, "join the table first")
        except Turned as no:
            self._dismiss(connection, no, now)
        except BadMessage as bad:
            self.refuse(connection, bad, now)
        self._deliver()

    def refuse(self, connection: int, bad: BadMessage, now: float) -> None:
        """Bytes that are no valid message."""
        self._dismiss(connection, Turned(No.BAD_MESSAGE, str(bad)), now)
        self._deliver()

    def lost(self, connection: int, now: float) -> None:
        """A connection has closed."""
        visitor = self._visitors.pop(connection, None)
        if visitor:
            visitor.door.closes(now)
        if visitor and visitor.party and visitor.party.connection == connection:
            visitor.party.connection = None
            self.table_session.goes_away(visitor.party, now)
            self._deliver()

    def tick(self, now: float) -> None:
        """Let time pass; call every TICK seconds."""
        slept = now - self._ticked
        self._ticked = now
        if slept > ASLEEP and self.table_session.game:
            self.table_session.game.slept(slept, now)
        for connection, visitor in [*self._visitors.items()]:
            if slept > ASLEEP:  # nothing could be received meanwhile
                visitor.heard += slept
                visitor.came += slept
            if visitor.party is None and now - visitor.came > AT_THE_DOOR:
                self._dismiss(connection, Turned(No.LATE, "joining took too long; try again"), now)
            elif now - visitor.heard > DEAD:
                self._dismiss(connection, Turned(No.SILENT, "the connection timed out"), now)
        if now - self._beat >= HEARTBEAT:
            self._beat = now
            beat = Beat()
            self.outbox += [Sent(one, beat) for one in self._visitors if self.admitted(one)]
        self.update(now)

    def update(self, now: float) -> None:
        """Send what was held back until now."""
        for connection, no in self.house.tries.overdue(now):
            self._dismiss(connection, no, now)
        self.table_session.tick(now)
        self._seat_waiting(now)
        self._deliver()

    def due(self, now: float) -> float | None:
        """When `update` or `next_code` has something to do before the next tick."""
        lobby, code = self.table_session.table_due, self.house.tries.due(now)
        if lobby is None or code is None:
            return code if lobby is None else lobby
        return min(lobby, code)

    def next_code(self, now: float) -> CodeTry | None:
        """The join code whose key exchange should be made now, by `House.exchange`."""
        return self.house.tries.next(now)

    def code_exchanged(self, tried: CodeTry, made: Exchange | BadMessage, now: float) -> None:
        """A key exchange has been made, or the guest's share was invalid."""
        self.house.tries.made()
        visitor = self._visitors.get(tried.connection)
        if isinstance(made, BadMessage):
            self.refuse(tried.connection, made, now)
        elif visitor:
            visitor.heard = now  # the wait was not the guest's
            self._send(tried.connection, visitor.door.answer(made))

    def bot_acts(self, asked: Thinking, action: Action, now: float) -> None:
        """A bot has chosen an action."""
        self.table_session.bot_acts(asked, action, now)
        self._deliver()

    def close(self, now: float) -> None:
        """Send everyone a goodbye."""
        for connection in [*self._visitors]:
            self._dismiss(connection, Turned(No.CLOSED, "the host has closed the table"), now)

    def _at_the_door(
        self, connection: int, visitor: Visitor, message: AtTheDoor, now: float
    ) -> None:
        if visitor.party:
            raise Turned(No.BAD_MESSAGE, "you have already joined this table")
        answers, wish = visitor.door.hears(message, now)
        for answer in answers:
            self._send(connection, answer)
        if wish is None:
            return
        known = known_party(self.house, self.table_session, wish)
        if len(self._joins) > MOST_JOINERS:
            self._joins.clear()
        bucket = self._joins.setdefault(known.id if known else visitor.machine, Bucket(*JOINS))
        if not bucket.take(now):
            raise Turned(No.BUSY, "too many people are joining at once; try again in a moment", 5)
        party = known or new_party(self.house, self.table_session, wish)
        if known:
            self._replace(known, now)
        used = wish.claim if isinstance(wish, Join) else wish.token
        screen = self.table_session.named_screen
        shows = screen is not None and screen.accepts(used)  # it was lost and is back
        if shows:
            self.table_session.named_screen = party
        self._let_in(connection, visitor, party, used)
        if not known:
            self.table_session.newcomer(party, now)
        elif isinstance(wish, Return):
            self.table_session.enters(party, wish.game, wish.seen, now)
        else:
            self.table_session.enters(party, 0, -1, now)
        if shows:
            self.tell_screen()

    def _replace(self, party: Party, now: float) -> None:
        """Close the previous connection of a party."""
        before = party.connection
        if before is not None:
            self._visitors[before].party = None
            self._dismiss(before, Turned(No.REPLACED, "you joined again from another window"), now)

    def _let_in(self, connection: int, visitor: Visitor, party: Party, used: bytes) -> None:
        visitor.party, party.connection, party.machine = party, connection, visitor.machine
        seats = self.table_session.seating.seats_of(party)
        visitor.allowance = Allowance(PLAYER if seats or party.owner else SPECTATOR)
        token = self._token() if seats else b""
        party.renew(used, token)
        self._send(connection, Welcome(party.id, seats, token, self.addresses, self.port))

    def _seat_waiting(self, now: float) -> None:
        """Give open seats to those who wait; a game may start once they are taken."""
        seated = seat_waiting(self.table_session, now)
        self._reseat(seated)
        if seated:
            self.table_session.start_by_itself(now)

    def _reseat(self, parties: Iterable[Party]) -> None:
        """Give parties whose seats have changed a new token, and deal the game to them again.

        The token before it stays valid until it is used, in case it is lost on its way.
        """
        for party in parties:
            seats, connection = self.table_session.seating.seats_of(party), party.connection
            if connection is None:
                continue
            token = self._token() if seats else b""
            party.tokens = (hashed(token), *party.tokens[:1]) if seats else ()
            limits = PLAYER if seats or party.owner else SPECTATOR
            self._visitors[connection].allowance = Allowance(limits)
            self.reseated.append(connection)
            self.table_session.reseated(party, token)

    def _at_the_table(self, connection: int, party: Party, message: AtTheTable, now: float) -> None:
        visitor = self._visitors[connection]
        about = message.id if isinstance(message, Act) else None
        try:
            match message:
                case Beat():
                    return
                case Act():
                    if not visitor.allowance.actions.take(now):
                        raise Turned(No.HASTE, "too many moves at once; please slow down")
                    self.table_session.act(party, message, now)
                case Propose() | Respond():
                    if not visitor.allowance.actions.take(now):
                        raise Turned(No.HASTE, "too many moves at once; please slow down")
                    self.table_session.propose_or_respond(party, message, now)
                case Leave():
                    party.connection = None
                    del self._visitors[connection]
                    self.outbox.append(Sent(connection, Goodbye(No.LEFT, "goodbye", 0)))
                    self.table_session.goes_away(party, now, for_good=True)
                    self._seat_waiting(now)
                case TakeSeat() | GrantSeat() | GiveSeat() | Sit():
                    shared = None if self.plays(connection) else self._spectators_chat
                    visitor.allowance.check(message, shared, now)
                    self._reseat(change_seats(self.table_session, party, message, now))
                    self.table_session.start_by_itself(now)
                case _ if changes_nothing(self.table_session, party, message):
                    self.table_session.start_by_itself(
                        now
                    )  # a guest that was ready early repeats it
                case _:
                    shared = None if self.plays(connection) else self._spectators_chat
                    visitor.allowance.check(message, shared, now)
                    grant(self.table_session, party, message, now)
                    self._seat_waiting(now)
                    if isinstance(message, ShowCode):
                        self.tell_screen()
        except Turned as no:
            self._send(connection, Declined(no.why, str(no), about))

    def tell_screen(self) -> None:
        """Tell the screen that the owner has named how friends can join."""
        party = self.table_session.seating.parties.get(self.table_session.screen or -1)
        if party:
            door = DoorIs(self.addresses, self.port, self.house.code)
            self.table_session.tell(party, door)
            self._deliver()

    def _dismiss(self, connection: int, no: Turned, now: float) -> None:
        if no.name:
            self.outbox.append(Sent(connection, NameTaken(no.name)))
        self.outbox.append(Sent(connection, Goodbye(no.why, str(no), no.wait)))
        self.lost(connection, now)

    def _send(self, connection: int, message: FromHost) -> None:
        self.outbox.append(Sent(connection, message))
        if isinstance(message, Goodbye):
            self._visitors.pop(connection, None)

    def _deliver(self) -> None:
        told, self.table_session.outgoing = self.table_session.outgoing, []
        for party, message, but in told:
            for connection, visitor in [*self._visitors.items()]:
                own = visitor.party.id if visitor.party else None
                if own is not None and own != but and party in (None, own):
                    self._send(connection, message)
