"""A small note beside the pointer: what lies there, or why not."""

from collections.abc import Sequence
from typing import Protocol

from pygame import SRCALPHA, Rect, Surface

from game.ui.widgets.skins import Skins
from game.ui.widgets.words import balanced, write_line

MOST_KEPT = 12
_WIDEST = 400  # units
_RIM = 16  # room for the shadow
_GAP = 16  # between a note and what it is about, both sides together
_HEAVY = 20  # how much more it matters to see what a note is about than what is around
_HARDLY = 0.15  # of a note: hiding so much more is hardly worse


class Measures(Protocol):
    """How large things are in a window."""

    @property
    def size(self) -> tuple[int, int]:
        """Of the window, in pixels."""

    @property
    def scale(self) -> float:
        """Pixels for a unit."""

    def pixels(self, units: float) -> int:
        """A length in pixels."""

    def letters_of(self, units: float) -> int:
        """A length that grows with the letters, in pixels."""


_Key = tuple[str, int, tuple[int, int]]


def lines_of(skins: Skins, words: str, pixels: int, width: int) -> list[str]:
    """Words in lines about equally long that fit a width; a new line in them begins a new one."""
    font = skins.assets.font("reading", pixels)
    return [line for part in words.split("\n") for line in balanced(part, font, width)]


class Tooltips:
    """Draws notes; the latest few are kept, since the same one is drawn again and again."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self._kept: dict[_Key, Surface] = {}
        self._places: dict[_Key, tuple[Rect, Sequence[Rect], Rect]] = {}
        self._side = 0  # where the latest note lay, seen from what it speaks of

    def draw(
        self,
        surface: Surface,
        layout: Measures,
        words: str,
        about: Rect,
        around: Sequence[Rect] = (),
        within: Rect | None = None,
        spoken_of: Sequence[Rect] = (),
    ) -> Rect:
        """A note close to what it is about, inside a part of the window, where it hides the least
        of what is `around`, and before that of what else is `spoken_of`; returns where it lies."""
        key = (words, layout.letters_of(100), layout.size)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                self._places.pop(oldest, None)
            self._kept[key] = self._made(layout, words)
        picture = self._kept[key]
        last = self._places.get(key)
        if last is None or last[0] != about or last[1] is not around:
            rim = layout.pixels(_RIM)
            size = picture.get_rect().inflate(-2 * rim, -2 * rim).size
            room = (within or Rect(0, 0, *layout.size)).inflate(-16, -16)
            gap = layout.pixels(_GAP)
            places = _sides(size, about.inflate(gap, gap))
            box = self._place(places, room, [about, *spoken_of], around)
            last = self._places[key] = about, around, box.inflate(2 * rim, 2 * rim)
        return surface.blit(picture, last[2])

    def _place(
        self, places: Sequence[Rect], room: Rect, about: Sequence[Rect], around: Sequence[Rect]
    ) -> Rect:
        """The side that hides least; the latest one if it is hardly worse, so that notes do not
        jump while the pointer goes over the map."""
        places = [place.clamp(room) for place in places]
        hidden = [_hidden(place, about, around) for place in places]
        bearable = min(hidden) + _area(places[0]) * _HARDLY
        if hidden[self._side] > bearable:
            self._side = hidden.index(min(hidden))
        return places[self._side]

    def _made(self, layout: Measures, words: str) -> Surface:
        skins, pixels, rim = self._skins, max(12, layout.letters_of(18)), layout.pixels(_RIM)
        lines = lines_of(skins, words, pixels, layout.letters_of(_WIDEST))
        font = skins.assets.font("reading", pixels)
        width = max(font.size(line)[0] for line in lines) + layout.pixels(28)
        box = Rect(rim, rim, width, font.get_linesize() * len(lines) + layout.pixels(18))
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.spread(picture, "panel/tooltip", box, layout.scale)
        ink = skins.ink("panel/tooltip")
        for number, line in enumerate(lines):
            top = box.top + layout.pixels(9) + number * font.get_linesize()
            write_line(picture, font, line, ink, (box.left + layout.pixels(14), top))
        return picture


def _sides(size: tuple[int, int], about: Rect) -> list[Rect]:
    """The places right beside something, the usual one first."""
    box = Rect((0, 0), size)
    return [
        box.move_to(topleft=about.bottomright),
        box.move_to(topright=about.bottomleft),
        box.move_to(bottomleft=about.topright),
        box.move_to(bottomright=about.topleft),
        box.move_to(midleft=about.midright),
        box.move_to(midright=about.midleft),
        box.move_to(midtop=about.midbottom),
        box.move_to(midbottom=about.midtop),
    ]


def _hidden(place: Rect, about: Sequence[Rect], around: Sequence[Rect]) -> float:
    """How much a note would hide; what it is about weighs most."""
    return _covered(place, about) * _HEAVY + _covered(place, around)


def _covered(place: Rect, boxes: Sequence[Rect]) -> int:
    return sum(_area(boxes[one].clip(place)) for one in place.collidelistall(boxes))


def _area(box: Rect) -> int:
    return box.width * box.height
