"""A table's connections as a machine: messages in, messages out. Time and chance are handed in.

Whoever runs it keeps the table on the disk when the evening has changed, and only then sends what
lies in the outbox: so a host that crashed knows every token that it has given.
"""

from collections.abc import Callable
from typing import NamedTuple

from game.bots.levels import LEVELS
from game.lobby import Phase
from game.rules.actions import Action
from net.table.door import Door, House
from net.table.evening import Evening
from net.table.play import Thinking
from net.table.rates import Bucket
from net.table.seating import HUMAN, Party
from net.table.wishing import grant
from net.wire.errors import BadMessage, Turned
from net.wire.from_guest import (
    Act,
    AtTheDoor,
    AtTheTable,
    Beat,
    FromGuest,
    Join,
    Leave,
    Return,
    Say,
)
from net.wire.from_host import Declined, FromHost, Goodbye, Welcome
from net.wire.limits import AT_THE_DOOR, DEAD, HEARTBEAT
from net.wire.refusals import No
from net.wire.secrets import TOKEN_BYTES

TICK = 0.5  # seconds between two ticks
ASLEEP = 3 * TICK  # a longer time between two ticks means that this very host has slept

# How many at once, and how many a second then.
JOINS = (40, 2.0)  # from one address
MOST_ADDRESSES = 1000  # that are remembered
CHAT = (6, 1.0)
ACTIONS = (60, 60.0)
WORDS = (400, 200.0)  # messages of any kind; more is a flood


class Sent(NamedTuple):
    """A message for a connection; after a goodbye it is to be closed."""

    connection: int
    message: FromHost


class _Visitor:
    """One connection."""

    def __init__(self, address: str, door: Door, now: float) -> None:
        self.address = address
        self.door = door
        self.party: Party | None = None
        self.came = self.heard = now
        self.words, self.chat, self.actions = Bucket(*WORDS), Bucket(*CHAT), Bucket(*ACTIONS)


class Host:
    """All connections of one table."""

    def __init__(
        self, evening: Evening, house: House, token: Callable[[], bytes], now: float
    ) -> None:
        self.evening = evening
        self.house = house
        self.addresses: tuple[str, ...] = ()
        self.port = 0
        self.outbox: list[Sent] = []
        self._token = token
        self._visitors: dict[int, _Visitor] = {}
        self._joins: dict[str, Bucket] = {}
        self._beat = self._ticked = now

    @property
    def guests(self) -> int:
        """How many are in."""
        return sum(1 for visitor in self._visitors.values() if visitor.party)

    def admitted(self, connection: int) -> bool:
        """Whether a connection has come through the door."""
        visitor = self._visitors.get(connection)
        return visitor is not None and visitor.party is not None

    def connected(self, connection: int, address: str, now: float) -> None:
        """Somebody stands at the door."""
        self._visitors[connection] = _Visitor(address, Door(self.house, address), now)

    def received(self, connection: int, message: FromGuest, now: float) -> None:
        """Somebody said something."""
        visitor = self._visitors.get(connection)
        if visitor is None:
            return
        visitor.heard = now
        try:
            if not visitor.words.take(now):
                raise Turned(No.FLOOD, "too many messages were sent from this computer")
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
        """Somebody said what is no message at all."""
        self._dismiss(connection, Turned(No.BAD_MESSAGE, str(bad)), now)
        self._deliver()

    def lost(self, connection: int, now: float) -> None:
        """A connection is gone."""
        visitor = self._visitors.pop(connection, None)
        if visitor and visitor.party and visitor.party.connection == connection:
            visitor.party.connection = None
            self.evening.goes_away(visitor.party, now)
            self._deliver()

    def tick(self, now: float) -> None:
        """Let time pass; to be called every TICK seconds."""
        slept = now - self._ticked
        self._ticked = now
        for connection, visitor in [*self._visitors.items()]:
            if slept > ASLEEP:  # nobody could be heard meanwhile
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
        self.evening.tick(now)
        self._deliver()

    def bot_acts(self, asked: Thinking, action: Action, now: float) -> None:
        """A bot has chosen."""
        self.evening.bot_acts(asked, action, now)
        self._deliver()

    def close(self, now: float) -> None:
        """Say goodbye to everybody."""
        for connection in [*self._visitors]:
            self._dismiss(connection, Turned(No.CLOSED, "the host has closed the table"), now)

    def _at_the_door(
        self, connection: int, visitor: _Visitor, message: AtTheDoor, now: float
    ) -> None:
        if visitor.party:
            raise Turned(No.BAD_MESSAGE, "you have already joined this table")
        answers, wish = visitor.door.hears(message, now)
        for answer in answers:
            self._send(connection, answer)
        if wish is None:
            return
        if len(self._joins) > MOST_ADDRESSES:
            self._joins.clear()
        bucket = self._joins.setdefault(visitor.address, Bucket(*JOINS))
        if not bucket.take(now):
            raise Turned(No.BUSY, "too many people are joining at once; try again in a moment", 5)
        known = self._known(wish)
        party = known or self._join(wish)
        if known:
            self._replace(known, now)
        used = wish.claim if isinstance(wish, Join) else wish.token
        self._let_in(connection, visitor, party, used)
        if not known:
            self.evening.newcomer(party, now)
        elif isinstance(wish, Return):
            self.evening.enters(party, wish.game, wish.seen, now)
        else:
            self.evening.enters(party, 0, -1, now)

    def _known(self, wish: Join | Return) -> Party | None:
        """Who comes back, or asks again because the welcome was lost."""
        if isinstance(wish, Join) and self.house.owned_by(wish.owner):
            # The table's own screen, whose seats were kept from the start or over a restart.
            return next((one for one in self.evening.seating.parties.values() if one.owner), None)
        token = wish.token if isinstance(wish, Return) else wish.claim
        return self.evening.seating.holder(token) if len(token) == TOKEN_BYTES else None

    def _join(self, wish: Join | Return) -> Party:
        if isinstance(wish, Return):
            raise Turned(No.NOT_KEPT, "your seat is no longer reserved")
        seating = self.evening.seating
        if wish.kind not in (HUMAN, *LEVELS):
            raise Turned(No.BAD_MESSAGE, "unknown kind of player")
        if wish.watch:
            party = seating.watch(wish.names)
        elif self.evening.phase is Phase.PLAYING:
            party = seating.claim(wish.names)
        else:
            party = seating.join(wish.names, wish.kind)
        party.owner = self.house.owned_by(wish.owner)
        return party

    def _replace(self, party: Party, now: float) -> None:
        """Hang up on the connection that a party had before."""
        before = party.connection
        if before is not None:
            self._visitors[before].party = None
            self._dismiss(before, Turned(No.REPLACED, "you joined again from another window"), now)

    def _let_in(self, connection: int, visitor: _Visitor, party: Party, used: bytes) -> None:
        visitor.party, party.connection = party, connection
        seats = self.evening.seating.seats_of(party)
        token = self._token() if seats else b""
        party.renew(used, token)
        self._send(connection, Welcome(party.id, seats, token, self.addresses, self.port))

    def _at_the_table(self, connection: int, party: Party, message: AtTheTable, now: float) -> None:
        visitor = self._visitors[connection]
        about = message.id if isinstance(message, Act) else None
        try:
            match message:
                case Beat():
                    return
                case Act():
                    if not visitor.actions.take(now):
                        raise Turned(No.HASTE, "too many moves at once; please slow down")
                    self.evening.act(party, message, now)
                case Leave():
                    party.connection = None
                    del self._visitors[connection]
                    self.outbox.append(Sent(connection, Goodbye(No.LEFT, "goodbye", 0)))
                    self.evening.goes_away(party, now, for_good=True)
                case _:
                    if isinstance(message, Say) and not visitor.chat.take(now):
                        raise Turned(No.CHATTER, "too many chat messages at once; please slow down")
                    grant(self.evening, party, message, now)
        except Turned as no:
            self._send(connection, Declined(no.why, str(no), about))

    def _dismiss(self, connection: int, no: Turned, now: float) -> None:
        self.outbox.append(Sent(connection, Goodbye(no.why, str(no), no.wait)))
        self.lost(connection, now)

    def _send(self, connection: int, message: FromHost) -> None:
        self.outbox.append(Sent(connection, message))
        if isinstance(message, Goodbye):
            self._visitors.pop(connection, None)

    def _deliver(self) -> None:
        told, self.evening.told = self.evening.told, []
        for party, message in told:
            for connection, visitor in [*self._visitors.items()]:
                if visitor.party and party in (None, visitor.party.id):
                    self._send(connection, message)
