"""A small note beside the pointer: what lies there, or why not."""

from pygame import SRCALPHA, Rect, Surface

from game.ui.layout import TableLayout
from game.ui.widgets.skins import Skins

MOST_KEPT = 12
_WIDEST = 400  # units
_RIM = 16  # room for the shadow


def wrapped(skins: Skins, words: str, pixels: int, width: int) -> list[str]:
    """Words in as many lines as a width needs."""
    font = skins.assets.font("reading", pixels)
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.size(longer)[0] <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class Tooltips:
    """Draws notes; the latest few are kept, since the same one is drawn again and again."""

    def __init__(self, skins: Skins) -> None:
        self._skins = skins
        self._kept: dict[tuple[str, float], Surface] = {}

    def draw(
        self, surface: Surface, layout: TableLayout, words: str, beside: tuple[int, int]
    ) -> Rect:
        """A note, inside the window; returns where it lies."""
        key = (words, layout.scale)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = self._made(layout, words)
        picture = self._kept[key]
        rim = layout.pixels(_RIM)
        box = picture.get_rect().inflate(-2 * rim, -2 * rim)
        box.topleft = (beside[0] + layout.pixels(18), beside[1] + layout.pixels(22))
        box.clamp_ip(Rect(0, 0, *layout.size).inflate(-16, -16))
        return surface.blit(picture, box.inflate(2 * rim, 2 * rim))

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
