"""One connection of a guest, from its hello to its end: whatever ends it, `no` says why."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from game.diagnostics.failures import FAILURES, FailurePlace
from net.guest.handshake import Handshake, turned_away
from net.lan.wire import Wire
from net.wire.bounds import check_bounds
from net.wire.codec import decode_from_host, encode
from net.wire.errors import BadMessage, Nonsense, Turned, WireError
from net.wire.from_guest import Beat, Join, Return
from net.wire.from_host import FromHost, Goodbye, Greeting, Welcome
from net.wire.limits import AT_THE_DOOR, DEAD, HEARTBEAT, TO_A_GUEST
from net.wire.refusal_reasons import No

ASLEEP = 2 * HEARTBEAT  # a longer time between two beats means that this very guest has slept


class GuestConnection:
    """Make a wire with `wire`, connect it, then `stay`."""

    def __init__(
        self,
        program: str,
        code: str,
        wish: Callable[[Greeting, bytes], Join | Return],
        entered: Callable[[Wire, Welcome], None],
        heard: Callable[[FromHost], None],
    ) -> None:
        self.no: Turned | None = None
        self._program, self._code = program, code
        self._wish = wish  # asked once it is known which table this is, and its fingerprint
        self._entered, self._on_heard = entered, heard
        self._entering: Handshake | None = None
        self._wire: Wire | None = None  # the one of several that is used
        self._heard = time.monotonic()
        self._stir = asyncio.Event()  # one of the wires has closed

    def wire(self) -> Wire:
        """A new wire for this stay; the first that is connected is used."""
        return Wire(
            TO_A_GUEST, lambda _: None, self._message, self._bad, lambda _: self._stir.set()
        )

    async def stay(self, wire: Wire) -> bool:
        """Come in and stay as long as the connection does; True if one was in."""
        self._wire, fingerprint = wire, wire.fingerprint
        self._entering = Handshake(
            *(self._program, fingerprint, self._code),
            lambda greeting: self._wish(greeting, fingerprint),
        )
        wire.send(encode(self._entering.hello()))
        try:
            await self._keep_alive(wire, self._entering)
        finally:
            wire.abort()
        return self._entering.welcome is not None

    async def _keep_alive(self, wire: Wire, entering: Handshake) -> None:
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
            if wire.resting:  # it is this guest that does not listen
                self._heard = now
            inside = entering.welcome is not None
            if now - self._heard > DEAD or (not inside and now - came > AT_THE_DOOR):
                self.no = self.no or Turned(No.SILENT, "the connection timed out")
                wire.abort()
            elif inside and now - beaten >= HEARTBEAT:
                wire.send(encode(Beat()))
                beaten = now
            elif not inside:
                beaten = now

    @property
    def code_refused(self) -> bool:
        """Whether the host said no to the join code."""
        return self._entering is not None and self._entering.refused

    @property
    def code_given(self) -> bool:
        """Whether the connection ended after the code was shown and before the host knew it."""
        return self._entering is not None and self._entering.code_given

    def _message(self, wire: Wire, data: bytes) -> None:
        if wire is not self._wire:  # no host speaks first, nor one that was not chosen
            wire.abort()
            return
        self._heard = time.monotonic()
        try:
            self._hear(wire, decode_from_host(data))
        except Nonsense as no:
            self._end(wire, no)
        except Turned as no:
            self.no = no
            wire.close()
        except BadMessage as bad:
            self._end(wire, Nonsense(bad.words))
        except WireError as error:
            self._end(wire, Nonsense(str(error)))
        except Exception as error:  # ours; the person must hear of it, and the task go on
            FAILURES.report(error, FailurePlace.TASK, "guest")
            self._end(wire, unforeseen(error))

    def _hear(self, wire: Wire, message: FromHost) -> None:
        """Raises WireError if the message is not one that may come now."""
        entering = self._entering
        if entering is None:
            return
        if entering.welcome:
            if isinstance(message, Goodbye):
                raise turned_away(message)
            self._on_heard(message)
            return
        check_bounds(message)
        for answer in entering.hears(message):
            wire.send(encode(answer))
        if entering.welcome:
            self._entered(wire, entering.welcome)

    def _bad(self, wire: Wire, bad: BadMessage) -> None:
        if wire is self._wire:
            self._end(wire, Nonsense(bad.words))
        else:
            wire.abort()

    def _end(self, wire: Wire, no: Turned) -> None:
        self.no = no
        wire.abort()


def unforeseen(error: Exception) -> Turned:
    """What is said of an error that nobody thought of."""
    words = str(error) or type(error).__name__
    return Turned(No.UNFORESEEN, f"{type(error).__name__} ({ascii(words)[1:-1][:120]})")
