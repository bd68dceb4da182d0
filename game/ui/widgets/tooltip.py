"""Tooltips: a few lines beside what they are about."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.ui.map.boxes import area
from game.ui.widgets.placement import KeepClear, hidden, least_hidden
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import balanced, write_line

MOST_CACHED = 12
_WIDEST = 400  # units
_RIM = 16  # units for the shadow
_GAP = 16  # units between a tooltip and its subject, both sides together
_SUBJECT_WEIGHT = 20  # of a hidden pixel of the subject
_HARDLY = 0.15  # of a tooltip: hiding so much more is hardly worse


def balanced_lines(skins: Skins, text: str, pixels: int, width: int) -> list[str]:
    """The lines of a text, each wrapped to lines of about equal length."""
    font = skins.assets.font("reading", pixels)
    return [line for part in text.split("\n") for line in balanced(part, font, width)]


class TooltipText(NamedTuple):
    """The text of a tooltip, and the measures of the window."""

    text: str
    size: tuple[int, int]
    scale: float
    letters: float = 1.0  # how much larger than usual

    def pixels(self, units: float) -> int:
        """A length of the 1920x1080 window, in pixels."""
        return max(1, round(units * self.scale))

    def letters_of(self, units: float) -> int:
        """The height of letters, and of what grows with them."""
        return self.pixels(units * self.letters)


class Tooltips:
    """Draws tooltips, with a cache of the latest."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self._cache: dict[TooltipText, Surface] = {}
        self._placed: tuple[object, Rect] | None = None  # the latest place, and its arguments
        self._side = 0  # of its subject

    def draw(
        self,
        surface: Surface,
        tooltip: TooltipText,
        about: Rect,
        within: Rect | None = None,
        keep_clear: Sequence[KeepClear] = (),
    ) -> Rect:
        """Draw a tooltip beside its subject, where it hides least; returns where."""
        if tooltip not in self._cache:
            if len(self._cache) >= MOST_CACHED:
                del self._cache[next(iter(self._cache))]
            self._cache[tooltip] = self._paint(tooltip)
        picture = self._cache[tooltip]
        key = tooltip, tuple(about), id(keep_clear)
        if self._placed is None or self._placed[0] != key:
            rim, gap = tooltip.pixels(_RIM), tooltip.pixels(_GAP)
            size = picture.get_rect().inflate(-2 * rim, -2 * rim).size
            room = (within or Rect(0, 0, *tooltip.size)).inflate(-16, -16)
            places = [place.clamp(room) for place in _sides(size, about.inflate(gap, gap))]
            box = self._place(places, [KeepClear([about], _SUBJECT_WEIGHT), *keep_clear])
            self._placed = key, box.inflate(2 * rim, 2 * rim)
        return surface.blit(picture, self._placed[1])

    def _place(self, places: Sequence[Rect], keep_clear: Sequence[KeepClear]) -> Rect:
        """The side that hides least; the latest side if hardly worse, so that nothing jumps."""
        best = least_hidden(places, keep_clear)
        bearable = hidden(best, keep_clear) + area(best) * _HARDLY
        if hidden(places[self._side], keep_clear) > bearable:
            self._side = places.index(best)
        return places[self._side]

    def _paint(self, tooltip: TooltipText) -> Surface:
        skins, units = self._skins, tooltip.pixels
        pixels, rim = max(12, tooltip.letters_of(18)), units(_RIM)
        lines = balanced_lines(skins, tooltip.text, pixels, tooltip.letters_of(_WIDEST))
        font = skins.assets.font("reading", pixels)
        width = max(font.size(line)[0] for line in lines) + units(28)
        box = Rect(rim, rim, width, font.get_linesize() * len(lines) + units(18))
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.stretch(picture, "panel/tooltip", box, tooltip.scale)
        ink = skins.ink("panel/tooltip")
        for number, line in enumerate(lines):
            top = box.top + units(9) + number * font.get_linesize()
            write_line(picture, font, line, ink, (box.left + units(14), top))
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
