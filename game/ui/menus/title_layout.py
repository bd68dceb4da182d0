"""Where everything of the title stands: whatever is offered, every entry keeps its place.

Offers come and go above the column; the name of the game makes room for them.
"""

from typing import NamedTuple

from pygame import Rect

ROOM = (1820, 1060)  # units that the title needs
COLUMN, LEFT = 440, 110
_FIRST = 528  # where the column begins
_LARGE, _SMALL, _OFFER = 58, 50, 72  # heights
_GAP, _APART = 12, 20  # between two entries, and before the small ones
_NAME = 352  # where the name of the game ends if it stands as high as it can
_CROSS = 44
_LANGUAGE = (160, 50)


class TitleLayout(NamedTuple):
    """Of entries, from the top down, and how far the name stands lower than it could."""

    offers: list[Rect]
    crosses: list[Rect]  # beside each offer
    large: list[Rect]
    small: list[Rect]
    drop: int


def places(scale: float, offers: int, large: int, small: int) -> TitleLayout:
    """For so many of each."""

    def units(length: float) -> int:
        return round(length * scale)

    step, top = _OFFER + _GAP, _FIRST - offers * (_OFFER + _GAP)
    offered = [
        Rect(units(LEFT), units(top + n * step), units(COLUMN), units(_OFFER))
        for n in range(offers)
    ]
    crosses = [Rect(0, 0, units(_CROSS), units(_CROSS)) for _ in offered]
    for cross, offer in zip(crosses, offered, strict=True):
        cross.midleft = offer.right + units(_GAP), offer.centery
    column = [
        Rect(units(LEFT), units(_FIRST + n * (_LARGE + _GAP)), units(COLUMN), units(_LARGE))
        for n in range(large)
    ]
    below, half = _FIRST + large * (_LARGE + _GAP) - _GAP + _APART, (COLUMN - _GAP) / 2
    pairs = []
    for number in range(small):
        row, aside = divmod(number, 2)
        corner = units(LEFT + aside * (half + _GAP)), units(below + row * (_SMALL + _GAP))
        pairs.append(Rect(corner, (units(half), units(_SMALL))))
    return TitleLayout(offered, crosses, column, pairs, (top - _GAP - _NAME) // 2)


def language_places(scale: float, window: tuple[int, int], count: int) -> list[Rect]:
    """In the lower right corner, side by side."""
    width, height = (round(length * scale) for length in _LANGUAGE)
    step = width + round(12 * scale)
    right, bottom = window[0] - round(34 * scale), window[1] - round(30 * scale)
    return [
        Rect(right - (count - number) * step + step - width, bottom - height, width, height)
        for number in range(count)
    ]
