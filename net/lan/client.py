"""A guest's wire: connects, comes in, and comes back by itself whatever the network does."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from game.lobby import Connection, Link, Phase
from net.guest.entering import Entering
from net.guest.visit import News
from net.lan.certificate import guest_context
from net.lan.connecting import Known, Where, first_of
from net.lan.passes import Pass, Passes
from net.lan.wire import Wire
from net.wire.codec import decode_from_host, encode
from net.wire.errors import BadMessage, Turned, WireError
from net.wire.from_guest import Act, AtTheTable, Beat, Join, Leave, Return
from net.wire.from_host import (
    Answered,
    Dealt,
    Declined,
    FromHost,
    Goodbye,
    Greeting,
    Step,
    TableIs,
    Welcome,
)
from net.wire.limits import AT_THE_DOOR, DEAD, HEARTBEAT, TO_A_GUEST
from net.wire.refusals import No
from net.wire.secrets import new_token

SOONEST, LATEST = 0.25, 2.0  # seconds between two tries
ASLEEP = 2 * HEARTBEAT  # a longer time between two beats means that this very guest has slept

# Whoever is told this need not ask again; all else may pass.
_FINAL = {
    *(No.VERSION, No.CODE_NEEDED, No.CODE, No.UNPROVEN, No.FULL, No.WATCHED, No.PLAYING),
    *(No.NAMELESS, No.NAME, No.NAME_UNKNOWN, No.KICKED, No.REPLACED, No.LEFT),
    *(No.BOARD_BROKEN, No.BOARD_DIFFERS, No.OUT_OF_STEP),
}


@dataclass
class Aim:
    """Which table, and how one wants to come in."""

    where: Sequence[Where]  # all ways to the same host, tried at once
    join: Join
    code: str
    program: str


class Client:
    """One guest. `tell` gets every message of the host and every change of the connection."""

    def __init__(
        self,
        aim: Aim,
        passes: Passes,
        tell: Callable[[News], None],
        look_again: Callable[[str], Sequence[Where]] = lambda _: (),
    ) -> None:
        self._aim = replace(aim, join=replace(aim.join, claim=new_token()))
        self._passes = passes
        self._tell = tell
        self._look_again = look_again  # where a table of this id is to be found now
        self._context = guest_context()
        self._who = "+".join(aim.join.names) + ("?" if aim.join.watch else "")
        self._where = [*aim.where]
        self._fingerprint = b""
        self._greeting: Greeting | None = None
        self._goes_on = False  # a game, or a series, that a host who closes may take up again
        self._closed: Turned | None = None  # said by the host, and true until it is back
        self._pass: Pass | None = None
        self._game, self._seen = 0, -1
        self._waiting: dict[int, Act] = {}  # actions without an answer
        self._wire: Wire | None = None
        self._leaving = False
        self._no: Turned | None = None  # why this very guest has given up

    async def run(self) -> None:
        """Stay at the table until it is over: left, or shown out for good."""
        pause = SOONEST
        self._tell(Connection(Link.CONNECTING))
        while not self._leaving:
            visit = _Visit(self)
            try:
                wire = await self._connect(visit)
                if await visit.stay(wire):
                    pause = SOONEST
                no = visit.no
            except OSError as error:
                no = Turned(No.UNREACHABLE, f"the host cannot be reached: {_words(error)}")
            self._wire, no = None, self._no or no
            if self._leaving or (no and self._is_final(no)):
                self._tell(Connection(Link.OUT, no.why if no else None, str(no) if no else ""))
                return
            if no and no.why is No.CLOSED:
                self._closed = no
            told = self._closed or no
            self._tell(Connection(Link.LOST, told.why if told else None, str(told or "")))
            await asyncio.sleep(no.wait if no and no.wait else pause)
            pause = min(LATEST, pause * 2)

    def send(self, message: AtTheTable) -> None:
        """Say something; an action is said again until it is answered."""
        if isinstance(message, Act):
            self._waiting[message.id] = message
        if isinstance(message, Leave):
            self._leave()
        elif self._wire:
            self._wire.send(encode(message))

    def aim_at(self, where: Where, code: str) -> None:
        """Where to go, if that was not known before; to be said before `run`."""
        self._where = [where]
        self._aim = replace(self._aim, code=code)

    def step_out(self) -> None:
        """Go without a goodbye: the seat is kept, and the pass that brings one back."""
        self._leaving = True
        if self._wire:
            self._wire.close()

    def resync(self) -> None:
        """Hear the whole game again."""
        self._game, self._seen = 0, -1
        if self._wire:
            self._wire.abort()

    def give_up(self, no: Turned) -> None:
        """Go, because the game cannot be followed here; the seat stays kept."""
        self._no = no
        if self._wire:
            self._wire.abort()

    def cut(self) -> None:
        """Be gone without a word, as a crash would be."""
        self._leaving = True
        if self._wire:
            self._wire.abort()

    def _leave(self) -> None:
        self._leaving = True
        if self._greeting:
            self._passes.forget(self._greeting.id, self._who)
        if self._wire:
            self._wire.send(encode(Leave()))
            self._wire.close()

    def _is_final(self, no: Turned) -> bool:
        if no is self._no or (no.why is No.CLOSED and not self._goes_on):
            return True
        if no.why is No.NOT_KEPT and self._greeting and self._pass:
            self._passes.forget(self._greeting.id, self._who)
            self._pass = None
            return self._game > 0  # in a game that seat is gone; before one, another will do
        return no.why in _FINAL or (no.why is No.UNREACHABLE and self._greeting is None)

    async def _connect(self, visit: "_Visit") -> Wire:
        """A wire by the first of all ways that answers; raises OSError if none does."""
        where = [*self._where]
        if self._greeting:
            where += [way for way in self._look_again(self._greeting.id) if way not in where]
        known = Known(self._fingerprint, self._aim.where)
        return await first_of(where, visit.wire, self._context, known)

    def _wish(self, greeting: Greeting, fingerprint: bytes) -> Join | Return:
        """Come back if a seat is kept, otherwise ask for one."""
        if self._greeting and self._greeting.id != greeting.id and self._game:
            # Its games have the same numbers, but are not those that are followed here.
            self._no = Turned(No.CLOSED, "another table is open there now")
            raise self._no
        self._greeting = greeting
        found = self._pass or self._passes.get(greeting.id, self._who)
        if found and found.fingerprint == fingerprint and not self._aim.join.watch:
            self._pass = found
            return Return(found.token, self._game, self._seen)
        return self._aim.join

    def _entered(self, wire: Wire, welcome: Welcome) -> None:
        self._wire, self._fingerprint, self._closed = wire, wire.fingerprint, None
        if welcome.token and self._greeting:
            self._pass = Pass(welcome.token, wire.fingerprint)
            self._passes.keep(self._greeting.id, self._who, self._pass)
        port = welcome.port
        ways = [(address, port) for address in welcome.addresses[:8]]
        self._where += [way for way in ways if way not in self._where]
        for act in self._waiting.values():
            wire.send(encode(act))

    def _heard(self, message: FromHost) -> None:
        """Remember what the next return needs, and pass it on."""
        match message:
            case Dealt():
                if message.game != self._game:
                    self._waiting.clear()
                self._game, self._seen = message.game, 0
            case Step():
                self._seen = max(self._seen, message.seq)
            case Answered():
                self._waiting.pop(message.id, None)
            case Declined() if message.about is not None:
                self._waiting.pop(message.about, None)
            case TableIs():
                lobby = message.lobby
                between = lobby.phase is Phase.OVER and not lobby.series.over
                self._goes_on = between or lobby.phase is Phase.PLAYING
            case _:
                pass
        self._tell(message)


class _Visit:
    """One connection of a client, from hello to its end."""

    def __init__(self, client: Client) -> None:
        self.no: Turned | None = None
        self._client = client
        self._entering: Entering | None = None
        self._heard = time.monotonic()
        self._stir = asyncio.Event()  # one of the wires has closed

    def wire(self) -> Wire:
        """A new wire for this visit."""
        return Wire(
            TO_A_GUEST, lambda _: None, self._message, self._bad, lambda _: self._stir.set()
        )

    async def stay(self, wire: Wire) -> bool:
        """Come in and stay as long as the connection does; True if one was in."""
        client = self._client
        self._entering = Entering(
            client._aim.program,
            wire.fingerprint,
            client._aim.code,
            lambda greeting: client._wish(greeting, wire.fingerprint),
        )
        wire.send(encode(self._entering.hello()))
        try:
            await self._keep_alive(wire, self._entering)
        finally:
            wire.abort()
        return self._entering.welcome is not None

    async def _keep_alive(self, wire: Wire, entering: Entering) -> None:
        """Beat, and listen for the other heart, until the connection is gone."""
        self._heard = came = beaten = time.monotonic()
        while wire.open:
            self._stir.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT / 4):
                    await self._stir.wait()
            now = time.monotonic()
            if now - beaten > ASLEEP:
                self._heard += now - beaten
            inside = entering.welcome is not None
            if now - self._heard > DEAD or (not inside and now - came > AT_THE_DOOR):
                self.no = self.no or Turned(No.SILENT, "nothing is heard of the host")
                wire.abort()
            elif inside and now - beaten >= HEARTBEAT:
                wire.send(encode(Beat()))
                beaten = now
            elif not inside:
                beaten = now

    def _message(self, wire: Wire, data: bytes) -> None:
        self._heard = time.monotonic()
        message = decode_from_host(data)
        entering = self._entering
        if entering is None:
            raise BadMessage("the host speaks first")
        try:
            if entering.welcome:
                if isinstance(message, Goodbye):
                    raise Turned(message.why, message.words, message.wait)
                self._client._heard(message)
                return
            for answer in entering.hears(message):
                wire.send(encode(answer))
            if entering.welcome:
                self._client._entered(wire, entering.welcome)
                self._client._tell(Connection(Link.THERE))
                self._client._heard(entering.welcome)
        except Turned as no:
            self.no = no
            wire.close()
        except WireError as error:
            self.no = Turned(No.BAD_MESSAGE, str(error))
            wire.abort()

    def _bad(self, wire: Wire, bad: BadMessage) -> None:
        self.no = Turned(No.BAD_MESSAGE, str(bad))
        wire.abort()


def _words(error: OSError) -> str:
    return error.strerror or str(error) or type(error).__name__
