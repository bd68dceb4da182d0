import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.widgets.compositor import Compositor, Part, fast_box
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def a_box(box: Rect, colour: str, drawn: list[str]) -> Part:
    def draw(surface: Surface) -> None:
        drawn.append(colour)
        surface.fill(colour, box)

    return Part(box, colour, draw)


def test_only_changed_parts_are_redrawn() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    left, right = Rect(0, 0, 10, 10), Rect(21, 0, 10, 10)
    parts = [a_box(left, "red", drawn), a_box(right, "green", drawn)]
    assert compositor.show(surface, parts) is None
    assert drawn == ["red", "green"]
    assert compositor.show(surface, [parts[0], a_box(right, "blue", drawn)]) == [right]
    assert drawn == ["red", "green", "blue"]
    assert surface.get_at((25, 5))[:3] == (0, 0, 255)
    assert compositor.show(surface, None) == []
    assert compositor.show(Surface((60, 20)), None) is None
    assert drawn[3:] == ["red", "blue"]


def test_what_moves_between_parts_stays_below_those_above_it() -> None:
    compositor, surface, drawn = Compositor(), Surface((40, 20)), list[str]()
    place = Rect(0, 5, 6, 6)

    def move(surface: Surface) -> list[Rect]:
        surface.fill("white", place)
        return [place.copy()]

    parts = [
        Part(Rect(0, 0, 40, 20), "ground", lambda surface: surface.fill("blue"), hides=True),
        Part(Rect(0, 0, 0, 0), None, lambda surface: None, draw_movers=move),
        a_box(Rect(20, 0, 10, 20), "red", drawn),
    ]
    compositor.show(surface, parts)
    for left in (0, 10, 17, 22, 28, 34):
        place.left = left
        compositor.show(surface, None)
        for x in range(40):
            moves, above = left <= x < left + 6, 20 <= x < 30
            expected = "red" if above else "white" if moves else "blue"
            assert surface.get_at((x, 8)) == pygame.Color(expected), (left, x)


def test_a_part_that_moves_leaves_nothing_behind() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    compositor.show(surface, [a_box(Rect(0, 0, 10, 10), "red", drawn)])
    compositor.show(surface, [a_box(Rect(20, 0, 10, 10), "red", drawn)])
    assert surface.get_at((5, 5))[:3] == (0, 0, 0)
    assert surface.get_at((25, 5))[:3] == (255, 0, 0)


def test_parts_that_come_and_go_leave_the_others_alone() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    red, green, blue = (
        a_box(Rect(1 + 12 * number, 1, 10, 10), colour, drawn)
        for number, colour in enumerate(("red", "green", "blue"))
    )
    compositor.show(surface, [red, blue])
    drawn.clear()
    assert compositor.show(surface, [red, green, blue]) == [green.box]
    assert compositor.show(surface, [green, blue]) == [red.box]
    assert drawn == ["green"]
    assert surface.get_at((5, 5))[:3] == (0, 0, 0)
    compositor.show(surface, [blue, green, red])
    assert sorted(drawn[1:]) == ["blue", "green", "red"]


@pytest.mark.parametrize("shown_before", [True, False])
@pytest.mark.parametrize("steps", [0, 1, 2, 9])
def test_a_picture_can_be_brought_up_to_date_box_by_box(shown_before: bool, steps: int) -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    boxes = Rect(1, 1, 10, 10), Rect(21, 1, 10, 10)
    if shown_before:
        compositor.show(surface, [a_box(box, "red", drawn) for box in boxes])
    drawn.clear()
    after = [
        a_box(box, colour, drawn) for box, colour in zip(boxes, ("green", "blue"), strict=True)
    ]
    for _ in islice(compositor.steps((40, 20), after), steps):
        assert drawn
    surface.fill("white")  # by what covered it
    compositor.redraw_all()
    assert compositor.show(surface, after) is None
    seen = [surface.get_at((x, 5)) for x in (5, 15, 25)]
    assert seen == [pygame.Color(colour) for colour in ("green", "black", "blue")]
    if steps == 9:
        drawn.clear()
        surface.fill("white")
        compositor.redraw_all()
        compositor.show(surface, None)
        assert drawn == []


def test_hidden_parts_are_not_drawn() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    everything = Rect(0, 0, 40, 20)
    ground = a_box(everything, "red", drawn)
    cover = a_box(everything, "green", drawn)._replace(hides=True)
    frame = a_box(everything, "blue", drawn)._replace(hole=Rect(4, 4, 20, 12))
    parts = [ground, cover, frame]
    compositor.show(surface, [*parts, a_box(Rect(5, 5, 10, 10), "white", drawn)])
    drawn.clear()
    compositor.show(surface, [*parts, a_box(Rect(5, 5, 10, 10), "grey", drawn)])
    assert drawn == ["green", "grey"]


def test_a_part_can_report_smaller_changed_boxes() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    box, little = Rect(0, 0, 30, 10), Rect(5, 2, 4, 4)
    compositor.show(surface, [a_box(box, "red", drawn)])
    part = a_box(box, "blue", drawn)._replace(changed_boxes=lambda before: [little])
    assert compositor.show(surface, [part]) == [little]


def test_moving_things_are_drawn_on_top_and_erased_again() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    compositor.show(surface, [a_box(surface.get_rect(), "red", drawn)])
    spot = Rect(5, 5, 3, 3)
    compositor.show(surface, None, lambda surface: [surface.fill("white", spot)])
    assert surface.get_at(spot.center)[:3] == (255, 255, 255)
    assert compositor.show(surface, None) == [spot]
    assert surface.get_at(spot.center)[:3] == (255, 0, 0)
    compositor.release()
    assert compositor.show(surface, None) is None


@pytest.mark.parametrize("left", [0, 1, 4, 8])
def test_a_fast_box_never_begins_where_copies_are_slow(left: int) -> None:
    box = Rect(left, 3, 10, 5)
    assert fast_box(box).contains(box)
    assert fast_box(box).left == 0 or fast_box(box).left % 4


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
def test_a_partly_redrawn_table_equals_a_whole_one(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    pygame.display.set_mode(size)
    evening, chance = Evening(tmp_path, seats=seats), random.Random(7)
    evening.open_curtain()
    for _ in range(25):
        at_random(evening, chance)
        shown = pygame.image.tobytes(evening.screen, "RGB")
        fresh = Surface(size)
        evening.scene._compositor.release()
        evening.table.refresh()
        evening.scene.draw(fresh)
        assert pygame.image.tobytes(fresh, "RGB") == shown


def a_mover(spot: Rect) -> Callable[[Surface], list[Rect]]:
    return lambda surface: [surface.fill("white", spot)]


def test_without_a_kept_picture_everything_looks_the_same() -> None:
    kept, drawn = (Compositor(), Surface((40, 20))), list[str]()
    direct = Compositor(), Surface((40, 20))
    spots, colours = (Rect(5, 5, 3, 3), Rect(7, 6, 9, 4)), ("red", "green", "red", "blue")
    for number, colour in enumerate(colours):
        parts = [a_box(Rect(0, 0, 30, 10), colour, drawn), a_box(Rect(20, 5, 9, 9), "grey", drawn)]
        for spot in spots:
            kept[0].show(kept[1], parts, a_mover(spot))
            direct[0].show(direct[1], parts, a_mover(spot), keep=number == 2)
            assert pygame.image.tobytes(kept[1], "RGB") == pygame.image.tobytes(direct[1], "RGB")


def test_without_keep_there_is_no_picture_of_the_window() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    parts = [a_box(Rect(0, 0, 10, 10), "red", drawn)]
    compositor.show(surface, parts)
    assert compositor.fits(surface)
    assert compositor.show(surface, parts, keep=False) == []
    assert not compositor.fits(surface)
    assert compositor.show(surface, parts) == []
    assert compositor.fits(surface)
    assert drawn == ["red"]


def test_without_keep_a_picture_made_beforehand_is_shown_once() -> None:
    compositor, drawn, surface = Compositor(), list[str](), Surface((40, 20))
    parts = [a_box(Rect(0, 0, 40, 20), "red", drawn)]
    for _ in compositor.steps(surface.get_size(), parts):
        pass
    assert compositor.show(surface, parts, keep=False) is None
    assert drawn == ["red"]
    assert surface.get_at((5, 5)) == pygame.Color("red")
    assert not compositor.fits(surface)
