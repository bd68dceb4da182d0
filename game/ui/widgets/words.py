"""Words that are too long for their place."""

from pygame.font import Font

_CUT = "…"


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
