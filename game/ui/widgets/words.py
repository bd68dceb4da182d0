"""Words in a place: cut where they are too long, or in as many lines as they need."""

from pygame import SRCALPHA, Surface
from pygame.font import Font

_CUT = "…"
_SPACING = 1.16  # lines a little further apart than the font would set them


def printable(words: str) -> str:
    """Words from elsewhere, without what no font can write."""
    return "".join(letter if letter.isprintable() else " " for letter in words)


def shortened(words: str, font: Font, width: int) -> str:
    """The words, or as many of their letters as fit, and a sign that some are missing."""
    if font.size(words)[0] <= width:
        return words
    low, high = 0, len(words)
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


def paragraph(words: str, font: Font, colour: str, width: int, align: float = 0.0) -> Surface:
    """The words as a picture no wider than a width; align is 0 for left, 0.5 for the middle."""
    parts = balanced(words, font, width) if align else wrapped(words, font, width)
    lines = [font.render(line, True, colour) for line in parts]
    step = round(font.get_height() * _SPACING)
    broad = max(line.get_width() for line in lines)
    # A line is higher than the font says where letters reach far down.
    picture = Surface((broad, step * (len(lines) - 1) + lines[-1].get_height()), SRCALPHA)
    for number, line in enumerate(lines):
        picture.blit(line, (round((broad - line.get_width()) * align), number * step))
    return picture.convert_alpha()
