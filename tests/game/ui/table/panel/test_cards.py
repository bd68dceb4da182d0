from itertools import combinations
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.board import Hex
from game.rules.companies import COMPANIES
from game.rules.table import Traded
from game.storage.settings import SMALLEST_WINDOW
from game.ui.table.layout import table_layout
from game.ui.table.panel.cards import CardFace, card_faces, card_places, draw_card, marker_place
from game.ui.table.target import OnCard, Pointing
from tests.builders import BLUE, GREEN, RED, a_state
from tests.game.ui.evening import a_stage
from tests.game.ui.table.panel.plans import TEXTS, a_plan

pytestmark = pytest.mark.usefixtures("window")
BOX = Rect(20, 20, 560, 98)


def drawn(folder: Path, face: CardFace, box: Rect = BOX) -> bytes:
    surface = Surface((620, 160))
    draw_card(surface, a_stage(folder).skins, face, box)
    return pygame.image.tobytes(surface, "RGB")


def test_every_company_value_depot_and_state_is_seen(tmp_path: Path) -> None:
    faces = [CardFace(company, 3, 9) for company in COMPANIES]
    faces += [CardFace(RED, 4, 9), CardFace(RED, 3, 8), CardFace(RED, 3, 9, gain=2)]
    faces += [CardFace(RED, 3, 9, state) for state in ("hover", "chosen", "disabled")]
    faces.append(CardFace(RED, 3, 9, patterned=True))
    assert len({drawn(tmp_path, face) for face in faces}) == len(faces)


def test_the_marker_moves_along_and_stays_on_its_card() -> None:
    places = [marker_place(BOX, value) for value in range(41)]
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    assert len(set(places)) == 31
    assert all(BOX.collidepoint(place) for place in places)


@pytest.mark.parametrize("height", [38, 60, 98, 180])
def test_a_card_of_any_height_can_be_drawn(tmp_path: Path, height: int) -> None:
    surface = Surface((900, 260))
    box = Rect(20, 20, height * 5, height)
    draw_card(surface, a_stage(tmp_path).skins, CardFace(RED, 33, 30, gain=12), box)
    assert surface.get_at(box.center)[:3] != (0, 0, 0)


@given(
    st.tuples(st.integers(SMALLEST_WINDOW[0], 5120), st.integers(SMALLEST_WINDOW[1], 2880)),
    st.integers(3, 6),
    st.floats(0.75, 2.0),
)
def test_nothing_on_a_card_covers_anything_else(
    size: tuple[int, int], seats: int, ui_scale: float
) -> None:
    box = table_layout(size, seats, ui_scale=ui_scale).cards[0]
    _, *parts = card_places(box)
    assert all(box.contains(part) for part in parts)
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
def test_every_card_has_room_for_its_company_s_long_name_and_two_figures(
    tmp_path: Path, size: tuple[int, int], ui_scale: float
) -> None:
    assets = a_stage(tmp_path).skins.assets
    for seats in (4, 6):
        places = card_places(table_layout(size, seats, ui_scale=ui_scale).cards[0])
        unit = places.unit
        figures = assets.font("reading-bold", round(25 * unit)).size("31")[0]
        assert figures <= places.depot.width
        for company in COMPANIES:
            if places.low:  # the room of the long name is for larger letters
                continue
            livery = assets.livery(company)
            railway = assets.font("display", round(26 * unit)).size(livery.railway.upper())[0]
            rest = places.text.width - railway - round(10 * unit)
            assert assets.font("label", 9).size(livery.full_name)[0] <= rest


def test_what_a_trade_does_with_a_company_is_seen(tmp_path: Path) -> None:
    empty = CardFace(RED, 3, 0, "disabled")
    given = CardFace(RED, 3, 9, stock=1, role="You give 1")
    taken = CardFace(RED, 3, 9, "chosen", stock=-2, role="You take 2")
    plain = CardFace(RED, 3, 9)
    assert len({drawn(tmp_path, face) for face in (empty, given, taken, plain)}) == 4


def test_the_cards_include_the_plan() -> None:
    plan = a_plan().choose(BLUE).place(Hex(1, -2))
    face = card_faces(plan, TEXTS, Pointing(), patterned=False)[BLUE.order]
    assert (face.state, face.depot, face.gain) == ("chosen", 9, 1)
    faces = card_faces(a_plan(), TEXTS, Pointing(), patterned=True, rolling={RED: 7})
    rolling = faces[RED.order]
    assert (rolling.value, rolling.patterned) == (7, True)


def test_a_company_that_cannot_build_is_greyed() -> None:
    plan = a_plan(a_state(depots={GREEN: 0}))
    assert card_faces(plan, TEXTS, Pointing(), patterned=False)[GREEN.order].state == "disabled"
    hovered = card_faces(plan, TEXTS, Pointing(OnCard(RED)), patterned=False)[RED.order]
    assert hovered.state == "hover"


def test_both_halves_of_a_trade_are_shown_on_the_cards() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2, RED: 1}] * 3, depots={GREEN: 0}))
    faces = card_faces(plan.giving(BLUE).choose(RED), TEXTS, Pointing(), patterned=False)
    given, taken, empty = (faces[one.order] for one in (BLUE, RED, GREEN))
    assert (given.state, given.stock, given.role) == ("normal", 1, "You give 1")
    assert (taken.state, taken.stock, taken.role) == ("chosen", -1, "You take 1")
    assert (empty.state, empty.stock, empty.role) == ("disabled", 0, "")


def test_the_cards_of_a_trade_that_is_shown_say_what_is_given_and_taken() -> None:
    state = a_state(hands=[{BLUE: 2, RED: 1}] * 3)
    plan, after = a_plan(state, None), [*state.table.depots]
    after[BLUE.order] += 1
    after[GREEN.order] -= 2
    trade = Traded(1, BLUE, GREEN, 2, 4)
    faces = card_faces(plan, TEXTS, Pointing(), patterned=False, depots=tuple(after), trade=trade)
    given, taken = faces[BLUE.order], faces[GREEN.order]
    assert (given.role, given.stock, given.state) == ("gives 1", 1, "normal")
    assert (taken.role, taken.stock, taken.state) == ("takes 2", -2, "chosen")
    assert not any(face.role for face in faces if face.company not in (BLUE, GREEN))
    assert [face.company for face in faces if face.given] == [BLUE]


@pytest.mark.parametrize("seats", [3, 6])
def test_the_value_can_be_read_in_the_smallest_window(tmp_path: Path, seats: int) -> None:
    skins, size = a_stage(tmp_path).skins, SMALLEST_WINDOW
    box = table_layout(size, seats).cards[0]
    surfaces = [Surface(size), Surface(size)]
    for surface, value in zip(surfaces, (31, 38), strict=True):  # both at the end of the track
        draw_card(surface, skins, CardFace(BLUE, value, 9), box)
    same = pygame.mask.from_threshold(surfaces[0], (0, 0, 0), (1, 1, 1), surfaces[1])
    same.invert()
    assert max(digit.height for digit in same.get_bounding_rects()) >= 8


def test_the_name_on_a_low_chosen_card_is_clear_of_its_frame(tmp_path: Path) -> None:
    skins = a_stage(tmp_path).skins
    box = table_layout(SMALLEST_WINDOW, 3, ui_scale=1.5, noted=True).cards[0]
    places = card_places(box)
    assert places.low
    surface = Surface(SMALLEST_WINDOW)
    draw_card(surface, skins, CardFace(RED, 20, 9, "chosen"), box)
    text = places.text
    dark = pygame.mask.from_threshold(
        surface.subsurface(text.left, box.top, text.width // 4, text.bottom - box.top),
        skins.ink("card/chosen"),
        (30, 30, 30),
    )
    top = min(rect.top for rect in dark.get_bounding_rects())
    assert top >= round(8 * places.unit)
