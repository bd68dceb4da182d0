"""A small note beside the pointer: what lies there, or why not."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.ui.map.boxes import area
from game.ui.widgets.placement import KeepClear, hidden, least_hidden
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import balanced, write_line

MOST_KEPT = 12
_WIDEST = 400  # units
_RIM = 16  # room for the shadow
_GAP = 16  # between a note and what it is about, both sides together
_HEAVY = 20  # how much more it matters to see what a note is about than what is around
_HARDLY = 0.15  # of a note: hiding so much more is hardly worse


def balanced_lines(skins: Skins, words: str, pixels: int, width: int) -> list[str]:
    """Words in lines about equally long that fit a width; a new line in them begins a new one."""
    font = skins.assets.font("reading", pixels)
    return [line for part in words.split("\n") for line in balanced(part, font, width)]


class TooltipText(NamedTuple):
    """The words of a tooltip, and the measures of the window they are written for."""

    text: str
    size: tuple[int, int]
    scale: float
    letters: float = 1.0  # how much larger they are than usual

    def pixels(self, units: float) -> int:
        """A length told for 1920x1080."""
        return max(1, round(units * self.scale))

    def letters_of(self, units: float) -> int:
        """The height of letters, and of what goes with them."""
        return self.pixels(units * self.letters)


class Tooltips:
    """Draws tooltips; the latest few are kept, since the same one is drawn again and again."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self._kept: dict[TooltipText, Surface] = {}
        self._placed: tuple[object, Rect] | None = None  # the latest, and what it was placed for
        self._side = 0  # where the latest one lay, seen from what it speaks of

    def draw(
        self,
        surface: Surface,
        note: TooltipText,
        about: Rect,
        within: Rect | None = None,
        keep_clear: Sequence[KeepClear] = (),
    ) -> Rect:
        """Draw a tooltip close to what it is about, inside a part of the window, where it hides
        least; returns where it lies."""
        if note not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[note] = self._made(note)
        picture = self._kept[note]
        key = note, tuple(about), id(keep_clear)
        if self._placed is None or self._placed[0] != key:
            rim, gap = note.pixels(_RIM), note.pixels(_GAP)
            size = picture.get_rect().inflate(-2 * rim, -2 * rim).size
            room = (within or Rect(0, 0, *note.size)).inflate(-16, -16)
            places = [place.clamp(room) for place in _sides(size, about.inflate(gap, gap))]
            box = self._place(places, [KeepClear([about], _HEAVY), *keep_clear])
            self._placed = key, box.inflate(2 * rim, 2 * rim)
        return surface.blit(picture, self._placed[1])

    def _place(self, places: Sequence[Rect], keep_clear: Sequence[KeepClear]) -> Rect:
        """The side that hides least; the latest one if it is hardly worse, so that tooltips do not
        jump while the pointer goes over the map."""
        best = least_hidden(places, keep_clear)
        bearable = hidden(best, keep_clear) + area(best) * _HARDLY
        if hidden(places[self._side], keep_clear) > bearable:
            self._side = places.index(best)
        return places[self._side]

    def _made(self, note: TooltipText) -> Surface:
        skins, pixels, rim = self._skins, max(12, note.letters_of(18)), note.pixels(_RIM)
        lines = balanced_lines(skins, note.text, pixels, note.letters_of(_WIDEST))
        font = skins.assets.font("reading", pixels)
        width = max(font.size(line)[0] for line in lines) + note.pixels(28)
        box = Rect(rim, rim, width, font.get_linesize() * len(lines) + note.pixels(18))
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.stretch(picture, "panel/tooltip", box, note.scale)
        ink = skins.ink("panel/tooltip")
        for number, line in enumerate(lines):
            top = box.top + note.pixels(9) + number * font.get_linesize()
            write_line(picture, font, line, ink, (box.left + note.pixels(14), top))
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
