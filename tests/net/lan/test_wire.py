"""One connection by itself, with a transport that only pretends."""

import asyncio

from net.lan.wire import Wire
from net.wire.errors import BadMessage
from net.wire.framing import framed


class Pretended(asyncio.Transport):
    def __init__(self, unsent: int = 0) -> None:
        super().__init__()
        self.written = b""
        self.unsent = unsent
        self.aborted = False
        self.reading = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def a_wire(transport: Pretended) -> tuple[Wire, list[object]]:
    heard: list[object] = []
    wire = Wire(
        10,
        lambda _: heard.append("open"),
        lambda _, data: heard.append(data),
        lambda _, bad: heard.append(type(bad)),
        lambda _: heard.append("closed"),
    )
    wire.connection_made(transport)
    return wire, heard


def test_messages_go_out_in_frames_and_come_in_whole() -> None:
    transport = Pretended()
    wire, heard = a_wire(transport)
    assert wire.send(b"hello")
    assert transport.written == framed(b"hello")
    wire.data_received(framed(b"a") + framed(b"b")[:3])
    wire.data_received(framed(b"b")[3:])
    wire.connection_lost(None)
    assert heard == ["open", b"a", b"b", "closed"]
    assert not wire.open
    assert not wire.send(b"too late")


def test_a_reader_that_takes_nothing_is_hung_up_on() -> None:
    transport = Pretended(unsent=10**9)
    wire, _ = a_wire(transport)
    assert not wire.send(b"hello")
    assert transport.aborted
    assert transport.written == b""


def test_a_frame_that_is_too_large_is_bad_until_it_is_allowed() -> None:
    wire, heard = a_wire(Pretended())
    wire.data_received(framed(b"x" * 11))
    assert heard == ["open", BadMessage]
    other, heard = a_wire(Pretended())
    other.allow(11)
    other.data_received(framed(b"x" * 11))
    assert heard == ["open", b"x" * 11]


def test_after_hanging_up_nothing_more_is_heard() -> None:
    wire, heard = a_wire(Pretended())
    wire.abort()
    wire.data_received(framed(b"a"))
    assert heard == ["open"]


def test_a_wire_at_rest_reads_nothing_until_it_goes_on() -> None:
    transport = Pretended()
    wire, heard = a_wire(transport)
    wire.rest(True)
    assert wire.resting
    assert not transport.reading
    wire.data_received(framed(b"a") + framed(b"b"))
    assert heard == ["open"]
    wire.rest(False)
    assert transport.reading
    assert heard == ["open", b"a", b"b"]
    wire.rest(True)
    wire.abort()
    wire.rest(False)
    assert not transport.reading, "it is gone"
