"""Words in a place: cut where they are too long, or in as many lines as they need.

The picture of a line is higher where a letter has an accent. So nothing here is placed by how high
a picture is: lines stand by their feet, and accents rise above their place.
"""

from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface
from pygame.font import Font

_CUT = "…"
_SPACING = 1.16  # lines a little further apart than the font would set them
_BELOW = 0.2  # of a line, that a cedilla may reach below it


def printable(words: str) -> str:
    """Words from elsewhere, without what no font can write."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def shortened(words: str, font: Font, width: int) -> str:
    """The text, or as much of it as fits, at least one letter, and an ellipsis."""
    if font.size(words)[0] <= width:
        return words
    low, high = 1, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        fits = font.size(words[:middle].rstrip() + _CUT)[0] <= width
        low, high = (middle, high) if fits else (low, middle - 1)
    return words[:low].rstrip() + _CUT


def wrapped(words: str, font: Font, width: int) -> list[str]:
    """The words in lines that fit."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and font.size(longer)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return [shortened(line, font, width) for line in lines]


def balanced(words: str, font: Font, width: int) -> list[str]:
    """The words in as few lines as fit, and those about equally long."""
    lines = wrapped(words, font, width)
    low, high = 1, width
    while low < high:
        middle = (low + high) // 2
        if len(wrapped(words, font, middle)) <= len(lines) and not _cut(words, font, middle):
            high = middle
        else:
            low = middle + 1
    return wrapped(words, font, high)


def _cut(words: str, font: Font, width: int) -> bool:
    """Whether a word alone is too long for a line."""
    return any(font.size(word)[0] > width for word in words.split(" "))


def rise(words: str, font: Font) -> int:
    """How far the picture of a line begins above the line, for the accents of capitals."""
    tops = [measures[3] for measures in font.metrics(words) if measures is not None]
    return max(0, max(tops, default=0) - font.get_ascent())


def write_line(
    surface: Surface, font: Font, words: str, colour: str, place: tuple[int, int]
) -> None:
    """Words from a place on; without accents they would fill a line of the font's height."""
    surface.blit(font.render(words, True, colour), (place[0], place[1] - rise(words, font)))


class Paragraph(NamedTuple):
    """Lines as one picture, which may reach beyond their place: above it with accents."""

    picture: Surface
    height: int  # of all lines, whichever letters they have
    rise: int  # that the picture begins above its place

    @property
    def width(self) -> int:
        """Of the longest line."""
        return self.picture.get_width()

    def rect(self, **place: tuple[int, int]) -> Rect:
        """Where the words are if they are placed so, as `center=...`."""
        return Rect((0, 0), (self.width, self.height)).move_to(**place)

    def draw(self, surface: Surface, place: tuple[int, int]) -> None:
        """The words, from their top left corner on."""
        surface.blit(self.picture, (place[0], place[1] - self.rise))


def paragraph(words: str, font: Font, colour: str, width: int, align: float = 0.0) -> Paragraph:
    """The words as a picture no wider than a width; align is 0 for left, 0.5 for the middle."""
    parts = balanced(words, font, width) if align else wrapped(words, font, width)
    step, above = round(font.get_height() * _SPACING), rise(parts[0], font)
    widths = [font.size(line)[0] for line in parts]
    high = step * (len(parts) - 1) + font.get_height()
    below = round(font.get_height() * _BELOW)
    picture = Surface((max(widths), above + high + below), SRCALPHA)
    for number, (line, wide) in enumerate(zip(parts, widths, strict=True)):
        left = round((max(widths) - wide) * align)
        write_line(picture, font, line, colour, (left, above + number * step))
    return Paragraph(picture.convert_alpha(), high, above)
