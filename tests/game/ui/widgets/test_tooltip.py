from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.ui.widgets.placement import KeepClear
from game.ui.widgets.tooltip import MOST_CACHED, Tooltips, TooltipText, balanced_lines
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")
WORDS = "Building in Toulouse would cut P.L.M. and Midi off from every empty city on the map."


def a_text(words: str = WORDS, size: tuple[int, int] = (1280, 720)) -> TooltipText:
    return TooltipText(words, size, 2 / 3)


def test_tooltips_are_wrapped_to_a_width(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    lines = balanced_lines(skins, WORDS, 18, 200)
    assert len(lines) > 2
    assert " ".join(lines) == WORDS
    assert all(skins.assets.font("reading", 18).size(line)[0] <= 200 for line in lines)
    assert balanced_lines(skins, "one\ntwo", 18, 200) == ["one", "two"]


@pytest.mark.parametrize("beside", [(0, 0), (1279, 719), (640, 719), (1279, 0)])
def test_a_tooltip_never_leaves_the_window(tmp_path: Path, beside: tuple[int, int]) -> None:
    surface = Surface((1280, 720))
    box = Tooltips(a_stage(tmp_path).skins).draw(surface, a_text(), Rect(beside, (1, 1)))
    assert Rect(0, 0, 1280, 720).contains(box.inflate(-24, -24))


def test_only_the_latest_tooltips_are_cached(tmp_path: Path) -> None:
    surface = Surface((1280, 720))
    tooltips = Tooltips(a_stage(tmp_path).skins)
    for number in range(3 * MOST_CACHED):
        tooltips.draw(surface, a_text(f"note {number}"), Rect(100, 100, 1, 1))
    assert len(tooltips._cache) == MOST_CACHED


def test_a_tooltip_does_not_hide_its_subject(tmp_path: Path) -> None:
    surface, text = Surface((1280, 720)), a_text()
    tooltips = Tooltips(a_stage(tmp_path).skins)
    own = Rect(400, 300, 36, 36)
    below = [
        Rect(400 + 36 * column, 330 + 36 * row, 36, 36) for column in range(7) for row in range(3)
    ]
    box = tooltips.draw(surface, text, own, None, [KeepClear(below)])
    body = box.inflate(-2 * text.pixels(16), -2 * text.pixels(16))
    assert body.collidelist([own, *below]) < 0
    plain = Tooltips(a_stage(tmp_path).skins).draw(surface, text, own)
    assert plain.inflate(-40, -40).collidelist(below) >= 0


@pytest.mark.parametrize("place", [(8, 8), (1272, 712), (1272, 8), (8, 712), (640, 712)])
def test_a_tooltip_never_covers_the_hex_under_the_mouse(
    tmp_path: Path, place: tuple[int, int]
) -> None:
    surface, text = Surface((1280, 720)), a_text()
    own = Rect(0, 0, 36, 36)
    own.center = place
    box = Tooltips(a_stage(tmp_path).skins).draw(surface, text, own)
    body = box.inflate(-2 * text.pixels(16), -2 * text.pixels(16))
    assert not body.colliderect(own)


def test_a_tooltip_is_placed_again_in_another_window(tmp_path: Path) -> None:
    tooltips = Tooltips(a_stage(tmp_path).skins)
    for size in ((1280, 720), (1060, 720), (1280, 720)):
        text = a_text(size=size)
        box = tooltips.draw(Surface(size), text, Rect(size[0] - 5, 300, 1, 1))
        assert box.right <= size[0] + text.pixels(16)


def test_a_tooltip_is_right_beside_its_subject(tmp_path: Path) -> None:
    surface, text = Surface((1280, 720)), a_text()
    own = Rect(600, 340, 36, 36)
    everywhere = [Rect(36 * column, 36 * row, 36, 36) for column in range(36) for row in range(20)]
    box = Tooltips(a_stage(tmp_path).skins).draw(surface, text, own, None, [KeepClear(everywhere)])
    body = box.inflate(-2 * text.pixels(16), -2 * text.pixels(16))
    assert own.inflate(40, 40).colliderect(body)
    assert not own.colliderect(body)


def test_tooltips_do_not_jump_from_side_to_side(tmp_path: Path) -> None:
    """One that could lie a little better elsewhere stays on the side of the one before."""
    surface, text = Surface((1280, 720)), a_text()
    tooltips = Tooltips(a_stage(tmp_path).skins)
    city = KeepClear([Rect(640, 380, 20, 20)])  # below to the right of the second hex
    boxes = [
        tooltips.draw(surface, a_text(f"{WORDS} {x}"), Rect(x, 340, 36, 36), None, [city])
        for x in (400, 600, 640)
    ]
    assert {box.top for box in boxes} == {boxes[0].top}
    rivers = [KeepClear([Rect(600, 370, 400, 200)])]  # much of it
    assert tooltips.draw(surface, text, Rect(600, 340, 36, 36), None, rivers).left < 600
