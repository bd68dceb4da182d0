"""One connection: frames in and out, and never more unsent than a reader can be forgiven."""

import asyncio
import ssl
import time
from collections.abc import Callable

from net.lan.certificate import fingerprint
from net.wire.errors import BadMessage
from net.wire.framing import Frames, framed
from net.wire.limits import UNSENT


class Wire(asyncio.Protocol):
    """A peer at the other end of a TCP connection under TLS."""

    def __init__(
        self,
        largest: int,
        on_open: Callable[["Wire"], None],
        on_message: Callable[["Wire", bytes], None],
        on_bad: Callable[["Wire", BadMessage], None],
        on_closed: Callable[["Wire"], None],
    ) -> None:
        self._frames = Frames(largest)
        self._on_open = on_open
        self._on_message = on_message
        self._on_bad = on_bad
        self._on_closed = on_closed
        self._transport: asyncio.Transport | None = None
        self._closing = False
        self._resting = False
        self.most_unsent = UNSENT
        self.stalled_since: float | None = None  # when the peer stopped reading

    @property
    def open(self) -> bool:
        """Whether the connection stands."""
        return self._transport is not None

    @property
    def fingerprint(self) -> bytes:
        """Of the certificate at the other end."""
        found = self._transport and self._transport.get_extra_info("ssl_object")
        der = found.getpeercert(binary_form=True) if isinstance(found, ssl.SSLObject) else None
        return fingerprint(der or b"")

    def allow(self, largest: int) -> None:
        """The peer may send larger frames from now on."""
        self._frames.largest = largest

    def send(self, *messages: bytes) -> bool:
        """Send, or hang up on a reader that takes nothing: False if it is gone."""
        transport = self._transport
        if transport is None or self._closing or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > self.most_unsent:
            self.abort()
            return False
        transport.write(b"".join(map(framed, messages)))
        return True

    @property
    def resting(self) -> bool:
        """Whether nothing is read from the peer now."""
        return self._resting

    def rest(self, resting: bool) -> None:
        """Read nothing more from the peer, or go on."""
        if self._transport is None or self._closing or resting is self._resting:
            return
        self._resting = resting
        if resting:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()
            self._read()

    def pause_writing(self) -> None:
        """The peer does not read fast enough."""
        self.stalled_since = time.monotonic()

    def resume_writing(self) -> None:
        """It has read on."""
        self.stalled_since = None

    def close(self) -> None:
        """Hang up after what was sent; a reader that does not take it is not waited for."""
        if self._transport and not self._closing:
            self._closing = True
            self._transport.close()
            asyncio.get_running_loop().call_later(1.0, self.abort)

    def abort(self) -> None:
        """Hang up at once."""
        self._closing = True
        if self._transport:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection stands."""
        if isinstance(transport, asyncio.Transport):
            self._transport = transport
            self._on_open(self)

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        self._frames.feed(data)
        self._read()

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone."""
        self._closing, self._transport = True, None
        self._on_closed(self)

    def _read(self) -> None:
        try:
            while (
                not (self._closing or self._resting)
                and (message := self._frames.next()) is not None
            ):
                self._on_message(self, message)
        except BadMessage as bad:
            self._on_bad(self, bad)
