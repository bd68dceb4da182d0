import pytest
from pygame import Color

from game.ui.theme_colours import CREAM, DIM, GOLD, SEAT_COLOURS, WRONG

PANEL = "#1D3557"  # the lightest navy of a panel


def brightness(colour: str) -> float:
    parts = [part / 255 for part in tuple(Color(colour))[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("words", [CREAM, DIM, GOLD, WRONG, *SEAT_COLOURS])
def test_words_on_a_panel_can_be_read(words: str) -> None:
    contrast = (brightness(words) + 0.05) / (brightness(PANEL) + 0.05)
    assert contrast >= 4.5
