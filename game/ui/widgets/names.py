"""Names of any length in places of a fixed width, down to a letter or two."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened

_TILE = 88  # the height that a player's tile is drawn for
_BESIDE = 88  # units of it that its name cannot use
_SMALLEST = 16  # units: rather than smaller letters, fewer of them


def tile_name(skins: Skins, name: str, tile: Rect) -> str:
    """A name as it fits a player's tile."""
    scale = tile.height / _TILE
    font = skins.assets.font("reading-bold", max(10, round(_SMALLEST * scale)))
    return shortened(name, font, tile.width - round(_BESIDE * scale))


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """What stands for each name where there is room for no more: its first letter, and where
    others have the same one, also the first letter by which it differs from them."""
    return tuple(
        _initials(name, [*names[:seat], *names[seat + 1 :]]) for seat, name in enumerate(names)
    )


def _initials(name: str, others: Sequence[str]) -> str:
    first = name[:1].upper()
    rivals = [other.casefold() for other in others if other[:1].upper() == first]
    if not rivals:
        return first
    for place, letter in enumerate(name[1:], 1):
        apart = all(rival[place : place + 1] != letter.casefold() for rival in rivals)
        if apart and letter.isalnum():
            return first + letter
    return first
