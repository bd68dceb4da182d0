"""Writes OGG Vorbis files that come out the same whenever the same sound is written."""

import struct
import zlib
from pathlib import Path

import numpy as np
import soundfile

from tools.sounds.synthesis import RATE, Sound

# One call with a minute of sound crashes libsndfile's Vorbis encoder; blocks do not.
_BLOCK = 65_536
_PAGE_HEADER = 27
_CRC_POLYNOMIAL = 0x04C11DB7


def write(path: Path, sound: Sound, quality: float) -> None:
    """Write a mono or stereo sound at a Vorbis quality from 0 to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path,
        "w",
        samplerate=RATE,
        channels=1 if sound.ndim == 1 else 2,
        format="OGG",
        subtype="VORBIS",
        compression_level=1.0 - quality,
    ) as target:
        for start in range(0, len(sound), _BLOCK):
            target.write(sound[start : start + _BLOCK].astype(np.float32))
    path.write_bytes(_with_serial(path.read_bytes(), zlib.crc32(path.name.encode())))


def read(path: Path) -> Sound:
    """The samples as a player will hear them."""
    sound: Sound = soundfile.read(path, dtype="float64")[0]
    return sound


def _with_serial(stream: bytes, serial: int) -> bytes:
    """The encoder numbers each stream by chance; a fixed number makes the file reproducible."""
    table = _crc_table()
    pages = bytearray(stream)
    start = 0
    while start < len(pages):
        segments = pages[start + 26]
        body = sum(pages[start + _PAGE_HEADER : start + _PAGE_HEADER + segments])
        end = start + _PAGE_HEADER + segments + body
        struct.pack_into("<I", pages, start + 14, serial)
        struct.pack_into("<I", pages, start + 22, 0)
        checksum = 0
        for byte in pages[start:end]:
            checksum = ((checksum << 8) & 0xFFFFFFFF) ^ table[(checksum >> 24) ^ byte]
        struct.pack_into("<I", pages, start + 22, checksum)
        start = end
    return bytes(pages)


def _crc_table() -> list[int]:
    table = []
    for value in range(256):
        remainder = value << 24
        for _ in range(8):
            carry = remainder & 0x80000000
            remainder = (remainder << 1) & 0xFFFFFFFF
            if carry:
                remainder ^= _CRC_POLYNOMIAL
        table.append(remainder)
    return table
