"""A small note beside the pointer: what lies there, or why not."""

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from game.ui.layout import TableLayout
from game.ui.widgets.skins import Skins

MOST_KEPT = 12
_WIDEST = 400  # units
_RIM = 16  # room for the shadow

_Key = tuple[str, float, tuple[int, int]]


def wrapped(skins: Skins, words: str, pixels: int, width: int) -> list[str]:
    """Words in as many lines as a width needs; a new line in them begins a new one."""
    font = skins.assets.font("reading", pixels)
    lines: list[str] = []
    for part in words.split("\n"):
        lines.append("")
        for word in part.split(" "):  # not at spaces that must not break
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if not lines[-1] or font.size(longer)[0] <= width:
                lines[-1] = longer
            else:
                lines.append(word)
    return lines


class Tooltips:
    """Draws notes; the latest few are kept, since the same one is drawn again and again."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self._kept: dict[_Key, Surface] = {}
        self._places: dict[_Key, tuple[tuple[int, int], Sequence[Rect], Rect]] = {}

    def draw(
        self,
        surface: Surface,
        layout: TableLayout,
        words: str,
        beside: tuple[int, int],
        around: Sequence[Rect] = (),
    ) -> Rect:
        """A note, inside the window and where it hides the least of what is `around`, of which the
        first weighs most; returns where it lies."""
        key = (words, layout.scale, layout.size)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                self._places.pop(oldest, None)
            self._kept[key] = self._made(layout, words)
        picture = self._kept[key]
        rim = layout.pixels(_RIM)
        box = picture.get_rect().inflate(-2 * rim, -2 * rim)
        last = self._places.get(key)
        if last is None or last[0] != beside or last[1] is not around:
            window = Rect(0, 0, *layout.size).inflate(-16, -16)
            box = _best(box, window, beside, around, (layout.pixels(18), layout.pixels(22)))
            last = self._places[key] = beside, around, box.inflate(2 * rim, 2 * rim)
        return surface.blit(picture, last[2])

    def _made(self, layout: TableLayout, words: str) -> Surface:
        skins, pixels, rim = self._skins, max(12, layout.pixels(18)), layout.pixels(_RIM)
        lines = wrapped(skins, words, pixels, layout.pixels(_WIDEST))
        font = skins.assets.font("reading", pixels)
        width = max(font.size(line)[0] for line in lines) + layout.pixels(28)
        box = Rect(rim, rim, width, font.get_linesize() * len(lines) + layout.pixels(18))
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.spread(picture, "panel/tooltip", box, layout.scale)
        ink = skins.ink("panel/tooltip")
        for number, line in enumerate(lines):
            letters = skins.assets.text("reading", pixels, line, ink)
            top = box.top + layout.pixels(9) + number * font.get_linesize()
            picture.blit(letters, (box.left + layout.pixels(14), top))
        return picture


def _best(
    box: Rect,
    window: Rect,
    beside: tuple[int, int],
    around: Sequence[Rect],
    away: tuple[int, int],
) -> Rect:
    """The place near a point that hides the least; below to the right if all are alike."""
    places: list[Rect] = []
    for far in (1, 2, 3, 4, 6, 8, 10):
        right, left = beside[0] + far * away[0], beside[0] - far * away[0] - box.width
        below, above = beside[1] + far * away[1], beside[1] - far * away[1] - box.height
        middle, level = beside[0] - box.width // 2, beside[1] - box.height // 2
        corners = [(x, y) for y in (below, above, level) for x in (right, left)]
        corners += [(middle, below), (middle, above)]
        places += [Rect(corner, box.size).clamp(window) for corner in corners]

    return min(places, key=lambda place: _hidden(place, around))


def _hidden(place: Rect, around: Sequence[Rect]) -> int:
    """How much a note would hide; the first weighs most."""
    hidden = 0
    for number in place.collidelistall(around):
        part = around[number].clip(place)
        hidden += part.width * part.height * (1 if number else 20)
    return hidden
