"""Colours of words and shades on the panels, and how large the letters of forms and pages are."""

CREAM = "#F6EBCF"
DIM = "#C9BE9F"
FAINT = "#8C8671"  # what only shows how something could be written
GOLD = "#F4DD9A"
WRONG = "#FFA98F"
NIGHT = (7, 14, 28)
# Each seat its own, light enough for dark letters on it and for itself on the panels.
SEAT_COLOURS = ("#E9D9A8", "#A9D3E6", "#F0A08C", "#BFE0A4", "#D9B8E6", "#F2C879")

_LETTERS, _SMALL_LETTERS = 28, 24  # units of the 1920x1080 window
_LEAST_LETTERS, _LEAST_SMALL_LETTERS = 15, 13  # pixels


def letters(scale: float) -> int:
    """How high the letters of a form are, in pixels."""
    return max(_LEAST_LETTERS, round(_LETTERS * scale))


def small_letters(scale: float) -> int:
    """How high the letters of notes and explanations are, in pixels."""
    return max(_LEAST_SMALL_LETTERS, round(_SMALL_LETTERS * scale))
