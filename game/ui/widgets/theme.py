"""Colours of text and panels, and the sizes of letters on forms and pages."""

CREAM = "#F6EBCF"
DIM = "#C9BE9F"
FAINT = "#8C8671"  # of an example in an empty field
GOLD = "#F4DD9A"
WRONG = "#FFA98F"
NIGHT = (7, 14, 28)
# By seat, light enough for dark letters on them and for letters on the panels.
SEAT_COLOURS = ("#E9D9A8", "#A9D3E6", "#F0A08C", "#BFE0A4", "#D9B8E6", "#F2C879")

_LETTERS, _SMALL_LETTERS = 28, 24  # units of the 1920x1080 window
_LEAST_LETTERS, _LEAST_SMALL_LETTERS = 15, 13  # pixels


def letters(scale: float) -> int:
    """The height of the letters of a form, in pixels."""
    return max(_LEAST_LETTERS, round(_LETTERS * scale))


def small_letters(scale: float) -> int:
    """The height of the letters of notes and explanations, in pixels."""
    return max(_LEAST_SMALL_LETTERS, round(_SMALL_LETTERS * scale))
