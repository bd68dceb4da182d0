"""Drawings are painted when they are seen, and kept."""

import pytest

from game.ui.rulebook.figures import FIGURES, Gallery
from tests.game.ui.rulebook.studio import an_easel

pytestmark = pytest.mark.usefixtures("window")


def test_a_picture_is_kept_until_another_size_is_needed() -> None:
    gallery = Gallery(an_easel())
    one = gallery.picture("tiles", 0, (300, 60))
    assert gallery.picture("tiles", 0, (300, 60)) is one
    assert gallery.picture("tiles", 0, (400, 80)).get_size() == (400, 80)


def test_there_are_scenes_of_the_map_and_of_the_table() -> None:
    assert {"barrier", "city", "cut-off", "trade", "limit", "score"} <= FIGURES.keys()
