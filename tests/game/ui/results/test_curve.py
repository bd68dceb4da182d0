import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES, Company
from game.ui.results.curve import Curve
from tests.game.ui.finished import pictures

HIGH = 20


def a_curve(mark: Company | str) -> Curve:
    return Curve("Ada", (0, 1), "#1F6E9C", "#FFF9E8", (), mark)


def test_two_letters_make_a_longer_sign() -> None:
    one, two = a_curve("A"), a_curve("Ad")
    assert one.sign_width(HIGH) == a_curve(COMPANIES[0]).sign_width(HIGH) == HIGH
    assert two.sign_width(HIGH) > HIGH


@pytest.mark.parametrize("mark", ["A", "Ad", COMPANIES[0]])
def test_a_sign_is_as_wide_as_it_says(mark: Company | str) -> None:
    surface = Surface((80, 40))
    curve = a_curve(mark)
    curve.draw_sign(surface, pictures(), (40, 20), HIGH)
    surface.set_colorkey("#000000")
    drawn, said = surface.get_bounding_rect(), curve.sign_width(HIGH)
    assert Rect(40 - said // 2, 0, said, 40).inflate(2, 0).contains(drawn)
    assert drawn.width >= said - 6
