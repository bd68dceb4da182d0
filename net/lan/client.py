"""A guest's wire: connects, comes in, and comes back by itself whatever the network does."""

import asyncio
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG
from game.lobby import Connection, Link, Phase
from net.guest.guest_state import News
from net.guest.message_checks import MessageChecks
from net.lan.addresses import is_ip
from net.lan.certificate import guest_context
from net.lan.connector import Known, Where, first_of
from net.lan.guest_connection import GuestConnection, unforeseen
from net.lan.passes import Pass, Passes, kept_by
from net.lan.socket_errors import error_words
from net.lan.wire import Wire
from net.wire.codec import encode
from net.wire.credentials import new_token
from net.wire.errors import Nonsense, Turned
from net.wire.from_guest import Act, AtTheTable, Beat, Join, Leave, Return
from net.wire.from_host import (
    Answered,
    Dealt,
    Declined,
    FromHost,
    Greeting,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusal_reasons import No

SOONEST, LATEST = 0.25, 2.0  # seconds between two tries
STRANGERS = 2  # times that what answers says nothing of ours before one gives up
MOST_WAYS = 8  # addresses of a host that are tried, besides those that one was told before
CODE_SHOWN = 3  # times that a code is shown, if the line breaks before the host has proven it

# Whoever is told this need not ask again; all else may pass.
_FINAL = {
    *(No.VERSION, No.CODE_NEEDED, No.CODE, No.UNPROVEN, No.FULL, No.WATCHED, No.PLAYING),
    *(No.NAMELESS, No.NAME, No.NAME_UNKNOWN, No.KICKED, No.REPLACED, No.LEFT),
    *(No.BOARD_BROKEN, No.BOARD_DIFFERS, No.OUT_OF_STEP, No.NONSENSE, No.UNFORESEEN),
    *(No.WAIT, No.NO_CODE),
}


@dataclass
class JoinTarget:
    """Which table, and how one wants to come in."""

    where: Sequence[Where]  # all ways to the same host, tried at once
    join: Join
    code: str
    program: str


class Client:
    """One guest. `tell` gets every message of the host and every change of the connection."""

    def __init__(
        self,
        aim: JoinTarget,
        passes: Passes,
        tell: Callable[[News], None],
        look_again: Callable[[str], Sequence[Where]] = lambda _: (),
    ) -> None:
        self._aim = aim
        self._passes = passes
        self._tell = tell
        self._look_again = look_again  # where a table of this id is to be found now
        self._context = guest_context()
        self._who = kept_by(aim.join.names) + ("?" if aim.join.watch else "")
        self._where = [*aim.where]  # as one was told by whoever uses this
        self._told: list[Where] = []  # by the host, the newest only
        self._fingerprint = b""  # of the host that let us in
        self._met = b""  # of whoever answered last
        self._greeting: Greeting | None = None
        self._goes_on = False  # a game, or a series, that a host who closes may take up again
        self._closed: Turned | None = None  # said by the host, and true until it is back
        self._pass: Pass | None = None
        self._peer: int | None = None
        self._game, self._seen = 0, -1
        self._waiting: dict[int, Act] = {}  # actions without an answer
        self._wire: Wire | None = None
        self._leaving = False
        self._no: Turned | None = None  # why this very guest has given up
        self._strangers = 0  # visits that ended before anybody greeted us
        self._code_shown = 0  # times that a host got the code and went before it had proven it
        self._checks = MessageChecks()
        self._claims: dict[bytes, bytes] = {}  # by the fingerprint of whom each was shown to

    async def run(self) -> None:
        """Stay at the table until it is over: left, or shown out for good. Raises nothing."""
        try:
            await self._run()
        except Exception as error:  # whatever nobody thought of is said, too
            FAILURES.report(error, FailurePlace.TASK, "guest")
            self._tell(_ended(Link.OUT, unforeseen(error)))

    async def _run(self) -> None:
        pause = SOONEST
        self._tell(Connection(Link.CONNECTING))
        while not self._leaving:
            program, code = self._aim.program, self._aim.code
            stay = GuestConnection(program, code, self._wish, self._entered, self._heard)
            try:
                if await stay.stay(await self._connect(stay)):
                    pause = SOONEST
                no = self._made_out(stay.no)
                self._code_shown += stay.code_given
            except ssl.SSLError:  # it speaks, but not with us
                no = self._made_out(None)
            except OSError as error:
                no = Turned(No.UNREACHABLE, f"cannot reach the host: {_words(error)}")
            self._wire, no = None, self._no or no
            if self._leaving or (no and (stay.code_refused or self._is_final(no))):
                self._tell(_ended(Link.OUT, no))
                return
            if self._code_shown >= CODE_SHOWN:
                words = "the host hung up several times when it was shown the join code"
                self._tell(_ended(Link.OUT, Turned(No.UNPROVEN, words)))
                return
            if no and no.why is No.CLOSED:
                self._closed = no
            told = self._closed or no
            self._tell(_ended(Link.LOST, told))
            await asyncio.sleep(max(no.wait if no else 0, pause))
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

    def hold(self) -> None:
        """Hear nothing more until `go_on`: whoever is told cannot keep up."""
        if self._wire:
            self._wire.rest(True)

    def go_on(self) -> None:
        """Hear again."""
        if self._wire:
            self._wire.rest(False)

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

    def _made_out(self, no: Turned | None) -> Turned | None:
        """Why a visit has ended; whoever never greeted us is taken for no host of ours."""
        if self._greeting or (no and no.why not in (No.SILENT, No.BAD_MESSAGE, No.NONSENSE)):
            return no
        self._strangers += 1
        return Turned(
            No.NO_TABLE,
            "something answered at that address, but it is not a Paris Connection table",
        )

    def _is_final(self, no: Turned) -> bool:
        if no.why is No.NO_TABLE:
            return self._strangers >= STRANGERS
        if no.why is No.KICKED:
            self._forget_pass()
        if no is self._no or (no.why is No.CLOSED and not self._goes_on):
            return True
        if no.why is No.NOT_KEPT and self._pass and self._forget_pass():
            return self._game > 0  # in a game that seat is gone; before one, another will do
        return no.why in _FINAL or (no.why is No.UNREACHABLE and self._greeting is None)

    def _forget_pass(self) -> bool:
        """The host takes the seat away; False if it is not the host that the pass is for."""
        greeting = self._greeting
        found = self._pass or (self._passes.get(greeting.id, self._who) if greeting else None)
        if greeting is None or found is None or found.fingerprint != self._met:
            return False
        self._passes.forget(greeting.id, self._who)
        self._pass = None
        return True

    async def _connect(self, stay: GuestConnection) -> Wire:
        """A wire by the first of all ways that answers; raises OSError if none does."""
        where = [*self._where, *self._told]
        if self._greeting:
            where += [way for way in self._look_again(self._greeting.id) if way not in where]
        known = Known(self._fingerprint, self._aim.where)
        wire = await first_of(where, stay.wire, self._context, known)
        self._met = wire.fingerprint
        return wire

    def _wish(self, greeting: Greeting, fingerprint: bytes) -> Join | Return:
        """Come back if a seat is kept, otherwise ask for one."""
        if self._greeting and self._greeting.id != greeting.id and self._game:
            # Its games have the same numbers, but are not those that are followed here.
            self._no = Turned(No.CLOSED, "a different table is open at that address now")
            raise self._no
        entered = self._greeting if self._fingerprint else None
        found = self._pass or self._passes.get(greeting.id, self._who)
        known = [self._fingerprint] if entered and entered.id == greeting.id else []
        known += [found.fingerprint] if found else []
        if any(one != fingerprint for one in known):  # a table never changes its certificate
            raise Turned(No.UNREACHABLE, "another host answers in the place of this table")
        self._greeting = greeting
        if found and not self._aim.join.watch:
            self._pass = found
            return Return(found.token, self._game, self._seen)
        # Who knows a claim is given the seat, so each is for one certificate alone.
        claim = self._claims.setdefault(fingerprint, new_token())
        return replace(self._aim.join, claim=claim)

    def _entered(self, wire: Wire, welcome: Welcome) -> None:
        self._checks.entered(welcome)
        if not all(map(is_ip, welcome.addresses)):
            raise Nonsense("an address of the host that is none")
        self._wire, self._fingerprint, self._closed = wire, wire.fingerprint, None
        if welcome.token and self._greeting:
            self._pass = Pass(welcome.token, wire.fingerprint)
            self._passes.keep(self._greeting.id, self._who, self._pass)
        port = welcome.port
        ways = [(address, port) for address in welcome.addresses[:MOST_WAYS]]
        self._told = [way for way in ways if way not in self._where]
        self._peer = welcome.peer
        for act in self._waiting.values():
            wire.send(encode(act))
        LOG.note("guest: admitted to a table")
        self._tell(Connection(Link.THERE))
        self._tell(welcome)

    def _heard(self, message: FromHost) -> None:
        """Remember what the next return needs, and pass it on; raises Turned."""
        news = self._checks.checked(message, time.monotonic())
        match message:
            case Beat():
                return
            case Dealt():
                if message.game != self._game:
                    self._waiting.clear()
                self._game, self._seen = message.game, 0
            case Step():
                self._seen = max(self._seen, message.seq)
            case Answered():
                if self._waiting.pop(message.id, None) is None:
                    return  # it has been answered before
            case Declined() if message.about is not None:
                self._waiting.pop(message.about, None)
            case TableIs():
                lobby = message.lobby
                between = lobby.phase is Phase.OVER and not lobby.series.over
                self._goes_on = between or lobby.phase is Phase.PLAYING
                self._called([seat.name for seat in lobby.seats if seat.peer == self._peer])
            case _:
                pass
        self._tell(news)

    def _called(self, names: Sequence[str]) -> None:
        """Keep the pass by the names that one has now."""
        who = kept_by(names)
        if names and who != self._who and self._greeting and self._pass:
            self._passes.forget(self._greeting.id, self._who)
            self._passes.keep(self._greeting.id, who, self._pass)
            self._who = who


def _ended(link: Link, no: Turned | None) -> Connection:
    """What the screen is told when a visit has ended, and why if that is known."""
    if no:
        LOG.note("guest: the connection is {} ({})", link, no.why)
    else:
        LOG.note("guest: the connection is {}", link)
    return Connection(link, no.why, str(no), no.versions, no.wait) if no else Connection(link)


def _words(error: OSError) -> str:
    """The system's own words; those of a library tell of its insides."""
    if isinstance(error, socket.gaierror):
        return "no computer with that name was found"
    return error_words(error) or "no answer"
