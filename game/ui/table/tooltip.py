"""A small note beside the pointer: what lies there, or why not."""

from pygame import Rect, Surface

from game.ui.layout import TableLayout
from game.ui.widgets.skins import Skins

_WIDEST = 400  # units


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


def draw_tooltip(
    surface: Surface, skins: Skins, layout: TableLayout, words: str, beside: tuple[int, int]
) -> Rect:
    """The note, inside the window; returns where it lies."""
    pixels = max(12, layout.pixels(18))
    lines = wrapped(skins, words, pixels, layout.pixels(_WIDEST))
    font = skins.assets.font("reading", pixels)
    width = max(font.size(line)[0] for line in lines) + layout.pixels(28)
    height = font.get_linesize() * len(lines) + layout.pixels(18)
    box = Rect(beside[0] + layout.pixels(18), beside[1] + layout.pixels(22), width, height)
    box.clamp_ip(Rect(0, 0, *layout.size).inflate(-16, -16))
    skins.spread(surface, "panel/tooltip", box, layout.scale)
    ink = skins.ink("panel/tooltip")
    for number, line in enumerate(lines):
        picture = skins.assets.text("reading", pixels, line, ink)
        top = box.top + layout.pixels(9) + number * font.get_linesize()
        surface.blit(picture, (box.left + layout.pixels(14), top))
    return box.inflate(40, 40)
