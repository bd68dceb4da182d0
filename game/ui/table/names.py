"""Names of any length in places of a fixed width."""

from pygame import Rect

from game.ui.assets import Role
from game.ui.widgets.skins import Skins

_DOTS = "\N{HORIZONTAL ELLIPSIS}"
_TILE = 88  # the height that a player's tile is drawn for
_BESIDE = 88  # units of it that its name cannot use
_SMALLEST = 16  # units: rather than smaller letters, fewer of them


def shortened(skins: Skins, words: str, width: int, pixels: int, role: Role = "reading") -> str:
    """As many words as fit a width at a size, with dots for the rest."""
    font = skins.assets.font(role, pixels)
    if font.size(words)[0] <= width:
        return words
    kept = len(words) - 1
    while kept > 1 and font.size(words[:kept].rstrip() + _DOTS)[0] > width:
        kept -= 1
    return words[:kept].rstrip() + _DOTS


def tile_name(skins: Skins, name: str, tile: Rect) -> str:
    """A name as it fits a player's tile."""
    scale = tile.height / _TILE
    width = tile.width - round(_BESIDE * scale)
    return shortened(skins, name, width, max(10, round(_SMALLEST * scale)), "reading-bold")
