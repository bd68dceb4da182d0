"""Paints everything of the map into sprites/map.

    pip install numpy scipy numba cairocffi Pillow      # and the system's cairo library
    python3 -m tools.map_picture                        # all of it, two minutes a picture
    python3 -m tools.map_picture --only france          # the pieces, and only one picture
    python3 -m tools.map_picture --pieces               # all but the pictures, seconds

The fonts of the numerals must be there first (tools/fonts.py).
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np
from PIL import Image

from game.board.hexes import Hex
from tools.map_picture import overlays, painting, paris, plates, stations, tracks
from tools.map_picture.drawing import ACROSS_FLATS
from tools.map_picture.frame import FRAMES, HEIGHT, WIDTH, Frame

SPRITES = Path(__file__).parent.parent.parent / "sprites" / "map"
PICTURE = "{name}/{{row}}_{{column}}.jpg"
TILE = (496, 240)  # whole blocks of the compression, so that tiles join without a seam
_QUALITY = 87

Entry = dict[str, object]


def main() -> None:
    """Write the pictures, the pieces and the manifest that describes them."""
    arguments = argparse.ArgumentParser(description="Paint the maps into sprites/map.")
    which = arguments.add_mutually_exclusive_group()
    which.add_argument("--pieces", action="store_true", help="leave the pictures as they are")
    names = [frame.region.name for frame in FRAMES]
    which.add_argument("--only", choices=names, help="paint no other picture than this")
    chosen = arguments.parse_args()
    SPRITES.mkdir(parents=True, exist_ok=True)
    for frame in FRAMES:
        if not chosen.pieces and chosen.only in (None, frame.region.name):
            painted = np.round(painting.paint(frame) * 255).astype(np.uint8)
            write_tiles(frame.region.name, Image.fromarray(painted))
    pieces = all_pieces()
    for name, piece in pieces.items():
        file = SPRITES / f"{name}.png"
        file.parent.mkdir(exist_ok=True)
        piece.save(file, optimize=True)
    text = json.dumps(manifest(pieces), indent=2)
    (SPRITES / "manifest.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def write_tiles(name: str, picture: Image.Image) -> None:
    """Cut a picture, so that a view from nearby reads no more of it than it shows."""
    files = PICTURE.format(name=name)
    (SPRITES / files).parent.mkdir(exist_ok=True)
    for row, top in enumerate(range(0, HEIGHT, TILE[1])):
        for column, left in enumerate(range(0, WIDTH, TILE[0])):
            right, bottom = min(left + TILE[0], WIDTH), min(top + TILE[1], HEIGHT)
            file = SPRITES / files.format(row=row, column=column)
            tile = picture.crop((left, top, right, bottom))
            tile.save(file, quality=_QUALITY, optimize=True, progressive=False)


def all_pieces() -> dict[str, Image.Image]:
    """Every sprite that lies on the picture."""
    return (
        overlays.overlays()
        | plates.plates()
        | tracks.tracks()
        | paris.paris()
        | stations.stations()
    )


def manifest(pieces: dict[str, Image.Image]) -> Entry:
    """What the game must know to lay the pieces on the pictures."""
    return {
        "pictures": {frame.region.name: _picture(frame) for frame in FRAMES},
        "pieces_across_flats": ACROSS_FLATS,
        "pieces": {name: _entry(name, piece) for name, piece in pieces.items()},
    }


def _picture(frame: Frame) -> Entry:
    """The picture below a board, and where its hexes lie on it."""
    zero_x, zero_y = frame.pixel_of(Hex(0, 0))
    return {
        "tiles": PICTURE.format(name=frame.region.name),
        "tile": list(TILE),
        "size": [WIDTH, HEIGHT],
        "channels": 3,
        "hex_zero": [round(zero_x, 3), round(zero_y, 3)],
        "across_flats": frame.hex_pixels,
        "x": "hex_zero.x + across_flats * (q + r / 2)",
        "y": "hex_zero.y + across_flats * r * sqrt(3) / 2",
        "home_view": list(frame.home_view),
    }


def _entry(name: str, piece: Image.Image) -> Entry:
    """Size and anchor of a piece: the point laid on its hex's or edge's middle."""
    entry: Entry = {"file": f"{name}.png", "size": list(piece.size), "channels": 4}
    kind, _, detail = name.partition("/")
    if kind == "ribbon":
        livery = plates.LIVERIES[int(detail)]
        entry["slices"] = list(plates.RIBBON_SLICES)
        entry["text_box"] = list(plates.RIBBON_TEXT)
        entry["text"] = livery.ribbon_text
    elif kind == "eiffel":
        entry["anchor"] = list(paris.EIFFEL_ANCHOR)
    else:
        entry["anchor"] = [piece.width / 2, piece.height / 2]
    if kind in ("barrier", "rail") and detail.partition("_")[2] != "hub":
        heading = detail.removeprefix("bed_").removeprefix("track_")
        angle = math.radians(tracks.HEADINGS[heading])
        half = ACROSS_FLATS / 2
        entry["from_hex"] = [round(half * math.cos(angle), 3), round(half * math.sin(angle), 3)]
    return entry


if __name__ == "__main__":
    main()
