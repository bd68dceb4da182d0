import pytest
from pygame import Color

from game.ui.widgets.theme import CREAM, DIM, GOLD, SEAT_COLOURS, WRONG, letters, small_letters

PANEL = "#1D3557"  # the lightest navy of a panel


def brightness(colour: str) -> float:
    parts = [part / 255 for part in tuple(Color(colour))[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("words", [CREAM, DIM, GOLD, WRONG, *SEAT_COLOURS])
def test_text_on_panels_has_enough_contrast(words: str) -> None:
    contrast = (brightness(words) + 0.05) / (brightness(PANEL) + 0.05)
    assert contrast >= 4.5


def test_letters_grow_with_the_scale_and_stay_readable() -> None:
    assert [letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [15, 15, 28, 56]
    assert [small_letters(scale) for scale in (0.1, 0.5, 1.0, 2.0)] == [13, 13, 24, 48]


def test_at_1280x720_the_smallest_letters_of_a_form_are_readable() -> None:
    assert small_letters(1280 / 1920) >= 14
