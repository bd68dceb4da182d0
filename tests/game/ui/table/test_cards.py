from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.table.cards import CardFace, draw_card, marker_place
from tests.builders import RED
from tests.game.ui.evening import a_stage

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
