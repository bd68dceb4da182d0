"""Frames: a length of four bytes, big-endian, then that many bytes of one message."""

from struct import Struct

from net.wire.errors import BadMessage

_LENGTH = Struct(">I")


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return _LENGTH.pack(len(message)) + message


class Frames:
    """Splits received bytes into messages. Never holds more than one frame of the allowed size."""

    def __init__(self, largest: int) -> None:
        self.largest = largest  # bytes of a message; raised once a peer is admitted
        self._held = bytearray()

    def feed(self, data: bytes) -> None:
        """Add received bytes."""
        self._held += data

    def next(self) -> bytes | None:
        """The next complete message; raises BadMessage as soon as a length is too large."""
        held = self._held
        if len(held) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(held)
        if not 0 < length <= self.largest:
            raise BadMessage(f"a frame of {length} bytes (1 to {self.largest} are allowed)")
        end = _LENGTH.size + length
        if len(held) < end:
            return None
        message = bytes(held[_LENGTH.size : end])
        del held[:end]
        return message
