"""One sprite with what the game must know of it."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

Margins = tuple[int, int, int, int]  # left, top, right, bottom


class Piece(NamedTuple):
    """A sprite. All lengths are pixels of the sprite."""

    image: Image.Image
    slices: Margins | None = None  # what is left of, above, right of, below the stretched middle
    overhang: Margins | None = None  # how far shadow or glow reaches out of the thing itself
    state: str = ""
    hotspot: tuple[int, int] | None = None
    tiles: str = ""  # the directions it repeats in without a seam: x, y or xy
    text: str = ""  # the colour of what is written on it
    suffix: str = "png"

    def entry(self, name: str) -> dict[str, object]:
        """What the manifest says of it."""
        entry: dict[str, object] = {
            "file": f"{name}.{self.suffix}",
            "size": list(self.image.size),
            "channels": len(self.image.getbands()),
        }
        details: dict[str, str | Sequence[int] | None] = {
            "state": self.state,
            "slices": self.slices,
            "overhang": self.overhang,
            "hotspot": self.hotspot,
            "tiles": self.tiles,
            "text": self.text,
        }
        for key, detail in details.items():
            if detail:
                entry[key] = detail if isinstance(detail, str) else list(detail)
        return entry


Pieces = dict[str, Piece]


def all_round(margin: int) -> Margins:
    """The same margin on every side."""
    return margin, margin, margin, margin


def stretched(piece: Piece, width: int, height: int) -> Image.Image:
    """A nine-slice piece drawn out to a size, its overhang included."""
    left, top, right, bottom = piece.slices or all_round(0)
    columns = ((0, left), (left, piece.image.width - right), (piece.image.width - right, None))
    rows = ((0, top), (top, piece.image.height - bottom), (piece.image.height - bottom, None))
    wide = (left, max(0, width - left - right), right)
    high = (top, max(0, height - top - bottom), bottom)
    whole = Image.new("RGBA", (width, height))
    for row, (upper, lower) in enumerate(rows):
        for column, (start, end) in enumerate(columns):
            size = (wide[column], high[row])
            if 0 in size:
                continue
            area = (start, upper, end or piece.image.width, lower or piece.image.height)
            part = piece.image.crop(area).resize(size, Image.Resampling.BILINEAR)
            whole.paste(part, (sum(wide[:column]), sum(high[:row])))
    return whole
