import random
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.table.picture import TablePicture
from game.ui.widgets.compositor import Part, Still, quick
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def a_box(box: Rect, colour: str, drawn: list[str]) -> Part:
    def draw(surface: Surface) -> None:
        drawn.append(colour)
        surface.fill(colour, box)

    return Part(box, colour, draw)


def test_only_what_looks_different_is_drawn_anew() -> None:
    still, drawn = Still(), list[str]()
    left, right = Rect(0, 0, 10, 10), Rect(20, 0, 10, 10)
    still.show((40, 20), [a_box(left, "red", drawn), a_box(right, "green", drawn)])
    assert drawn == ["red", "green"]
    picture = still.show((40, 20), [a_box(left, "red", drawn), a_box(right, "blue", drawn)])
    assert drawn == ["red", "green", "blue"]
    assert picture.get_at((25, 5))[:3] == (0, 0, 255)
    still.show((60, 20), [a_box(left, "red", drawn), a_box(right, "blue", drawn)])
    assert drawn[3:] == ["red", "blue"]


def test_nothing_is_left_where_a_part_has_gone_from() -> None:
    still, drawn = Still(), list[str]()
    still.show((40, 20), [a_box(Rect(0, 0, 10, 10), "red", drawn)])
    picture = still.show((40, 20), [a_box(Rect(20, 0, 10, 10), "red", drawn)])
    assert picture.get_at((5, 5))[:3] == (0, 0, 0)
    assert picture.get_at((25, 5))[:3] == (255, 0, 0)


def test_what_nobody_sees_is_not_drawn() -> None:
    still, drawn = Still(), list[str]()
    everything, inside = Rect(0, 0, 40, 20), Rect(5, 5, 10, 10)
    ground = a_box(everything, "red", drawn)
    cover = a_box(everything, "green", drawn)._replace(hides=True)
    frame = a_box(everything, "blue", drawn)._replace(hole=Rect(4, 4, 20, 12))
    still.show((40, 20), [ground, cover, frame])
    drawn.clear()
    still.repair([inside])
    assert drawn == ["green"]
    still.repair([Rect(0, 0, 10, 10)])
    assert drawn == ["green", "green", "blue"]


@pytest.mark.parametrize("left", [0, 1, 4, 8])
def test_a_quick_box_never_begins_where_copies_are_slow(left: int) -> None:
    box = Rect(left, 3, 10, 5)
    assert quick(box).contains(box)
    assert quick(box).left == 0 or quick(box).left % 4


def at_random(evening: Evening, chance: random.Random) -> None:
    """Something that a player may do."""
    table, (width, height) = evening.table, evening.screen.get_size()
    planned = table.plan.planned
    match chance.randrange(8):
        case 0:
            table.touch_company(chance.choice(COMPANIES))
        case 1 | 2 if planned is not None and planned.open_hexes():
            table.touch_hex(chance.choice(planned.open_hexes()))
        case 3:
            table.touch_rack(chance.choice(COMPANIES))
        case 4:
            evening.click_button("confirm")
        case 5:
            log = table.layout.log
            table.touch_log((log.centerx, log.bottom - chance.randrange(60)))
        case _:
            evening.point((chance.randrange(width), chance.randrange(height)))
    evening.frames(3)
    evening.open_curtain()
    evening.frames(3)


@pytest.mark.parametrize(("size", "seats"), [((1920, 1080), 3), ((1024, 600), 6)])
def test_the_table_never_shows_anything_old(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    pygame.display.set_mode(size)
    evening, chance = Evening(tmp_path, seats=seats), random.Random(7)
    evening.open_curtain()
    for _ in range(25):
        at_random(evening, chance)
        shown = pygame.image.tobytes(evening.screen, "RGB")
        fresh, picture = Surface(size), TablePicture(evening.stage)
        picture.notes = evening.table.picture.notes  # they stay on the side where the last one lay
        picture.draw(fresh, evening.table, None)
        assert pygame.image.tobytes(fresh, "RGB") == shown
