"""A table without wires, for tests: people come, say things, and what they are told is kept."""

from collections import defaultdict
from itertools import count
from typing import TypeVar

from game.board import Board, load_board
from game.lobby import Lobby, Options
from game.match import Journal, Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from net.table.door import House
from net.table.host import Host
from net.table.seating import Seating
from net.table.table_session import TableSession, TableSetup
from net.wire.codec import decode_at_the_door, decode_at_the_table, decode_from_host, encode
from net.wire.credentials import Exchange
from net.wire.errors import BadMessage
from net.wire.from_guest import AtTheDoor, FromGuest, Hello, Join
from net.wire.from_host import Dealt, FromHost, Goodbye, Greeting, TableIs, Welcome
from net.wire.limits import PORT, PROTOCOL, RULES
from net.wire.refusal_reasons import No

HELLO = Hello(PROTOCOL, RULES, "1.0")
OWNER = b"key of the owner"
Kind = TypeVar("Kind")


class Table:
    """A host, a clock, and what everybody was told, once over the codec and back."""

    def __init__(
        self,
        seats: int = 3,
        bots: tuple[str, ...] = (),
        code: str = "",
        setup: TableSetup | None = None,
        journal: Journal | None = None,
        table_session: TableSession | None = None,
        board: Board | None = None,
        options: Options | None = None,
    ) -> None:
        self.now = 100.0
        self.patient = False  # whether what the host holds back for a moment is waited for
        self.tokens = (bytes([n]) * 32 for n in count(1))
        self.heard: dict[int, list[FromHost]] = defaultdict(list)
        self.bytes: dict[int, bytes] = defaultdict(bytes)
        self._numbers = count(1)
        setup = setup or TableSetup("Sunday", starts_itself=True)
        named = (lambda _: board) if board else load_board
        options = options or (Options(board=board.name) if board else Options())
        self.table_session = table_session or TableSession(
            *(setup, Seating.of(seats, bots), self._begin, options), board_named=named
        )
        self._journal = journal
        self.house = House(code, b"f" * 32, OWNER, "1.0", self._greeting, self.table_session.offer)
        self.host = Host(self.table_session, self.house, lambda: next(self.tokens), self.now)
        self.host.port = PORT

    def connect(self, address: str = "10.0.0.1", hello: Hello = HELLO) -> int:
        connection = next(self._numbers)
        self.host.connected(connection, address, self.now)
        self.say(connection, hello)
        return connection

    def join(
        self, *names: str, watch: bool = False, kind: str = "human", owner: bytes = b""
    ) -> int:
        connection = self.connect()
        self.say(connection, Join(names, watch, kind, owner))
        return connection

    def say(self, connection: int, message: FromGuest) -> None:
        data = encode(message)
        if self.host.flooded(connection, len(data), self.now):
            pass
        elif isinstance(message, AtTheDoor):
            self.host.received(connection, decode_at_the_door(data), self.now)
        else:
            self.host.received(connection, decode_at_the_table(data), self.now)
        self.flush()

    def wait(self, seconds: float, *silent: int) -> None:
        """Let time pass in ticks; everybody is heard but the silent ones."""
        for _ in range(round(seconds * 2)):
            self.now += 0.5
            for connection, visitor in self.host._visitors.items():
                if connection not in silent:
                    visitor.heard = self.now
            self.host.tick(self.now)
            self.flush()

    def lose(self, connection: int) -> None:
        self.host.lost(connection, self.now)
        self.flush()

    def flush(self) -> None:
        """Take what is told, also what the host would hold back for a moment."""
        while tried := self.host.next_code(self.now):
            try:
                made: Exchange | BadMessage = self.house.exchange(tried.share)
            except BadMessage as bad:
                made = bad
            self.host.code_exchanged(tried, made, self.now)
        if not self.patient and self.table_session.table_due is not None:
            self.table_session.tell_pending(self.now)
            self.host.update(self.now)
        sent, self.host.outbox = self.host.outbox, []
        for connection, message in sent:
            data = encode(message)
            self.bytes[connection] += data
            self.heard[connection].append(decode_from_host(data))

    def last(self, connection: int, kind: type[Kind]) -> Kind:
        """The latest message of a kind."""
        return self.all(connection, kind)[-1]

    def all(self, connection: int, kind: type[Kind]) -> list[Kind]:
        return [message for message in self.heard[connection] if isinstance(message, kind)]

    def lobby(self, connection: int) -> Lobby:
        return self.last(connection, TableIs).lobby

    def welcome(self, connection: int) -> Welcome:
        return self.last(connection, Welcome)

    def dealt(self, connection: int) -> Dealt:
        return self.last(connection, Dealt)

    @property
    def match(self) -> Match:
        assert self.table_session.game
        return self.table_session.game.match

    def _greeting(self) -> Greeting:
        seating = self.table_session.seating
        return Greeting(
            *(
                PROTOCOL,
                RULES,
                "1.0",
                self.table_session.setup.name,
                "id",
                self.table_session.phase,
            ),
            *(len(seating.places), len(seating.open), bool(self.house.code)),
        )

    def _begin(
        self, players: tuple[Player, ...], board: Board, options: Options, first: int | None
    ) -> Match:
        drawn = deal(board, len(players), 7, fixed_stations=options.fixed_stations, first=first)
        return Match.begin(Header(board, players, drawn, 7), self._journal)


def goodbye(table: Table, connection: int) -> tuple[No, str]:
    last = table.last(connection, Goodbye)
    assert table.heard[connection][-1] == last, "nothing comes after a goodbye"
    return last.why, last.words
