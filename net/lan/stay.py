"""One connection of a guest, from its hello to its end: whatever ends it, `no` says why."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from net.guest.entering import Entering
from net.lan.wire import Wire
from net.wire.codec import decode_from_host, encode
from net.wire.errors import BadMessage, Turned, WireError
from net.wire.from_guest import Beat, Join, Return
from net.wire.from_host import FromHost, Goodbye, Greeting, Welcome
from net.wire.limits import AT_THE_DOOR, DEAD, HEARTBEAT, TO_A_GUEST
from net.wire.refusals import No

ASLEEP = 2 * HEARTBEAT  # a longer time between two beats means that this very guest has slept


class Stay:
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
        self._entering: Entering | None = None
        self._heard = time.monotonic()
        self._stir = asyncio.Event()  # one of the wires has closed

    def wire(self) -> Wire:
        """A new wire for this stay; the first that is connected is used."""
        return Wire(
            TO_A_GUEST, lambda _: None, self._message, self._bad, lambda _: self._stir.set()
        )

    async def stay(self, wire: Wire) -> bool:
        """Come in and stay as long as the connection does; True if one was in."""
        fingerprint = wire.fingerprint
        self._entering = Entering(
            *(self._program, fingerprint, self._code),
            lambda greeting: self._wish(greeting, fingerprint),
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
                self.no = self.no or Turned(No.SILENT, "the connection timed out")
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
            raise BadMessage("the host sent a message too early")
        try:
            if entering.welcome:
                if isinstance(message, Goodbye):
                    raise Turned(message.why, message.words, message.wait)
                self._on_heard(message)
                return
            for answer in entering.hears(message):
                wire.send(encode(answer))
            if entering.welcome:
                self._entered(wire, entering.welcome)
        except Turned as no:
            self.no = no
            wire.close()
        except WireError as error:
            self.no = Turned(No.BAD_MESSAGE, str(error))
            wire.abort()

    def _bad(self, wire: Wire, bad: BadMessage) -> None:
        self.no = Turned(No.BAD_MESSAGE, str(bad))
        wire.abort()
