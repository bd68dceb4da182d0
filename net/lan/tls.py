"""TLS between a protocol and its socket.

It does what asyncio's own TLS does, with a third of the work for each message: one call encrypts,
one decrypts, and nothing is scheduled in between. TLS 1.3 only, without half-open connections.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

RECORD = 16 * 1024  # bytes that TLS decrypts at a time
RECEIVED = 2 * RECORD  # bytes taken from the socket at a time
HIGH_WATER = 512 * 1024  # unsent bytes beyond which a peer counts as not reading

App = TypeVar("App", bound=asyncio.Protocol)


async def connect(make: Callable[[], App], where: tuple[str, int], context: ssl.SSLContext) -> App:
    """A protocol connected to a host; raises OSError."""
    app = make()
    transport = TlsTransport(app, context, server_side=False)
    try:
        await asyncio.get_running_loop().create_connection(lambda: transport, *where)
        await transport.handshaken
    except BaseException:
        transport.abort()
        raise
    return app


async def accept(
    app: asyncio.Protocol, accepted: socket.socket, context: ssl.SSLContext, patience: float
) -> None:
    """Connect a protocol to a guest; raises OSError, also if the handshake takes too long."""
    transport = TlsTransport(app, context, server_side=True)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: transport, accepted)
        async with asyncio.timeout(patience):
            await transport.handshaken
    except BaseException:
        transport.abort()
        raise


class TlsTransport(asyncio.Transport, asyncio.BufferedProtocol):
    """A transport to the protocol above it, a protocol to the socket below.

    It receives into a buffer of its own: asyncio's other protocols get a new one of 256 KB each
    time, which can take the system longer than the message itself.
    """

    def __init__(
        self, app: asyncio.Protocol, context: ssl.SSLContext, *, server_side: bool
    ) -> None:
        super().__init__()
        self._app = app
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._incoming, self._outgoing, server_side=server_side)
        self._received = memoryview(bytearray(RECEIVED))
        self._below: asyncio.Transport | None = None
        self._open = False  # from the handshake until the connection is lost
        self._closing = False
        self.handshaken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Nobody may be waiting any more when it fails.
        self.handshaken.add_done_callback(lambda done: done.cancelled() or done.exception())

    # To the protocol above.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Encrypt and send; nothing once the connection is closing."""
        if self._closing or not self._open or not data:
            return
        try:
            sent = self._tls.write(data)
            while sent < len(data):  # a record at a time
                sent += self._tls.write(memoryview(data)[sent:])
        except ssl.SSLError:
            self.abort()
        else:
            self._flush()

    def close(self) -> None:
        """Send what is left and a goodbye, then wait until the peer closes, too."""
        if self._closing or self._below is None:
            return
        if not self._open:
            self.abort()
            return
        self._closing = True
        with suppress(ssl.SSLError):  # it wants the peer's goodbye, which `_read` waits for
            self._tls.unwrap()
        self._flush()

    def abort(self) -> None:
        """Close immediately."""
        self._closing = True
        if self._below:
            self._below.abort()

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._closing or self._below is None or self._below.is_closing()

    def pause_reading(self) -> None:
        """Receive nothing for now."""
        if self._below:
            self._below.pause_reading()

    def resume_reading(self) -> None:
        """Receive again."""
        if self._below:
            self._below.resume_reading()

    def get_write_buffer_size(self) -> int:
        """The number of bytes that the system has not taken yet."""
        return self._below.get_write_buffer_size() if self._below else 0

    def get_extra_info(self, name: str, default: object = None) -> object:
        """The TLS object as "ssl_object"; anything else is the socket's."""
        if name == "ssl_object":
            return self._tls
        return self._below.get_extra_info(name, default) if self._below else default

    # To the socket below.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """asyncio: the socket is connected."""
        if isinstance(transport, asyncio.Transport):
            self._below = transport
            if self._closing:
                transport.abort()
                return
            transport.set_write_buffer_limits(HIGH_WATER)
            self._shake_hands()

    def get_buffer(self, _: int) -> memoryview:
        """asyncio: where to put encrypted bytes."""
        return self._received

    def buffer_updated(self, size: int) -> None:
        """asyncio: encrypted bytes have arrived."""
        self._incoming.write(self._received[:size])
        if not self._open:
            self._shake_hands()
        if self._open:
            self._read()

    def pause_writing(self) -> None:
        """asyncio: the peer does not read fast enough."""
        if self._open:
            self._app.pause_writing()

    def resume_writing(self) -> None:
        """asyncio: the peer is reading again."""
        if self._open:
            self._app.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """asyncio: the socket is closed."""
        self._below, self._closing = None, True
        if not self.handshaken.done():
            self.handshaken.set_exception(error or ConnectionResetError("no TLS handshake"))
        if self._open:
            self._open = False
            self._app.connection_lost(error)

    def _shake_hands(self) -> None:
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            self._flush()
        except ssl.SSLError as error:
            self._flush()  # the alert
            if not self.handshaken.done():
                self.handshaken.set_exception(error)
            self.abort()
        else:
            self._flush()
            if not self._closing:
                self._open = True
                self._app.connection_made(self)
                if not self.handshaken.done():
                    self.handshaken.set_result(None)

    def _read(self) -> None:
        try:
            while self._incoming.pending or self._tls.pending():
                data = self._tls.read(RECORD)
                if not data:
                    self._ended()
                    return
                if not self._closing:
                    self._app.data_received(data)
        except ssl.SSLWantReadError:  # the rest of a record is still to come
            pass
        except ssl.SSLZeroReturnError:
            self._ended()
        except ssl.SSLError:
            self.abort()
        if self._outgoing.pending:  # TLS itself has something to say
            self._flush()

    def _ended(self) -> None:
        """The peer has said goodbye."""
        self.close()
        if self._below:
            self._below.close()

    def _flush(self) -> None:
        if self._below and self._outgoing.pending:
            self._below.write(self._outgoing.read())
