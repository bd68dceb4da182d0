"""Paints everything of the map into sprites/map.

    pip install numpy scipy numba cairocffi Pillow      # and the system's cairo library
    python3 -m tools.map_picture                        # all of it, two minutes
    python3 -m tools.map_picture --pieces               # all but the picture, seconds

The fonts of the numerals must be there first (tools/fonts.py).
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np
from PIL import Image

from game.board.hexes import Hex
from tools.map_picture import frame, overlays, painting, paris, plates, stations, tracks
from tools.map_picture.drawing import ACROSS_FLATS

SPRITES = Path(__file__).parent.parent.parent / "sprites" / "map"
PICTURE = "france/{row}_{column}.jpg"
TILE = (496, 240)  # whole blocks of the compression, so that tiles join without a seam
_QUALITY = 87

Entry = dict[str, object]


def main() -> None:
    """Write the picture, the pieces and the manifest that describes them."""
    arguments = argparse.ArgumentParser(description="Paint the map into sprites/map.")
    arguments.add_argument("--pieces", action="store_true", help="leave the picture as it is")
    SPRITES.mkdir(parents=True, exist_ok=True)
    if not arguments.parse_args().pieces:
        write_tiles(Image.fromarray(np.round(painting.paint() * 255).astype(np.uint8)))
    pieces = all_pieces()
    for name, piece in pieces.items():
        file = SPRITES / f"{name}.png"
        file.parent.mkdir(exist_ok=True)
        piece.save(file, optimize=True)
    text = json.dumps(manifest(pieces), indent=2)
    (SPRITES / "manifest.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def write_tiles(picture: Image.Image) -> None:
    """Cut the picture, so that a view from nearby reads no more of it than it shows."""
    (SPRITES / PICTURE).parent.mkdir(exist_ok=True)
    for row, top in enumerate(range(0, frame.HEIGHT, TILE[1])):
        for column, left in enumerate(range(0, frame.WIDTH, TILE[0])):
            right, bottom = min(left + TILE[0], frame.WIDTH), min(top + TILE[1], frame.HEIGHT)
            file = SPRITES / PICTURE.format(row=row, column=column)
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
    """What the game must know to lay the pieces on the picture."""
    zero_x, zero_y = frame.pixel_of(Hex(0, 0))
    return {
        "picture": {
            "tiles": PICTURE,
            "tile": list(TILE),
            "size": [frame.WIDTH, frame.HEIGHT],
            "channels": 3,
            "hex_zero": [round(zero_x, 3), round(zero_y, 3)],
            "across_flats": frame.HEX_PIXELS,
            "x": "hex_zero.x + across_flats * (q + r / 2)",
            "y": "hex_zero.y + across_flats * r * sqrt(3) / 2",
            "home_view": list(frame.HOME_VIEW),
        },
        "pieces_across_flats": ACROSS_FLATS,
        "pieces": {name: _entry(name, piece) for name, piece in pieces.items()},
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
