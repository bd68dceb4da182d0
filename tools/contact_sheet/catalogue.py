"""Every sprite that a manifest names, and how large it is on a 1920x1080 table. Draws nothing."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NotRequired, TypedDict

ROOT = Path(__file__).parents[2]
SPRITES = ROOT / "sprites"
PAGE = (1920, 1080)
PIXELS = 2  # of a sprite of the table, for one of the screen
HEX_WIDTH = 54.0  # of the map, in pixels of the screen
ENGINE = 1.14  # the side of an engine's picture, in widths of a hex
_ICON = 32
_FACE = 80  # larger than at most tables
_PORTRAIT = 116
_PUFF, _BURST = 40, 58  # steam and smoke when they are largest, and the ground of points won

Size = tuple[int, int]


class Entry(TypedDict):
    """What a manifest says of a sprite, as far as a sheet must know it."""

    file: str
    size: NotRequired[Size]
    width: NotRequired[int]
    height: NotRequired[int]
    slices: NotRequired[list[int]]
    overhang: NotRequired[list[int]]
    tiles: NotRequired[str]


class Sprite(NamedTuple):
    """A picture of the game. Its name is its file below sprites/, without the ending."""

    file: str
    size: Size
    """In pixels of the screen."""
    slices: tuple[int, ...] = ()
    tiles: str = ""

    @property
    def name(self) -> str:
        """Folder and name."""
        return self.file.rpartition(".")[0]


# What the game draws out or repeats, as large as it is there; a longer beginning goes first.
_SPREAD = {
    "table/button/": (132, 54),
    "table/card/shelf": (158, 14),
    "table/card/veil": (158, 102),
    "table/card/": (330, 102),
    "table/control/field": (120, 44),
    "table/control/row": (150, 32),
    "table/control/scroll": (14, 96),
    "table/control/slider": (150, 14),
    "table/control/tab": (110, 40),
    "table/panel/action": (200, 120),
    "table/panel/badge": (44, 26),
    "table/panel/dialog": (220, 190),
    "table/panel/heading": (180, 8),
    "table/panel/log": (180, 100),
    "table/panel/map_frame": (210, 160),
    "table/panel/pattern": (144, 144),
    "table/panel/rule": (180, 9),
    "table/panel/side": (120, 160),
    "table/panel/tooltip": (160, 40),
    "table/player/": (142, 84),
    "table/track/passed": (98, 18),
    "table/track/rail": (98, 18),
}


@cache
def manifest(folder: str) -> dict[str, Any]:
    """The manifest of a folder."""
    text = (SPRITES / folder / "manifest.json").read_text(encoding="utf-8")
    book: dict[str, Any] = json.loads(text)
    return book


def sprites() -> list[Sprite]:
    """Every sprite of every manifest but the map itself, in the manifests' order."""
    found = []
    for path in sorted(SPRITES.glob("*/manifest.json")):
        book = manifest(path.parent.name)
        entries: list[Entry] | dict[str, Entry] = book.get("sprites") or book["pieces"]
        if isinstance(entries, list):  # the locomotives' files are named from sprites/ on
            found += [_sprite(entry["file"], entry) for entry in entries]
        else:
            folder = path.parent.name
            found += [_sprite(f"{folder}/{entry['file']}", entry) for entry in entries.values()]
    return found


def _sprite(file: str, entry: Entry) -> Sprite:
    pixels = entry["size"] if "size" in entry else (entry["width"], entry["height"])
    sprite = Sprite(file, pixels, tuple(entry.get("slices", ())), entry.get("tiles", ""))
    spread = next((size for start, size in _SPREAD.items() if file.startswith(start)), None)
    if spread and (sprite.slices or sprite.tiles):
        left, top, right, bottom = entry.get("overhang", (0, 0, 0, 0))
        size = (spread[0] + (left + right) // PIXELS, spread[1] + (top + bottom) // PIXELS)
        return sprite._replace(size=size)
    share = _share(file, pixels[0])
    return sprite._replace(size=(round(pixels[0] * share), round(pixels[1] * share)))


def _share(file: str, wide: int) -> float:
    """How large the game draws a sprite that keeps its shape, as a share of its own size."""
    match file.split("/"):
        case ["cursors", _]:
            return 1
        case ["title", name]:
            return PAGE[0] / wide if name.startswith("poster") else 1
        case ["locomotives", *_, name] if name != "start_player.png":
            return HEX_WIDTH * ENGINE / wide
        case ["portraits", *_]:
            return _PORTRAIT / wide
        case ["faces", _]:
            return _FACE / wide
        case ["icons", _]:
            return _ICON / wide
        case ["particles", name] if name.startswith(("smoke", "steam")):
            return _PUFF / wide
        case ["particles", "points_burst.png"]:
            return _BURST / wide
        case ["map", *_]:
            across: float = manifest("map")["pieces_across_flats"]
            return HEX_WIDTH / across
        case _:
            return 1 / PIXELS
