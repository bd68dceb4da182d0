import struct
import zlib
from pathlib import Path

from pygame import Rect, Surface

from tools.moving_picture import write


def chunks(file: Path) -> list[tuple[bytes, bytes]]:
    data, at, found = file.read_bytes(), 8, []
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        found.append((kind, body))
        at += length + 12
    return found


def painted(box: Rect | None = None, colour: str = "#C03020") -> Surface:
    surface = Surface((40, 30), depth=32)
    surface.fill("#204060")
    if box:
        surface.fill(colour, box)
    return surface


def test_a_frame_holds_only_the_box_of_what_changed(tmp_path: Path) -> None:
    box = Rect(7, 5, 11, 6)
    write(tmp_path / "moving.png", [painted(), painted(box)], [100, 2000])
    found = chunks(tmp_path / "moving.png")
    kinds = [kind for kind, _ in found]
    assert kinds == [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"IEND"]
    assert struct.unpack(">2I", found[1][1]) == (2, 0)
    assert struct.unpack(">5I2H2B", found[2][1])[:7] == (0, 40, 30, 0, 0, 100, 1000)
    assert struct.unpack(">5I2H2B", found[4][1])[:7] == (1, 11, 6, 7, 5, 2000, 1000)
    assert struct.unpack(">I", found[5][1][:4]) == (2,)
    rows = zlib.decompress(found[5][1][4:])
    assert len(rows) == 6 * (1 + 11 * 4)


def test_what_nobody_could_see_is_no_change(tmp_path: Path) -> None:
    nearly = painted(Rect(0, 0, 40, 30), "#214161")
    write(tmp_path / "moving.png", [painted(), nearly], [100, 100])
    controls = [body for kind, body in chunks(tmp_path / "moving.png") if kind == b"fcTL"]
    assert struct.unpack(">5I", controls[1][:20]) == (1, 1, 1, 0, 0)
