"""A million malformed messages for a table and its guest: each is valid or a documented error.

Messages of every kind with values exchanged, bits flipped, tails cut off and pieces spliced, and
plain noise. Whatever is still a message of a guest goes to a table, before and after admission;
whatever is still one of a host goes to a guest in the middle of a game.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import count
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgpack

from commands.bench.fuzz_guest import FuzzedGuest
from commands.bench.measure import Measure
from game.board import Board
from game.lobby import Options
from game.match import Match
from game.rules.record import Header, Player
from game.rules.setup import deal
from net.table.door import House
from net.table.host import Host
from net.table.seating import Seating
from net.table.table_session import TableSession, TableSetup
from net.wire.codec import decode_at_the_door, decode_at_the_table, decode_from_host, encode
from net.wire.errors import BadMessage
from net.wire.framing import Frames, framed
from net.wire.from_guest import AtTheDoor, FromGuest, Hello, Join, Return
from net.wire.from_host import FromHost, Greeting
from net.wire.limits import BEFORE_THE_SEAT, FROM_A_GUEST, PROTOCOL, RULES

CASES = 1_000_000
SAMPLES = 400
_DECODERS: tuple[Callable[[bytes], FromGuest | FromHost], ...] = (
    decode_at_the_door,
    decode_at_the_table,
    decode_from_host,
)


def fuzz() -> list[Measure]:
    """How many of a million cases end in an undocumented way."""
    undocumented = run_fuzz(CASES, 1)
    return [Measure("fuzz", undocumented, f"unexpected errors in {CASES} cases", 0, at_least=False)]


def run_fuzz(cases: int, seed: int) -> int:
    """The number of undocumented errors; the first is printed."""
    chance = random.Random(seed)  # noqa: S311
    table, guest, surprises = Victim(), FuzzedGuest(), 0
    samples = [encode(sample) for sample in (*_samples(chance), *guest.honest() * _HONEST)]
    for _ in range(cases):
        data = _spoiled(chance, samples)
        try:
            _decoded(chance, data)
            table.hears(data)
            guest.hears(data)
        except Exception as error:
            if not surprises:
                print(f"fuzz: {error!r} for {data!r}")
            surprises += 1
    return surprises


class Victim:
    """A table that receives whatever is left of the messages."""

    def __init__(self) -> None:
        self._now = 0.0
        self._connections = count(1)
        seating = Seating.of(3, ("easy",))
        self._evening = TableSession(TableSetup("Fuzz", starts_itself=True), seating, _begin)
        house = House("4711", b"f" * 32, _OWNER, "1", self._greeting, self._evening.offer)
        self._host = Host(self._evening, house, lambda: _TOKEN, 0.0)
        self._inside = self._visit(Join(("Ada", "Ben"), False, "human", _OWNER))

    def hears(self, data: bytes) -> None:
        """Send a message before and after admission, if it is allowed there."""
        self._now += 0.02
        if not self._host.admitted(self._inside):
            self._inside = self._visit(Return(_TOKEN, 0, -1))
        with suppress(BadMessage):
            self._host.received(self._inside, decode_at_the_table(data), self._now)
        with suppress(BadMessage):
            stranger = self._visit(decode_at_the_door(data))
            self._host.lost(stranger, self._now)
        self._host.outbox.clear()

    def _visit(self, words: AtTheDoor) -> int:
        number = next(self._connections)
        self._host.connected(number, f"address {number % 500}", self._now)
        self._host.received(number, Hello(PROTOCOL, RULES, "1"), self._now)
        self._host.received(number, words, self._now)
        return number

    def _greeting(self) -> Greeting:
        return Greeting(PROTOCOL, RULES, "1", "Fuzz", "id", self._evening.phase, 3, 3, True)


def _begin(players: tuple[Player, ...], board: Board, options: Options, first: int | None) -> Match:
    drawn = deal(board, len(players), 7, fixed_stations=options.fixed_stations, first=first)
    return Match.begin(Header(board, players, drawn, 7))


def _decoded(chance: random.Random, data: bytes) -> None:
    """Through frames and all decoders; raises what is not documented."""
    wire, frames = framed(data), Frames(chance.choice((BEFORE_THE_SEAT, FROM_A_GUEST)))
    cut = chance.randrange(len(wire) + 1)
    with suppress(BadMessage):
        for piece in (wire[:cut], wire[cut:]):
            frames.feed(piece)
            while frames.next() is not None:
                pass
    for decode in _DECODERS:
        with suppress(BadMessage):
            decode(data)


def _spoiled(chance: random.Random, samples: list[bytes]) -> bytes:
    """A message with an error in it, or plain noise."""
    data = bytearray(chance.choice(samples))
    match chance.randrange(8):
        case 0:
            for _ in range(chance.randint(1, 4)):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 1:
            del data[chance.randrange(len(data)) :]
        case 2:
            other = chance.choice(samples)
            data[chance.randrange(len(data)) :] = other[chance.randrange(len(other)) :]
        case 3:
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(4)] = chance.randbytes(chance.randrange(6))
        case 4 | 5 | 6:
            return _exchanged(chance, bytes(data))
        case _:
            return chance.randbytes(chance.randrange(60))
    return bytes(data)


def _exchanged(chance: random.Random, data: bytes) -> bytes:
    """The same message with one value of another kind or size, at any depth."""
    entries = msgpack.unpackb(data)
    inside: dict[object, object] | list[object] = entries
    while True:
        keys: list[Any] = [*inside] if isinstance(inside, dict) else [*range(len(inside))]
        if not keys:
            return data
        key = chance.choice(keys)
        value: object = inside[key]
        if not (isinstance(value, dict | list) and value and chance.random() < _DEEPER):
            break
        inside = value
    inside[key] = _like(chance, value) if chance.random() < _ALIKE else chance.choice(_JUNK)
    return bytes(msgpack.packb(entries))


def _like(chance: random.Random, value: object) -> object:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int() if abs(value) < 2**62 and chance.random() < _ALIKE:
            return value + chance.choice((-1, 1))
        case int() | str() | bytes():
            return _PLAIN[type(value)](chance)
        case list():
            return chance.choice((value * 2, value[:1], value[1:], value[::-1], value * 99))
        case _:
            return chance.choice(_JUNK)


def _samples(chance: random.Random) -> Iterator[FromGuest | FromHost]:
    kinds = get_args(FromGuest) + get_args(FromHost)
    for _ in range(SAMPLES):
        yield _any(chance, chance.choice(kinds))


def _any(chance: random.Random, kind: Any) -> Any:
    """Any value of a type of the messages."""
    if kind in _PLAIN:
        return _PLAIN[kind](chance)
    if isinstance(kind, UnionType):
        return _any(chance, chance.choice(get_args(kind)))
    if get_origin(kind) is tuple:
        return tuple(_any(chance, get_args(kind)[0]) for _ in range(chance.randrange(4)))
    if issubclass(kind, StrEnum):
        return chance.choice([*kind])
    return kind(**{key: _any(chance, one) for key, one in get_type_hints(kind).items()})


_HONEST = 8  # times that each message of an honest host is among the samples
_DEEPER, _ALIKE = 0.8, 0.7  # how often the value is one inside, and another of its kind
_OWNER, _TOKEN = b"the owner's key", b"t" * 32
_PLAIN: dict[Any, Callable[[random.Random], object]] = {
    int: lambda chance: chance.choice((0, 1, 2, 3, 5, -1, PROTOCOL, 255, 2**40, -(2**63))),
    bool: lambda chance: chance.random() < 0.5,
    str: lambda chance: chance.choice(("", "Ada", "easy", "human", "\u202e", "x" * 300)),
    bytes: lambda chance: chance.choice((b"", _TOKEN, _OWNER, b"A" + b"x" * 32)),
    NoneType: lambda _: None,
}
_JUNK: tuple[object, ...] = (
    *(None, True, 0, -1, 2**64 - 1, 1.5, float("nan"), "", "x" * 3000, b""),
    *([], {}, [[[]]], {"a": 1}),
)
