"""A host with bad intentions, as a process: `python -m tests.net.attacks.rogue_host MODE`.

It speaks the real protocol up to a point. In the mode "plots" a guest chooses what it does by its
name. It prints a line of JSON with its port, and one for every message of a guest.
"""

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from game.board import Hex, load_board
from game.lobby import Line, Lobby, Onlooker, Options, Phase, Seat, Sitter
from game.match import Match
from game.rules.events import TurnBegan
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.series import GameResult, Series
from net.lan.certificate import host_context, make_certificate
from net.table.host_messages import board_is, dealt, standing_for
from net.wire.codec import decode_at_the_door, decode_at_the_table, encode
from net.wire.errors import BadMessage
from net.wire.framing import Frames, framed
from net.wire.from_guest import AtTheDoor, CodeShare, FromGuest, Hello, Join, Return
from net.wire.from_host import (
    BoardIs,
    FromHost,
    Goodbye,
    Greeting,
    Hand,
    Offer,
    Said,
    Step,
    TableIs,
    Welcome,
)
from net.wire.limits import FROM_A_GUEST, PROTOCOL, RULES
from net.wire.refusal_reasons import No
from tests.builders import board_file

HUGE = 2**62
FRANCE = load_board("france")
PLAYERS = (Player("Ada", "human"), Player("Ben", "human"), Player("Cid", "human"))
MATCH = Match.begin(Header(FRANCE, PLAYERS, deal(FRANCE, 3, 7, first=1), 7))
DEALT, STANDING = dealt(MATCH, 1, (0,)), standing_for(MATCH, (0,))
NOT_THE_GAME = replace(STANDING, turn=2)  # sane in itself, but not how the game stands
WELCOME = Welcome(1, (0,), b"t" * 32, ("127.0.0.1",), 27272)
LINE = Line("Ben", 1, "hello", False)
PERSON = Seat(Sitter.PERSON, "Ada", "", 1, True, True)
LOBBY = Lobby(
    *("Rogue", Phase.PLAYING, (PERSON, replace(PERSON, name="Ben", peer=2)), (), Options()),
    *(None, False, None, True, Series()),
)
LOBBY = replace(LOBBY, seats=(*LOBBY.seats, replace(PERSON, name="Cid", peer=2)))
OPENING: tuple[FromHost, ...] = (WELCOME, board_is(FRANCE), TableIs(LOBBY), DEALT, STANDING)


def with_welcome(**changes: object) -> list[FromHost]:
    return [replace(WELCOME, **changes), *OPENING[1:]]  # type: ignore[arg-type]


def with_lobby(**changes: object) -> list[FromHost]:
    return [*OPENING[:2], TableIs(replace(LOBBY, **changes)), *OPENING[3:]]  # type: ignore[arg-type]


def with_deal(**changes: object) -> list[FromHost]:
    return [*OPENING[:3], replace(DEALT, **changes), STANDING]  # type: ignore[arg-type]


def then(*messages: FromHost) -> list[FromHost]:
    return [*OPENING, *messages]


def flood(make: Callable[[int], FromHost], count: int) -> Iterator[FromHost]:
    yield from OPENING
    yield from map(make, range(count))


def a_score(names: int, first: int) -> Series:
    return Series(3, (GameResult(("Ada",) * names, (1,) * 3, first),))


PLOTS: Mapping[str, Callable[[], list[FromHost] | Iterator[FromHost]]] = {
    "welcome-seat": lambda: with_welcome(seats=(99,)),
    "welcome-port": lambda: with_welcome(port=2**40),
    "welcome-nul": lambda: with_welcome(addresses=("127.0.0.1\0",)),
    "welcome-long": lambda: with_welcome(addresses=("a" * 300,)),
    "welcome-dots": lambda: with_welcome(addresses=("192.168.0..7",)),
    "welcome-token": lambda: with_welcome(token=b"t"),
    "lobby-crowded": lambda: with_lobby(seats=(PERSON,) * 1000),
    "lobby-empty": lambda: with_lobby(seats=()),
    "lobby-onlookers": lambda: with_lobby(onlookers=(Onlooker(9, "Eve"),) * 1000),
    "lobby-clock": lambda: with_lobby(clock=-HUGE),
    "lobby-level": lambda: with_lobby(seats=(replace(PERSON, level="\0"),) * 3),
    "lobby-series": lambda: with_lobby(series=a_score(1000, 0)),
    "lobby-first": lambda: with_lobby(series=a_score(3, 99)),
    "lobby-games": lambda: with_lobby(options=replace(Options(), games=HUGE)),
    "dealt-seat": lambda: with_deal(hands=(Hand(99, DEALT.hands[0].portfolio),)),
    "dealt-two-numbers": lambda: with_deal(hands=(Hand(0, (5, 5)),)),
    "dealt-huge": lambda: with_deal(hands=(Hand(0, (HUGE, 0, 0, 0, 0, 0)),)),
    "dealt-depots": lambda: with_deal(depots=(31, 31, 31)),
    "dealt-depots-huge": lambda: with_deal(depots=(HUGE,) * 6),
    "dealt-first": lambda: with_deal(first=99),
    "dealt-start": lambda: with_deal(start=(Hex(0, 0),) * 6),
    "dealt-start-far": lambda: with_deal(start=(Hex(HUGE, HUGE),) * 6),
    "dealt-players": lambda: with_deal(players=PLAYERS * 2),
    "step-turn": lambda: then(Step(1, (TurnBegan(99), TurnBegan(99)))),
    "step-none": lambda: then(Step(1, ())),
    "step-first": lambda: [*OPENING[:3], Step(1, (TurnBegan(0), TurnBegan(1)))],
    "said-seat": lambda: then(Said(1, replace(LINE, seat=HUGE))),
    "said-long": lambda: then(Said(1, replace(LINE, words="x" * 2000))),
    "board-broken": lambda: then(BoardIs(b"[" * 200_000)),
    "standing": lambda: then(NOT_THE_GAME),
    "greeted-twice": lambda: then(Greeting(3, 1, "1", "T", "id", Phase.LOBBY, 3, 3, False)),
    "chat-flood": lambda: flood(lambda n: Said(n, replace(LINE, words="x" * 300)), 150_000),
    "map-flood": lambda: flood(lambda n: BoardIs(board_file(f"island-{n}") + b" " * 189_000), 500),
    "table-flood": lambda: flood(lambda n: TableIs(replace(LOBBY, clock=n % 1000)), 100_000),
}
ASKS_FOR_CODE = ("negative-wait", "endless-busy", "hangs-up")


class Rogue(asyncio.Protocol):
    """One connection of a guest. What happens is the plot that is named as the guest is."""

    def __init__(self, mode: str, greeting: Greeting) -> None:
        self._mode, self._greeting = mode, greeting
        self._frames = Frames(FROM_A_GUEST)
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._work: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        say(connected=True)

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def connection_lost(self, _: Exception | None) -> None:
        self._may_write.set()

    def data_received(self, data: bytes) -> None:
        self._frames.feed(data)
        while (frame := self._frames.next()) is not None:
            message = heard(frame)
            claim = message.claim.hex() if isinstance(message, Join) else ""
            token = message.token.hex() if isinstance(message, Return) else ""
            say(heard=type(message).__name__, claim=claim, token=token)
            if isinstance(message, AtTheDoor):
                self._at_the_door(message)

    def _at_the_door(self, message: AtTheDoor) -> None:
        match message:
            case Hello():
                self._send(self._greeting)
                self._send(Offer("France", 1))
            case CodeShare() if self._mode == "negative-wait":
                self._send(Goodbye(No.WAIT, "later", -1_000_000))
                self._transport.close()
            case CodeShare() if self._mode == "endless-busy":
                self._send(Goodbye(No.BUSY, "later", 0))
                self._transport.close()
            case CodeShare():
                self._transport.abort()
            case Join() if self._mode == "vanish":
                self._transport.abort()
            case Join():
                self._work = asyncio.ensure_future(self._play(message.names[0]))
            case Return():
                self._work = asyncio.ensure_future(self._play(PLOT_OF[message.token]))

    async def _play(self, plot: str) -> None:
        token = hashlib.sha256(plot.encode()).digest()
        PLOT_OF[token] = plot
        if plot == "garbage":
            self._send(WELCOME)
            self._transport.write(framed(b"\xc1" * 30))
            return
        for message in PLOTS[plot]():
            await asyncio.sleep(0)
            await self._may_write.wait()
            if self._transport.is_closing():
                return
            if isinstance(message, Welcome) and len(message.token) == len(token):
                message = replace(message, token=token)
            self._send(message)

    def _send(self, message: FromHost) -> None:
        self._transport.write(framed(encode(message)))


LOOKS = (Phase.LOBBY, 3, 3)
PLOT_OF: dict[bytes, str] = {}


def heard(frame: bytes) -> FromGuest:
    try:
        return decode_at_the_door(frame)
    except BadMessage:
        return decode_at_the_table(frame)


def say(**words: object) -> None:
    print(json.dumps(words), flush=True)


async def main(mode: str) -> None:
    context = host_context(make_certificate())
    loop = asyncio.get_running_loop()
    greeting = Greeting(PROTOCOL, RULES, "1", "Rogue", "id", *LOOKS, mode in ASKS_FOR_CODE)
    server = await loop.create_server(lambda: Rogue(mode, greeting), "127.0.0.1", 0, ssl=context)
    say(port=server.sockets[0].getsockname()[1])
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
