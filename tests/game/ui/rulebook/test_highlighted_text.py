"""Highlighted text, across the end of a line, too."""

import pytest
from pygame import Color, Surface
from pygame.image import tobytes

from game.ui.rulebook.highlighted_text import Pen, draw_highlighted
from tests.game.ui.shared_resources import shared_assets

pytestmark = pytest.mark.usefixtures("window")

PEN = Pen("reading", 20, "#000000", "#FF0000", 26)


def rows_marked(spans: list[tuple[int, int]]) -> list[int]:
    surface = Surface((200, 60))
    surface.fill("white")
    draw_highlighted(surface, shared_assets(), PEN, ["one two", "three"], spans, (10, 4))
    red = Color("#FF0000")
    return [
        line
        for line in range(2)
        if any(surface.get_at((x, 4 + 26 * line + 20)) == red for x in range(200))
    ]


def test_a_span_is_highlighted_in_its_line() -> None:
    assert rows_marked([(4, 7)]) == [0]
    assert rows_marked([(8, 13)]) == [1]


def test_a_span_over_two_lines_is_highlighted_in_both() -> None:
    assert rows_marked([(4, 13)]) == [0, 1]


def test_accents_do_not_push_their_line_down() -> None:
    looks = []
    for line in ("on n", "on À"):
        surface = Surface((60, 40))
        surface.fill("white")
        draw_highlighted(surface, shared_assets(), PEN, [line], [], (4, 8))
        looks.append(tobytes(surface.subsurface((0, 8, 26, 32)), "RGB"))
    assert looks[0] == looks[1]


def test_without_a_span_nothing_is_highlighted() -> None:
    assert rows_marked([]) == []
