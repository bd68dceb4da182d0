import pygame
import pytest
from pygame import Rect, Surface

from game.ui.core.pad_glyphs import draw_glyph, draw_hints, glyph_width, hints_width
from game.ui.core.pad_hints import PadHint
from game.ui.core.pad_model import PadButton
from tests.game.ui.shared_resources import shared_skins

pytestmark = pytest.mark.usefixtures("window")
HINTS = (PadHint(PadButton.A, "Place"), PadHint(PadButton.RB, "Next panel"))


@pytest.mark.parametrize("button", PadButton)
def test_every_button_has_a_picture_of_its_own_inside_its_box(button: PadButton) -> None:
    surface = Surface((80, 40))
    box = Rect(8, 6, glyph_width(button, 28), 28)
    draw_glyph(surface, shared_skins(), button, box)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    (left, top, width, height) = drawn.get_bounding_rects()[0]
    assert width > 0
    assert box.inflate(4, 4).contains(Rect(left, top, width, height))


def test_a_row_shrinks_until_it_fits() -> None:
    skins, surface = shared_skins(), Surface((400, 40))
    wide = hints_width(skins, HINTS, 20)
    narrow = Rect(50, 0, wide * 2 // 3, 40)
    draw_hints(surface, skins, HINTS, narrow, 20, "#ffffff")
    outside = surface.copy()
    outside.fill("black", narrow.inflate(4, 0))
    assert pygame.mask.from_threshold(outside, (0, 0, 0), (1, 1, 1, 255)).count() == 400 * 40
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 400 * 40
