import random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.board import Hex
from game.rules.draft import draft
from game.ui.anim.idle_work import IdleWork
from game.ui.map.board import SHARP_AFTER, BoardPicture
from game.ui.map.overlay import Overlay
from game.ui.media.assets import Assets
from tests.builders import BLUE, RED, a_state, france
from tests.game.ui.map.scenes import PANES, a_camera, random_tables

SIZE = (640, 540)


def pixels(picture: BoardPicture, overlay: Overlay | None = None) -> bytes:
    surface = pygame.Surface((1920, 1080))
    picture.draw_ground(surface)
    picture.draw_overlay(surface, overlay or Overlay())
    return pygame.image.tobytes(surface, "RGB")


def a_picture(assets: Assets, size: tuple[int, int] = SIZE) -> BoardPicture:
    picture = BoardPicture(assets, france())
    picture.set_camera(a_camera(size))
    return picture


@settings(max_examples=6)
@given(st.integers(0, 1000), st.sampled_from((1.0, 2.3)), st.booleans())
def test_baking_only_what_changed_gives_what_baking_all_gives(
    assets: Assets, seed: int, zoom: float, keeps_ground: bool
) -> None:
    tables = random_tables(seed, 60)
    camera = a_camera(SIZE, corner=(30, 10)).zoomed(zoom, (250, 200))
    piecemeal = BoardPicture(assets, france(), keeps_ground=keeps_ground)
    whole = BoardPicture(assets, france())
    piecemeal.set_camera(camera)
    for table in tables:
        piecemeal.set_table(table)
        whole.set_table(table)
    whole.set_camera(camera)
    assert pixels(piecemeal) == pixels(whole)


def test_a_change_that_was_prepared_looks_the_same(assets: Assets) -> None:
    tables, work = random_tables(5, 40), IdleWork()
    prepared, plain = BoardPicture(assets, france(), idle_work=work), a_picture(assets)
    prepared.set_camera(a_camera(SIZE))
    for table in tables:
        prepared.prepare_table(table)
        while work.work(0, 1, Clock()):
            pass
        assert prepared.set_table(table) == plain.set_table(table)
        prepared.forget_prepared()
    assert pixels(prepared) == pixels(plain)


def test_only_the_ground_of_what_will_change_is_drawn_beforehand(assets: Assets) -> None:
    work = IdleWork()
    picture = BoardPicture(assets, france(), idle_work=work)
    picture.set_camera(a_camera(SIZE))
    before, after = random_tables(5, 40)[-2:]
    picture.set_table(before)
    picture.prepare_table(after)
    while work.work(0, 1, Clock()):
        pass
    assert 0 < picture.prepared_pixels < SIZE[0] * SIZE[1] / 4


def test_all_changes_lie_in_the_returned_parts(assets: Assets) -> None:
    tables = random_tables(7, 50)
    picture = BoardPicture(assets, france())
    picture.set_camera(a_camera(SIZE, corner=(50, 40)))
    shown = pygame.Surface((800, 600))
    picture.set_table(tables[0])
    picture.draw(shown)
    for table in tables[1:]:
        for part in picture.set_table(table):
            picture.draw(shown, part)
    afresh = pygame.Surface((800, 600))
    picture.draw(afresh)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(afresh, "RGB")


@settings(max_examples=6)
@given(st.integers(0, 1000), st.sampled_from((1, 5)), st.sampled_from((None, Hex(1, 0))))
def test_the_ground_differs_only_where_it_is_said_to(
    assets: Assets, seed: int, step: int, pointed: Hex | None
) -> None:
    tables, overlay = random_tables(seed, 50)[::step], Overlay(pointed=pointed)
    picture = a_picture(assets)
    shown, afresh = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    picture.set_table(tables[0])
    picture.draw_ground(shown)
    picture.draw_overlay(shown, overlay)
    for table in tables[1:]:
        before = picture.ground_look
        picture.set_table(table)
        changes = picture.ground_changes(before, overlay)
        assert changes is not None
        for part in changes:
            picture.draw_ground(shown, part)
            picture.draw_overlay(shown, overlay, part)
    picture.draw_ground(afresh)
    picture.draw_overlay(afresh, overlay)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(afresh, "RGB")


def test_the_ground_differs_everywhere_with_another_view_or_below_a_plan(assets: Assets) -> None:
    picture, (one, other) = a_picture(assets), random_tables(3, 40)[-2:]
    picture.set_table(one)
    before, plan = picture.ground_look, Overlay(company=BLUE, chosen=(Hex(0, 1),))
    pixels(picture)
    picture.set_table(other)
    assert picture.ground_changes(before, Overlay()) is not None
    assert picture.ground_changes(before, plan) is None
    picture.set_patterned(True)
    assert picture.ground_changes(before, Overlay()) is None
    picture.set_patterned(False)
    picture.set_camera(picture.camera.zoomed(2, (300, 200)), moving=True)
    assert picture.ground_changes(before, Overlay()) is None


def test_the_same_table_again_changes_nothing(assets: Assets) -> None:
    picture, table = a_picture(assets), random_tables(3, 40)[-1]
    assert picture.set_table(table)
    assert picture.set_table(table) == []


def test_a_moving_camera_shows_a_rough_picture_until_it_stops(assets: Assets) -> None:
    picture = a_picture(assets)
    near = picture.camera.zoomed(2, (300, 200))
    picture.set_camera(near, moving=True)
    assert not picture.sharp
    rough = pixels(picture)
    picture.set_camera(near)
    assert picture.sharp
    assert pixels(picture) != rough


def test_a_camera_at_rest_gets_a_sharp_picture_step_by_step(assets: Assets) -> None:
    work = IdleWork()
    picture = BoardPicture(assets, france(), idle_work=work)
    picture.set_table(a_state().table)
    picture.set_camera(a_camera(SIZE))
    near = picture.camera.zoomed(2, (300, 200))
    picture.set_camera(near, moving=True)
    rough = pixels(picture)
    assert not work.work(SHARP_AFTER / 2, 0, Clock())
    steps = 0
    while work.work(SHARP_AFTER, 0, Clock()):
        steps += 1
        assert picture.sharp or pixels(picture) == rough
    assert steps > 50
    assert picture.sharp
    whole = BoardPicture(assets, france())
    whole.set_table(a_state().table)
    whole.set_camera(near)
    assert pixels(picture) == pixels(whole)


def test_a_picture_that_becomes_sharp_shows_what_happened_meanwhile(assets: Assets) -> None:
    before, *_, after = random_tables(3, 40)
    work = IdleWork()
    picture = BoardPicture(assets, france(), idle_work=work)
    picture.set_table(before)
    picture.set_camera(a_camera(SIZE))
    near = picture.camera.zoomed(2, (300, 200))
    picture.set_camera(near, moving=True)
    for _ in range(60):
        work.work(SHARP_AFTER, 0, Clock())
    assert not picture.sharp
    assert picture.set_table(after)
    picture.sharpen()
    whole = BoardPicture(assets, france())
    whole.set_table(before)
    whole.set_table(after)
    whole.set_camera(near)
    assert pixels(picture) == pixels(whole)


def test_a_map_that_moves_again_or_back_is_not_baked_in_vain(assets: Assets) -> None:
    work = IdleWork()
    picture = BoardPicture(assets, france(), idle_work=work)
    picture.set_camera(a_camera(SIZE))
    near = picture.camera.zoomed(2, (300, 200))
    picture.set_camera(near, moving=True)
    work.work(SHARP_AFTER, 0, Clock())
    picture.set_camera(near.panned(10, 10), moving=True)
    assert not work.ready
    picture.set_camera(a_camera(SIZE), moving=True)
    assert picture.sharp
    assert not work.pending


class Clock:
    """Each look at it takes a second, so that only one step fits into a frame."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def test_the_patterned_set_can_be_chosen_at_any_time(assets: Assets) -> None:
    picture = a_picture(assets)
    picture.set_table(a_state().table)
    plain = pixels(picture)
    picture.set_patterned(True)
    assert pixels(picture) != plain
    picture.set_patterned(False)
    assert pixels(picture) == plain


@pytest.mark.parametrize(
    "overlay",
    [
        Overlay(BLUE, {Hex(2, 3): 0, Hex(2, 4): 2}),
        Overlay(hover=Hex(2, 3)),
        Overlay(refused=Hex(2, 3)),
        Overlay(cut_off=(Hex(2, 3), Hex(2, 4))),
        Overlay(focus=Hex(2, 3)),
        Overlay(past=(Hex(2, 3),), past_company=RED),
        Overlay(past=(Hex(2, 3),)),
    ],
)
def test_an_overlay_is_seen_and_leaves_no_trace(assets: Assets, overlay: Overlay) -> None:
    picture = a_picture(assets)
    picture.set_table(a_state().table)
    bare = pixels(picture)
    assert pixels(picture, overlay) != bare
    assert pixels(picture) == bare


def test_the_ghost_train_is_seen(assets: Assets) -> None:
    picture, table = a_picture(assets), random_tables(3, 40)[-1]
    picture.set_table(table)
    planned, chance = draft(table, RED), random.Random(1)
    for _ in range(3):
        planned = planned.place(chance.choice(planned.open_hexes()))
    assert pixels(picture, Overlay(RED, chosen=planned.hexes)) != pixels(picture)


@pytest.mark.parametrize("size", PANES)
def test_redrawing_the_changes_of_an_overlay_gives_the_whole(
    assets: Assets, size: tuple[int, int]
) -> None:
    picture, table = a_picture(assets, size), random_tables(9, 60)[-1]
    picture.set_table(table)
    planned = draft(table, RED)
    overlay = Overlay(RED)
    shown = Surface(size)
    picture.draw_ground(shown)
    picture.draw_overlay(shown, overlay)
    for turn in range(4):
        places = planned.open_hexes()
        after = Overlay(
            RED, dict.fromkeys(places, turn), planned.hexes, hover=places[0], focus=places[-1]
        )
        for part in picture.overlay_changes(overlay, after):
            picture.draw_ground(shown, part)
            picture.draw_overlay(shown, after, part)
        overlay, planned = after, planned.place(places[len(places) // 2])
    afresh = Surface(size)
    picture.draw_ground(afresh)
    picture.draw_overlay(afresh, overlay)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(afresh, "RGB")


def test_nothing_is_drawn_beside_the_pane(assets: Assets) -> None:
    picture = BoardPicture(assets, france())
    picture.set_camera(a_camera((400, 300), corner=(100, 50)))
    surface = Surface((640, 480))
    surface.fill("magenta")
    picture.draw(surface)
    picture.draw_overlay(surface, Overlay(cut_off=[space.hex for space in france().spaces]))
    surface.fill("magenta", Rect(100, 50, 400, 300))
    empty = Surface((640, 480))
    empty.fill("magenta")
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(empty, "RGB")


def test_before_there_is_a_camera_nothing_is_drawn(assets: Assets) -> None:
    picture, surface = BoardPicture(assets, france()), Surface((50, 50))
    picture.set_table(a_state().table)
    picture.draw(surface)
    picture.draw_overlay(surface, Overlay(hover=Hex(0, 3)))
    assert surface.get_at((20, 20))[:3] == (0, 0, 0)
