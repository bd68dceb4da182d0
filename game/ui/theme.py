"""How large the letters of forms and pages are, at the scale of the window."""

_LETTERS, _SMALL_LETTERS = 28, 24  # units of the 1920x1080 window
_LEAST_LETTERS, _LEAST_SMALL_LETTERS = 15, 13  # pixels


def letters(scale: float) -> int:
    """How high the letters of a form are, in pixels."""
    return max(_LEAST_LETTERS, round(_LETTERS * scale))


def small_letters(scale: float) -> int:
    """How high the letters of notes and explanations are, in pixels."""
    return max(_LEAST_SMALL_LETTERS, round(_SMALL_LETTERS * scale))
