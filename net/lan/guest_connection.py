"""One connection of a guest, from hello to its end; `no` holds the reason for the end."""

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

ASLEEP = 2 * HEARTBEAT  # a longer gap between two beats means that this computer was asleep


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
        self._wish = wish  # called with the table's greeting and fingerprint
        self._entered, self._on_heard = entered, heard
        self._entering: Handshake | None = None
        self._wire: Wire | None = None  # the one that is used
        self._heard = time.monotonic()
        self._stir = asyncio.Event()  # one of the wires has closed

    def wire(self) -> Wire:
        """A new wire; the first one that connects is used."""
        return Wire(
            TO_A_GUEST, lambda _: None, self._message, self._bad, lambda _: self._stir.set()
        )

    async def stay(self, wire: Wire) -> bool:
        """Join and stay until the connection ends; True if the guest was admitted."""
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
        """Send and expect keep-alives until the connection ends."""
        self._heard = came = beaten = time.monotonic()
        while wire.open:
            self._stir.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT / 4):
                    await self._stir.wait()
            now = time.monotonic()
            if now - beaten > ASLEEP:
                self._heard += now - beaten
            if wire.resting:  # this guest itself is not reading
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
        """Whether the host refused the join code."""
        return self._entering is not None and self._entering.refused

    @property
    def code_given(self) -> bool:
        """Whether the connection ended after the code was shown and before the host proved it."""
        return self._entering is not None and self._entering.code_given

    def _message(self, wire: Wire, data: bytes) -> None:
        if wire is not self._wire:  # hosts do not speak first, and other wires are ignored
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
        except Exception as error:  # unexpected; the player sees a message, and the task continues
            FAILURES.report(error, FailurePlace.TASK, "guest")
            self._end(wire, unforeseen(error))

    def _hear(self, wire: Wire, message: FromHost) -> None:
        """Handle one message; raises WireError if it is not allowed now."""
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
    """The message for an unexpected error."""
    words = str(error) or type(error).__name__
    return Turned(No.UNFORESEEN, f"{type(error).__name__} ({ascii(words)[1:-1][:120]})")
