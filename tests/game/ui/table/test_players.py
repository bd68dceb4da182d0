from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.table.players import PlayerFace, draw_player
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


def test_turn_start_and_warning_are_seen(tmp_path: Path) -> None:
    skins, looks = a_stage(tmp_path).skins, set()
    plain = PlayerFace(0, "Zoë", "8 of 15")
    for face in (
        plain,
        plain._replace(active=True, note="to move"),
        plain._replace(start=True),
        plain._replace(warning=True),
        plain._replace(seat=1),
        plain._replace(name="Ñandú"),
    ):
        surface = Surface((220, 120))
        draw_player(surface, skins, face, Rect(10, 10, 180, 88))
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 6


def test_a_long_name_stays_inside_its_tile(tmp_path: Path) -> None:
    surface = Surface((300, 120))
    face = PlayerFace(0, "Maximiliane-Sophie-Charl", "8 of 15", active=True, note="this is a note")
    box = Rect(10, 10, 110, 62)
    draw_player(surface, a_stage(tmp_path).skins, face, box)
    beyond = surface.subsurface((box.right + 30, 0, 100, 120))
    assert pygame.transform.average_color(beyond)[:3] == (0, 0, 0)
