"""Our own TLS transport, against itself and against asyncio's."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from net.lan import tls
from net.lan.certificate import (
    fingerprint,
    fingerprint_of,
    guest_context,
    host_context,
    make_certificate,
)
from tests.net.lan.tables import run, until

PEM = make_certificate()


class Peer(asyncio.Protocol):
    """Keeps what it is told."""

    def __init__(self, echoes: bool = False) -> None:
        self.heard = b""
        self.lost = False
        self.wire: asyncio.Transport | None = None
        self._echoes = echoes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.wire = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if self._echoes and self.wire:
            self.wire.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True


@asynccontextmanager
async def listening(host: Peer, patience: float = 5.0) -> AsyncIterator[tuple[str, int]]:
    """An address at which one guest is accepted."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)

        async def serve() -> None:
            accepted, _ = await asyncio.get_running_loop().sock_accept(listener)
            await tls.accept(host, accepted, host_context(PEM), patience)

        serving = asyncio.ensure_future(serve())
        yield listener.getsockname()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        if host.wire:
            host.wire.abort()


@pytest.mark.parametrize("size", [1, 100, 1_000_000])
def test_what_is_sent_comes_back_whole(size: int) -> None:
    async def talk() -> None:
        async with listening(Peer(echoes=True)) as where:
            guest = await tls.connect(Peer, where, guest_context())
            assert guest.wire
            guest.wire.write(b"x" * size)
            await until("the echo", lambda: len(guest.heard) == size)
            guest.wire.abort()
            await until("the end", lambda: guest.lost)

    run(talk())


def test_a_guest_sees_the_certificate_of_its_host() -> None:
    async def look() -> None:
        async with listening(Peer()) as where:
            guest = await tls.connect(Peer, where, guest_context())
            assert guest.wire
            found = guest.wire.get_extra_info("ssl_object")
            assert found.version() == "TLSv1.3"
            assert fingerprint(found.getpeercert(binary_form=True)) == fingerprint_of(PEM)
            guest.wire.abort()

    run(look())


def test_asyncio_understands_it_and_is_understood() -> None:
    async def talk() -> None:
        host = Peer(echoes=True)
        async with listening(host) as where:
            reader, writer = await asyncio.open_connection(
                *where, ssl=guest_context(), server_hostname=""
            )
            writer.write(b"hello")
            assert await reader.readexactly(5) == b"hello"
            writer.close()
            await writer.wait_closed()
            await until("the end", lambda: host.lost)

    run(talk())


def test_closing_sends_everything_first_and_ends_both_sides() -> None:
    async def part() -> None:
        host = Peer()
        async with listening(host) as where:
            guest = await tls.connect(Peer, where, guest_context())
            await until("the guest", lambda: host.wire)
            assert host.wire
            host.wire.write(b"x" * 300_000)
            host.wire.close()
            host.wire.write(b"too late")
            assert host.wire.is_closing()
            await until("the end", lambda: guest.lost and host.lost)
            assert guest.heard == b"x" * 300_000

    run(part())


def test_a_host_without_tls_is_an_error_of_the_system() -> None:
    async def knock() -> None:
        async def no_tls(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 welcome\r\n" * 10)
            writer.close()

        async with await asyncio.start_server(no_tls, "127.0.0.1", 0) as server:
            with pytest.raises(ssl.SSLError):
                await tls.connect(Peer, server.sockets[0].getsockname(), guest_context())

    run(knock())


def test_a_guest_that_never_begins_is_hung_up_on() -> None:
    async def wait() -> None:
        host = Peer()
        async with listening(host, patience=0.05) as where:
            reader, writer = await asyncio.open_connection(*where)
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            writer.close()
            assert host.wire is None

    run(wait())


def test_what_is_no_tls_any_more_ends_the_connection() -> None:
    async def tamper() -> None:
        host = Peer()
        async with listening(host) as where:
            guest = await tls.connect(Peer, where, guest_context())
            await until("the guest", lambda: host.wire)
            assert isinstance(host.wire, tls.TlsTransport)
            record = b"\x17\x03\x03\x00\x20" + b"x" * 32
            host.wire.get_buffer(len(record))[: len(record)] = record
            host.wire.buffer_updated(len(record))
            await until("the end", lambda: guest.lost and host.lost)
            assert host.heard == b""

    run(tamper())
