"""A guest's connection: connects, joins, and reconnects automatically."""

import asyncio
import ssl
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.diagnostics.failures import FAILURES, FailurePlace
from game.diagnostics.program_log import LOG
from game.lobby import Connection, Link, Phase, Unreached
from net.guest.guest_state import News
from net.guest.message_checks import MessageChecks
from net.lan.addresses import is_ip
from net.lan.certificate import guest_context
from net.lan.connector import Known, NotAnAddress, first_of
from net.lan.guest_connection import GuestConnection, unforeseen
from net.lan.name_lookup import NameServerSilent, NameUnknown, Where
from net.lan.passes import Pass, Passes, kept_by
from net.lan.socket_errors import NO_NETWORK, REFUSED, error_words, number_of
from net.lan.wire import Wire
from net.wire.codec import encode
from net.wire.credentials import new_token
from net.wire.errors import Nonsense, Turned, Unreachable
from net.wire.from_guest import Act, AtTheTable, Beat, Join, Leave, Return
from net.wire.from_host import (
    Answered,
    Dealt,
    Declined,
    DoorIs,
    FromHost,
    Greeting,
    Seated,
    Step,
    TableIs,
    Welcome,
)
from net.wire.refusal_reasons import No

SOONEST, LATEST = 0.25, 2.0  # seconds between two attempts
STRANGERS = 2  # answers that are not ours before the guest gives up
MOST_WAYS = 8  # addresses from the host that are tried besides the known ones
CODE_SHOWN = 3  # times the code is shown to a host that hangs up before proving it

# Final refusals; after all others the guest tries again.
_FINAL = {
    *(No.VERSION, No.CODE_NEEDED, No.CODE, No.UNPROVEN, No.FULL, No.WATCHED, No.PLAYING),
    *(No.NAMELESS, No.NAME, No.NAME_UNKNOWN, No.KICKED, No.REPLACED, No.LEFT),
    *(No.BOARD_BROKEN, No.BOARD_DIFFERS, No.OUT_OF_STEP, No.NONSENSE, No.UNFORESEEN),
    *(No.WAIT, No.NO_CODE),
}


@dataclass
class JoinTarget:
    """Which table to join, and as whom."""

    where: Sequence[Where]  # all addresses of the same host, tried together
    join: Join
    code: str
    program: str
    table: str = ""  # the table's id, if it is known
    patience: float = 0.0  # seconds for which the table is looked for by mDNS if it does not answer


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
        self._look_again = look_again  # current addresses of a table, by its id
        self._context = guest_context()
        self._who = kept_by(aim.join.names) + ("?" if aim.join.watch else "")
        self._where = [*aim.where]  # as given by the caller
        self._told: list[Where] = []  # as sent by the host, the newest only
        self._fingerprint = b""  # of the host that admitted us
        self._met = b""  # of the host that answered last
        self._greeting: Greeting | None = None
        self._goes_on = False  # a game or series is on, which a host that closes may resume
        self._closed: Turned | None = None  # the host closed; valid until it is back
        self._pass: Pass | None = None
        self._peer: int | None = None
        self._game, self._seen = 0, -1
        self._waiting: dict[int, Act] = {}  # unanswered actions
        self._wire: Wire | None = None
        self._leaving = False
        self._no: Turned | None = None  # why this guest has given up
        self._patient_until = 0.0  # a table that does not answer is looked for until then
        self._strangers = 0  # connections that ended without a greeting
        self._code_shown = 0  # times a host got the code and left without proving it
        self._checks = MessageChecks()
        self._names: Sequence[str] = ()  # of the players here, as the table has them
        self._claims: dict[bytes, bytes] = {}  # by the fingerprint of the host it was shown to

    @property
    def table(self) -> str:
        """The id of the table, once it has answered."""
        return self._greeting.id if self._greeting else ""

    async def run(self) -> None:
        """Stay connected until the guest leaves or is removed. Never raises."""
        try:
            await self._run()
        except Exception as error:  # unexpected errors are shown, too
            FAILURES.report(error, FailurePlace.TASK, "guest")
            self._tell(_ended(Link.OUT, unforeseen(error)))

    async def _run(self) -> None:
        pause, began = SOONEST, time.monotonic()
        self._patient_until = began + self._aim.patience
        self._tell(Connection(Link.CONNECTING))
        while not self._leaving:
            program, code = self._aim.program, self._aim.code
            stay = GuestConnection(program, code, self._wish, self._entered, self._heard)
            try:
                if await stay.stay(await self._connect(stay)):
                    pause = SOONEST
                no = self._made_out(stay.no)
                self._code_shown += stay.code_given
            except ssl.SSLError:  # not a TLS host
                no = self._made_out(None)
            except OSError as error:
                tried = max(1, round(time.monotonic() - began))
                no = Unreachable(f"cannot reach the host: {_words(error)}", _cause(error), tried)
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
        """Send a message; an action is repeated until it is answered."""
        if isinstance(message, Act):
            self._waiting[message.id] = message
        if isinstance(message, Leave):
            self._leave()
        elif self._wire:
            self._wire.send(encode(message))

    def aim_at(self, where: Where, code: str) -> None:
        """Set address and code if they were not known before; call it before `run`."""
        self._where = [where]
        self._aim = replace(self._aim, code=code)

    def step_out(self) -> None:
        """Leave a game: the seat stays reserved and the pass valid."""
        self._leaving = True
        if self._wire:
            self._wire.send(encode(Leave()))
            self._wire.close()

    def resync(self) -> None:
        """Request the whole game again."""
        self._game, self._seen = 0, -1
        if self._wire:
            self._wire.abort()

    def give_up(self, no: Turned) -> None:
        """Leave because the game cannot be followed here; the seat stays reserved."""
        self._no = no
        if self._wire:
            self._wire.abort()

    def hold(self) -> None:
        """Stop reading until `go_on`, because the screen cannot keep up."""
        if self._wire:
            self._wire.rest(True)

    def go_on(self) -> None:
        """Read again."""
        if self._wire:
            self._wire.rest(False)

    def cut(self) -> None:
        """Disconnect without a goodbye, as a crash would."""
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
        """Why a connection ended; without a greeting it was no host of ours."""
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
            # During a game the seat is gone; before it, another will do.
            return self._game > 0 or self._playing
        if no.why is No.UNREACHABLE and self._greeting is None:
            return time.monotonic() >= self._patient_until
        return no.why in _FINAL

    @property
    def _playing(self) -> bool:
        """Whether a game was on when the host greeted."""
        return self._greeting is not None and self._greeting.phase is Phase.PLAYING

    def _forget_pass(self) -> bool:
        """Drop the pass because the host removed us; False if it belongs to another host."""
        greeting = self._greeting
        found = self._pass or (self._passes.get(greeting.id, self._who) if greeting else None)
        if greeting is None or found is None or found.fingerprint != self._met:
            return False
        self._passes.forget(greeting.id, self._who)
        self._pass = None
        return True

    async def _connect(self, stay: GuestConnection) -> Wire:
        """Connect by the first address that answers; raises OSError if none does."""
        where = [*self._where, *self._told]
        known = Known(self._fingerprint, self._aim.where)
        wire = await first_of(where, stay.wire, self._context, known, self._ways_now)
        self._met = wire.fingerprint
        return wire

    def _ways_now(self) -> Sequence[Where]:
        """Where the table is now, as far as mDNS tells, if it was there or must be somewhere."""
        if self._greeting is None and not self._aim.patience:
            return ()
        return self._look_again(self._greeting.id if self._greeting else self._aim.table)

    def _wish(self, greeting: Greeting, fingerprint: bytes) -> Join | Return:
        """Come back if a seat is kept, otherwise ask for one."""
        if self._greeting and self._greeting.id != greeting.id and self._game:
            # Its games have the same numbers, but are not those that are followed here.
            self._no = Turned(No.CLOSED, "a different table is open at that address now")
            raise self._no
        wanted = self._aim.table if self._greeting is None else ""
        if wanted not in ("", greeting.id) and self._look_again(wanted):  # it is open elsewhere
            raise Turned(No.UNREACHABLE, "another table is open at that address now")
        entered = self._greeting if self._fingerprint else None
        found = self._pass or self._passes.get(greeting.id, self._who)
        known = [self._fingerprint] if entered and entered.id == greeting.id else []
        known += [found.fingerprint] if found else []
        if any(one != fingerprint for one in known):  # a table never changes its certificate
            raise Turned(No.UNREACHABLE, "another host answers in the place of this table")
        self._greeting = greeting
        if found and (self._pass or not self._aim.join.watch):
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
            case Seated():
                self._reseated(message)
            case DoorIs() if not all(map(is_ip, message.addresses)):
                raise Nonsense("an address of the host that is none")
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
                self._names = [seat.name for seat in lobby.seats if seat.peer == self._peer]
                self._called(self._names)
            case _:
                pass
        self._tell(news)

    def _reseated(self, told: Seated) -> None:
        """Keep the new pass; who has no seat any more only watches."""
        if self._greeting:
            self._passes.forget(self._greeting.id, self._who)
        self._pass = Pass(told.token, self._fingerprint) if told.seats else None
        self._keep_pass(kept_by(self._names) if self._names else self._who)  # they came before
        self._seen = -1  # the game is dealt again
        self._aim = replace(self._aim, join=replace(self._aim.join, watch=not told.seats))

    def _called(self, names: Sequence[str]) -> None:
        """Keep the pass under the players' current names."""
        who = kept_by(names)
        if names and who != self._who:
            self._keep_pass(who)

    def _keep_pass(self, who: str) -> None:
        """Keep the pass under these names, unless a table of another host has given them one."""
        if self._greeting is None or self._pass is None:
            return
        other = self._passes.get(self._greeting.id, who)
        if other is None or other.fingerprint == self._pass.fingerprint:
            self._passes.forget(self._greeting.id, self._who)
            self._who = who
        self._passes.keep(self._greeting.id, self._who, self._pass)


def _ended(link: Link, no: Turned | None) -> Connection:
    """The connection state to show after a connection has ended, with the reason if known."""
    if no:
        LOG.note("guest: the connection is {} ({})", link, no.why)
    else:
        LOG.note("guest: the connection is {}", link)
    if isinstance(no, Unreachable):
        return Connection(link, no.why, str(no), unreached=no.unreached, tried=no.tried)
    if no is None:
        return Connection(link)
    return Connection(link, no.why, str(no), no.versions, no.wait, name=no.name)


def _cause(error: OSError) -> Unreached:
    if isinstance(error, NameUnknown | NotAnAddress):
        return Unreached.NAME
    if isinstance(error, NameServerSilent):
        return Unreached.SERVER
    number = number_of(error)
    if number in REFUSED:
        return Unreached.REFUSED
    return Unreached.ROUTE if number in NO_NETWORK else Unreached.SILENT


def _words(error: OSError) -> str:
    """The system's error text; a library's would describe its internals."""
    return error_words(error) or "no answer"
