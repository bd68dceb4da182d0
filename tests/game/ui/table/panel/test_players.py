from itertools import combinations
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.bots.people import PEOPLE
from game.storage.settings import SMALLEST_WINDOW
from game.ui.table.layout import table_layout
from game.ui.table.panel.players import (
    PlayerFace,
    draw_avatar,
    draw_player,
    player_faces,
    tile_places,
    with_equal_names,
)
from tests.builders import BLUE, RED, a_state
from tests.game.ui.evening import a_stage
from tests.game.ui.table.panel.plans import NAMES, TEXTS, a_plan

pytestmark = pytest.mark.usefixtures("window")


def test_turn_start_and_warning_are_seen(tmp_path: Path) -> None:
    skins, looks = a_stage(tmp_path).skins, set()
    plain = PlayerFace(0, "Zoë", "8 of 15")
    for face in (
        plain,
        plain._replace(active=True),
        plain._replace(start=True),
        plain._replace(warning=True),
        plain._replace(seat=1),
        plain._replace(name="Ñandú"),
        plain._replace(away=True, note="away"),
        plain._replace(away=True, note="away", bot=True),
        plain._replace(active=True, note="0:07"),
        plain._replace(crowned=True),
        plain._replace(active=True, note="0:07", urgent=True),
    ):
        surface = Surface((220, 120))
        draw_player(surface, skins, face, Rect(10, 10, 180, 88))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 11


@pytest.mark.parametrize("side", [24, 40, 96])
def test_a_known_bot_has_its_own_face_and_others_the_sign_of_a_bot(
    tmp_path: Path, side: int
) -> None:
    skins, looks = a_stage(tmp_path).skins, set()
    for name in ("Gaston", "Lulu", "Robby", "Robin"):
        surface = Surface((side + 8, side + 8))
        face = PlayerFace(0, name, "8 of 15", bot=True)
        draw_avatar(surface, skins, face, Rect(4, 4, side, side))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 3


def test_a_person_with_the_name_of_a_bot_has_letters(tmp_path: Path) -> None:
    skins, looks = a_stage(tmp_path).skins, set()
    for name in ("Gaston", "Georges"):
        surface = Surface((60, 60))
        draw_avatar(surface, skins, PlayerFace(0, name, "8 of 15"), Rect(4, 4, 52, 52))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 1


def test_a_long_name_stays_inside_its_tile(tmp_path: Path) -> None:
    surface = Surface((300, 120))
    face = PlayerFace(0, "Maximiliane-Sophie-Charl", "8 of 15", active=True, note="this is a note")
    box = Rect(10, 10, 110, 62)
    draw_player(surface, a_stage(tmp_path).skins, face, box)
    beyond = surface.subsurface((box.right + 30, 0, 100, 120))
    assert pygame.transform.average_color(beyond)[:3] == (0, 0, 0)


@given(
    st.tuples(st.integers(SMALLEST_WINDOW[0], 5120), st.integers(SMALLEST_WINDOW[1], 2880)),
    st.integers(3, 6),
    st.floats(0.75, 2.0),
    st.booleans(),
    st.booleans(),
)
def test_nothing_on_a_tile_covers_anything_else(
    size: tuple[int, int], seats: int, ui_scale: float, noted: bool, counted: bool
) -> None:
    for box in table_layout(size, seats, ui_scale=ui_scale, noted=counted).players:
        places = tile_places(box, noted, counted=counted)
        parts = [places.disc, places.name, places.sign, places.holding, places.note]
        parts.append(places.counts)
        assert all(box.contains(part) for part in (*parts, places.start))
        for one, other in combinations(parts, 2):
            assert not one.colliderect(other)
        letter = places.disc.inflate(-places.disc.width * 0.7, -places.disc.height * 0.6)
        assert not letter.colliderect(places.start)
        assert not letter.colliderect(places.turn)
        assert not places.turn.colliderect(places.start)
        assert box.contains(places.turn)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_how_many_a_player_holds_is_never_small_or_cut(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    skins = a_stage(tmp_path).skins
    for box in table_layout(size, seats).players:
        room = tile_places(box, True).holding
        assert skins.fitting_size("20/20", room.width, 30) >= 10


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 6])
def test_all_names_of_a_table_have_one_size(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    skins, boxes = a_stage(tmp_path).skins, table_layout(size, seats).players
    short, long = "Zoë", "Maximiliane"
    faces = [PlayerFace(seat, short if seat else long, "8/15") for seat in range(seats)]
    letters = {face.letters for face in with_equal_names(skins, faces, boxes)}
    assert len(letters) == 1
    alone = {face.letters for face in with_equal_names(skins, faces[1:], boxes[1:])}
    assert min(letters) <= min(alone)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("watching", [False, True])
def test_names_of_usual_length_are_written_in_full(
    tmp_path: Path, size: tuple[int, int], watching: bool
) -> None:
    skins = a_stage(tmp_path).skins
    names = ["Bérénice", *(person.name for person in PEOPLE)]
    for seats in (3, 4, 5, 6):
        box = table_layout(size, seats, watching=watching).players[0]
        for name in names:
            (face,) = with_equal_names(skins, [PlayerFace(0, name, "8/15")], [box])
            room = tile_places(box, noted=False).name.width
            assert skins.assets.font("reading-bold", face.letters).size(name)[0] <= room


def test_whose_turn_it_is_shows_at_the_same_place_on_every_tile(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    for seats in (3, 4, 5, 6):
        box = table_layout((1280, 720), seats).players[0].move_to(topleft=(10, 10))
        surface = Surface((box.width + 20, box.height + 20))
        places = tile_places(box, noted=False)
        draw_player(surface, skins, PlayerFace(0, "Zoë", "8/15", active=True), box)
        x = places.turn.centerx
        sign = [surface.get_at((x, y)) for y in range(places.turn.top, places.turn.bottom)]
        assert any(colour.r > colour.b + 150 for colour in sign)
        offset = places.turn.centerx - places.disc.right, places.turn.centery - places.disc.top
        assert max(map(abs, offset)) <= places.disc.width * 0.2


def test_the_tiles_show_whose_turn_it_is_and_how_many_each_holds() -> None:
    faces = player_faces(a_plan(), NAMES, 1, TEXTS)
    assert [face.active for face in faces] == [True, False, False]
    assert [face.start for face in faces] == [False, True, False]
    assert faces[0].holding == "3/20"
    over = a_state(hands=[{BLUE: 22}, {RED: 1}, {RED: 1}])
    assert player_faces(a_plan(over), NAMES, 0, TEXTS)[0].warning
