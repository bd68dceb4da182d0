"""Names in little room."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened

_TILE = 88  # units: the height that a player's tile is drawn for
_BESIDE = 88  # units of it that its name cannot use
_SMALLEST = 16  # units of letters: below that, names are cut


def tile_name(skins: Skins, name: str, tile: Rect) -> str:
    """A name, shortened to fit a player's tile."""
    scale = tile.height / _TILE
    font = skins.assets.font("reading-bold", max(10, round(_SMALLEST * scale)))
    return shortened(name, font, tile.width - round(_BESIDE * scale))


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first letter of each name; if others share it, also the first in which it differs."""
    return tuple(
        _initials(name, [*names[:seat], *names[seat + 1 :]]) for seat, name in enumerate(names)
    )


def _initials(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()
    rivals = [other.casefold() for other in others if other[:1].upper() == first]
    for place, letter in enumerate(name[1:] if rivals else "", 1):
        unique = all(rival[place : place + 1] != letter.casefold() for rival in rivals)
        if unique and letter.isalnum():
            return first + letter
    return first
