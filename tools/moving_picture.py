"""Moving pictures as APNG files: every frame after the first holds only the pixels that changed.
Knows pygame's surfaces and the file format, nothing of the game."""

import struct
import zlib
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Rect, Surface

SIGNATURE = b"\x89PNG\r\n\x1a\n"
ALIKE = (4, 4, 4, 255)  # two pixels that differ by no more are the same to the eye
CLEAR = (0, 0, 0, 0)
_KEEP, _OVER = 0, 1  # what becomes of a frame when the next one comes; how it is laid on


def write(path: Path, frames: Sequence[Surface], delays: Sequence[int]) -> None:
    """Write frames of one size, each shown for so many milliseconds; the picture loops for ever."""
    shown, box = _with_alpha(frames[0]), frames[0].get_rect()
    parts = [
        _chunk(b"IHDR", struct.pack(">2I5B", *box.size, 8, 6, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">2I", len(frames), 0)),
        _control(0, box, delays[0]),
        _chunk(b"IDAT", _packed(shown)),
    ]
    number = 1
    for frame, delay in zip(frames[1:], delays[1:], strict=True):
        change = _change(shown, frame)
        shown.blit(change, (0, 0))
        box = change.get_bounding_rect() or Rect(0, 0, 1, 1)  # a frame may not be empty
        data = struct.pack(">I", number + 1) + _packed(change.subsurface(box))
        parts += [_control(number, box, delay), _chunk(b"fdAT", data)]
        number += 2
    path.write_bytes(b"".join([SIGNATURE, *parts, _chunk(b"IEND", b"")]))


def _change(shown: Surface, frame: Surface) -> Surface:
    """The pixels in which a frame differs from what is shown, the others clear."""
    frame = _with_alpha(frame)
    alike = pygame.mask.from_threshold(frame, (0, 0, 0), ALIKE, shown)
    alike.invert()
    return alike.to_surface(
        Surface(frame.get_size(), pygame.SRCALPHA), setsurface=frame, unsetcolor=CLEAR
    )


def _with_alpha(surface: Surface) -> Surface:
    """A copy whose pixels can be clear; needs no window."""
    copy = Surface(surface.get_size(), pygame.SRCALPHA)
    copy.blit(surface, (0, 0))
    return copy


def _packed(surface: Surface) -> bytes:
    """The pixels as a PNG file holds them, with the filter that makes each row small."""
    file = BytesIO()
    pygame.image.save(surface, file, "frame.png")
    data, at, packed = file.getvalue(), len(SIGNATURE), b""
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    return packed


def _control(number: int, box: Rect, delay: int) -> bytes:
    fields = (number, box.width, box.height, box.left, box.top, delay, 1000, _KEEP, _OVER)
    return _chunk(b"fcTL", struct.pack(">5I2H2B", *fields))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
