from itertools import pairwise

import pytest
from pygame import Rect

from game.ui.menus.title_buttons import ROOM, language_places, places


@pytest.mark.parametrize("offers", [0, 1, 2])
def test_nothing_overlaps_and_everything_fits_into_the_smallest_window(offers: int) -> None:
    found = places(1.0, offers, 5, 4)
    everything = [*found.offers, *found.crosses, *found.large, *found.small]
    for number, rect in enumerate(everything):
        assert rect.collidelist(everything[number + 1 :]) == -1
        assert rect.bottom <= ROOM[1] - 50, "the version stands below"
    tagline = 352 + found.drop
    assert tagline <= min(rect.top for rect in everything)


def test_offers_come_above_and_push_nothing_away() -> None:
    without, both = places(0.667, 0, 5, 4), places(0.667, 2, 5, 4)
    assert (without.large, without.small) == (both.large, both.small)
    assert both.offers[-1].bottom < both.large[0].top
    assert without.drop > both.drop


def test_languages_stand_side_by_side_in_the_corner() -> None:
    boxes = language_places(1.0, (1920, 1080), 5)
    assert boxes[-1].bottomright == (1886, 1050)
    assert all(one.right < other.left for one, other in pairwise(boxes))
    assert all(Rect(0, 0, 1920, 1080).contains(box) for box in boxes)
