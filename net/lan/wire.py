"""One connection: frames in and out, with a limit on unsent data."""

import asyncio
import ssl
import time
from collections.abc import Callable

from net.lan.certificate import fingerprint
from net.wire.errors import BadMessage
from net.wire.framing import Frames, framed
from net.wire.limits import UNSENT


class Wire(asyncio.Protocol):
    """A peer at the other end of a TCP connection with TLS."""

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
        self.stalled_since: float | None = None  # since when the peer has not been reading

    @property
    def open(self) -> bool:
        """Whether the connection is open."""
        return self._transport is not None

    @property
    def fingerprint(self) -> bytes:
        """The fingerprint of the peer's certificate."""
        found = self._transport and self._transport.get_extra_info("ssl_object")
        der = found.getpeercert(binary_form=True) if isinstance(found, ssl.SSLObject) else None
        return fingerprint(der or b"")

    def allow(self, largest: int) -> None:
        """Accept larger frames from now on."""
        self._frames.largest = largest

    def send(self, *messages: bytes) -> bool:
        """Send messages; False if the connection is closed. Drops a peer that does not read."""
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
        """Whether reading is paused."""
        return self._resting

    def rest(self, resting: bool) -> None:
        """Pause or resume reading."""
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
        """The peer is reading again."""
        self.stalled_since = None

    def close(self) -> None:
        """Close after sending; a peer that does not read is dropped."""
        if self._transport and not self._closing:
            self._closing = True
            self._transport.close()
            asyncio.get_running_loop().call_later(1.0, self.abort)

    def abort(self) -> None:
        """Close immediately."""
        self._closing = True
        if self._transport:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """asyncio: the connection is open."""
        if isinstance(transport, asyncio.Transport):
            self._transport = transport
            self._on_open(self)

    def data_received(self, data: bytes) -> None:
        """asyncio: bytes have arrived."""
        self._frames.feed(data)
        self._read()

    def connection_lost(self, _: Exception | None) -> None:
        """asyncio: the connection is closed."""
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
