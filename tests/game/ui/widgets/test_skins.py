from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Color, Rect, Surface

from game.ui.media.assets import Assets, Role
from game.ui.widgets.skins import LEAST_LETTERS, MOST_FITTING, Skins, nine_slices
from tests.game.ui.evening import a_stage

ROLES: tuple[Role, Role] = ("label", "reading")

pytestmark = pytest.mark.usefixtures("window")


def a_frame() -> Surface:
    """A picture with a red rim of 10 around green."""
    picture = Surface((60, 50), pygame.SRCALPHA)
    picture.fill("red")
    picture.fill("green", picture.get_rect().inflate(-20, -20))
    return picture


def test_the_corners_keep_their_size_and_the_middle_is_stretched() -> None:
    made = nine_slices(a_frame(), (10, 10, 10, 10), (200, 100), 1.0)
    assert made.get_size() == (200, 100)
    assert made.get_at((5, 50))[:3] == (255, 0, 0)
    assert made.get_at((100, 50))[:3] == (0, 255, 0)
    assert made.get_at((195, 95))[:3] == (255, 0, 0)


@given(st.integers(1, 300), st.integers(1, 300), st.floats(0.1, 4))
def test_any_size_can_be_made(width: int, height: int, factor: float) -> None:
    made = nine_slices(a_frame(), (10, 10, 10, 10), (width, height), factor)
    assert made.get_size() == (width, height)


def test_written_text_shrinks_until_it_fits(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    words = "Fernschnellzugverbindung"
    assert skins.fitting_size(words, 1000, 24) == 24
    fitted = skins.fitting_size(words, 150, 24)
    assert LEAST_LETTERS <= fitted < 24
    assert skins.assets.font("reading", fitted).size(words)[0] <= 150
    assert skins.fitting_size(words, 5, 24) == LEAST_LETTERS


def test_sprites_are_stretched_drawn_tiled_and_tinted(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    surface = Surface((300, 200))
    skins.stretch(surface, "panel/action", Rect(10, 10, 200, 100), 1.0)
    skins.tile(surface, "track/rail", Rect(20, 150, 200, 18), 1.0)
    box = skins.draw(surface, "mark/red", (150, 60), 1.0)
    skins.draw_icon(surface, "undo", (250, 60), 40, "#FF0000")
    assert box.center == (150, 60)
    assert surface.get_at((100, 60))[:3] != (0, 0, 0)
    assert surface.get_at((250, 62))[1] < 60


def test_a_finished_panel_is_cached(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    one = skins._sliced("panel/log", (100, 80), 1.0)
    assert skins._sliced("panel/log", (100, 80), 1.0) is one
    assert skins._sliced("panel/log", (101, 80), 1.0) is not one


@pytest.mark.parametrize("name", ["panel/side", "panel/action", "card/normal", "rack/slot_chosen"])
@pytest.mark.parametrize("size", [(150, 90), (333, 61), (30, 20)])
def test_a_panel_drawn_from_parts_equals_the_whole(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    skins, box = a_stage(tmp_path).skins, Rect((40, 40), size)
    spread, whole = Surface((420, 180)), Surface((420, 180))
    skins.stretch(spread, name, box, 0.7)
    reach = skins.bounds(name, box, 0.7)
    picture = skins.assets.image(f"table/{name}")
    whole.blit(nine_slices(picture, skins._four(name), reach.size, 0.35), reach)
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in (spread, whole))
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 3


def test_a_wide_panel_is_cached_without_its_middle() -> None:
    skins = Skins(Assets())
    skins.stretch(Surface((1920, 1080)), "panel/dialog", Rect(100, 100, 1600, 900), 1.0)
    assert sum(picture.get_width() for picture in skins._cache.values()) < 300


def test_only_a_part_of_a_panel_is_drawn_as_in_the_whole(tmp_path: Path) -> None:
    skins, clip = a_stage(tmp_path).skins, Rect(50, 50, 60, 40)  # across the left end
    part, whole = Surface((420, 180)), Surface((420, 180))
    part.set_clip(clip)
    for surface in (part, whole):
        skins.stretch(surface, "panel/side", Rect(20, 20, 300, 120), 1.0)
    pixels = [pygame.image.tobytes(one.subsurface(clip), "RGB") for one in (part, whole)]
    assert pixels[0] == pixels[1]
    assert part.get_at(clip.bottomright) == Color("black"), "nothing was drawn beyond"


def test_text_that_fits_at_no_size_is_shortened(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    surface = Surface((300, 60))
    box = Rect(10, 10, 60, 30)
    place = skins.write(surface, "Maximiliane-Sophie-Charlotte", box, 24, "#FFFFFF")
    assert box.width * 0.7 < place.width <= box.width


def test_a_frame_has_a_hole(tmp_path: Path) -> None:
    skins, box = a_stage(tmp_path).skins, Rect(100, 100, 600, 400)
    surface = Surface((800, 600), pygame.SRCALPHA)
    skins.stretch(surface, "panel/map_frame", box, 1.0)
    hole = skins.hole("panel/map_frame", box, 1.0)
    assert hole.width > 400
    assert not surface.subsurface(hole).get_bounding_rect()
    assert not skins.hole("panel/tooltip", box, 1.0), "it is no frame"


def test_a_cleared_cache_is_filled_again(tmp_path: Path) -> None:
    skins, surface, box = a_stage(tmp_path).skins, Surface((800, 600)), Rect(100, 100, 600, 400)
    skins.stretch(surface, "panel/tooltip", box, 1.0)
    before = pygame.image.tobytes(surface, "RGB")
    skins.clear()
    surface.fill("black")
    skins.stretch(surface, "panel/tooltip", box, 1.0)
    assert pygame.image.tobytes(surface, "RGB") == before


def test_text_side_by_side_shares_a_baseline_with_and_without_accents(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins

    def feet(words: str) -> int:
        surface = Surface((400, 100), pygame.SRCALPHA)
        skins.write(surface, f"I{words}", Rect(0, 20, 400, 60), 27, "#FFFFFF")
        return surface.subsurface((0, 0, 6, 100)).get_bounding_rect().bottom

    assert len({feet(words) for words in ("Zoe", "Émile", "Ångström", "Français", "five")}) == 1


def test_a_wide_panel_drawn_in_strips_looks_like_one_drawn_column_by_column(
    tmp_path: Path,
) -> None:
    skins, pictures = a_stage(tmp_path).skins, []
    for wide in (700, 1):
        surface = Surface((700, 300))
        for left in range(0, 700, wide):
            surface.set_clip(Rect(left, 0, wide, 300))
            skins.stretch(surface, "panel/dialog", Rect(20, 20, 650, 250), 0.5)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_only_so_many_sizes_of_letters_are_remembered(tmp_path: Path) -> None:
    skins = Skins(a_stage(tmp_path).assets)
    for number in range(2 * MOST_FITTING):
        skins.fitting_size(str(number), 1000, 20)
    assert 0 < skins.fitting_known <= MOST_FITTING
    skins.clear()
    assert not skins.fitting_known


def test_a_line_with_letters_that_its_font_lacks_is_written_in_the_text_font(
    tmp_path: Path,
) -> None:
    skins = a_stage(tmp_path).skins
    lines = Surface((400, 40)), Surface((400, 40))
    for surface, role in zip(lines, ROLES, strict=True):
        skins.write(surface, "Łukasz is away", surface.get_rect(), 24, "white", role=role)
    label, reading = (pygame.image.tobytes(surface, "RGB") for surface in lines)
    assert label == reading
