import pytest
from pygame import Rect, Surface

from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.i18n.text import LANGUAGES
from game.ui.widgets.button import Button
from tests.game.ui.finished import pixels
from tests.game.ui.i18n.test_catalogues import texts_of

pytestmark = pytest.mark.usefixtures("window")


def test_the_states_of_a_button_look_different() -> None:
    skins, looks = FallbackSkins(), set()
    for pointed, focused in ((False, False), (True, False), (False, True)):
        surface, button = Surface((200, 60)), Button("one")
        button.rect, button.label, button.focused = Rect(10, 10, 180, 40), "Quit", focused
        button.hover((100, 30) if pointed else None)
        button.draw(surface, skins, 1.0)
        looks.add(pixels(surface))
    assert len(looks) == 3


def test_every_letter_of_the_crash_screen_can_be_drawn() -> None:
    font = FallbackSkins().assets.font("reading", 20)
    letters = {letter for language in LANGUAGES for text in texts_of(language) for letter in text}
    ordinary = sorted(letter for letter in letters if letter.isalpha() and ord(letter) < 0x180)
    metrics = font.metrics("".join(ordinary))
    assert [one for one, measured in zip(ordinary, metrics, strict=True) if not measured] == []
