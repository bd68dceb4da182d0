"""Text in a place: shortened, or in as many lines as it needs.

The picture of a line is higher if a capital has an accent, so lines are placed by their baseline,
and accents rise above their place.
"""

from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface
from pygame.font import Font

_CUT = "…"
LINE_SPACING = 1.16  # line height, in heights of the font
_BELOW = 0.2  # of a line, that a cedilla may reach below it


def printable(text: str) -> str:
    """Text from elsewhere, with spaces for what no font can draw."""
    if text.isprintable():  # nearly always
        return text
    return "".join(letter if letter.isprintable() else " " for letter in text)


def shortened(text: str, font: Font, width: int) -> str:
    """The text, or as much of it as fits, at least one letter, and an ellipsis."""
    if font.size(text)[0] <= width:
        return text
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        fits = font.size(text[:middle].rstrip() + _CUT)[0] <= width
        low, high = (middle, high) if fits else (low, middle - 1)
    return text[:low].rstrip() + _CUT


def wrapped(text: str, font: Font, width: int) -> list[str]:
    """The text in lines that fit."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and font.size(longer)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [shortened(line, font, width) for line in lines]


def balanced(text: str, font: Font, width: int) -> list[str]:
    """The text in as few lines as fit, of about equal length."""
    lines = wrapped(text, font, width)
    longest = max(font.size(word)[0] for word in text.split(" "))
    low, high = 1, width
    while low < high:
        middle = (low + high) // 2
        if longest <= middle and len(wrapped(text, font, middle)) <= len(lines):
            high = middle
        else:
            low = middle + 1
    return wrapped(text, font, high)


def rise(text: str, font: Font) -> int:
    """How far the picture of a line begins above the line, for the accents of capitals."""
    tops = [measures[3] for measures in font.metrics(text) if measures is not None]
    return max(0, max(tops, default=0) - font.get_ascent())


def write_line(
    surface: Surface, font: Font, text: str, colour: str, place: tuple[int, int]
) -> None:
    """Draw a line of text from its top left corner on, accents above it."""
    surface.blit(font.render(text, True, colour), (place[0], place[1] - rise(text, font)))


class Paragraph(NamedTuple):
    """Lines as one picture."""

    picture: Surface
    height: int  # of all lines, whichever letters they have
    rise: int  # how far the picture begins above its place

    @property
    def width(self) -> int:
        """Of the longest line."""
        return self.picture.get_width()

    def rect(self, **place: tuple[int, int]) -> Rect:
        """The box of the lines at a place, given as `center=...`."""
        return Rect((0, 0), (self.width, self.height)).move_to(**place)

    def draw(self, surface: Surface, place: tuple[int, int]) -> None:
        """Draw the lines from their top left corner on."""
        surface.blit(self.picture, (place[0], place[1] - self.rise))


def paragraph(text: str, font: Font, colour: str, width: int, align: float = 0.0) -> Paragraph:
    """A text within a width; align is 0 for left, 0.5 for the middle, with balanced lines."""
    lines = balanced(text, font, width) if align else wrapped(text, font, width)
    step, above = round(font.get_height() * LINE_SPACING), rise(lines[0], font)
    widths = [font.size(line)[0] for line in lines]
    height = step * (len(lines) - 1) + font.get_height()
    below = round(font.get_height() * _BELOW)
    picture = Surface((max(widths), above + height + below), SRCALPHA)
    for number, (line, wide) in enumerate(zip(lines, widths, strict=True)):
        left = round((max(widths) - wide) * align)
        write_line(picture, font, line, colour, (left, above + number * step))
    return Paragraph(picture.convert_alpha(), height, above)
