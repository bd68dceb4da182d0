from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.rules.companies import COMPANIES
from game.ui.layout import table_layout
from game.ui.table.cards import CardFace
from game.ui.table.panel import PanelFace, Prompt, Status, draw_panel, log_entry_at
from game.ui.table.players import PlayerFace
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")
LOG = [f"Ada builds {number}" for number in range(40)]


def a_face(seats: int = 4) -> PanelFace:
    players = [PlayerFace(seat, f"P{seat}", "8 of 15", active=seat == 0) for seat in range(seats)]
    cards = [CardFace(company, 2, 9) for company in COMPANIES]
    return PanelFace(
        players, cards, Prompt("What?", "this", "", 2, 5), Status("6 depots left", "far"), LOG
    )


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_panel_draws_only_on_its_side_of_the_window(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    layout = table_layout(size, seats)
    surface = Surface(size)
    draw_panel(surface, a_stage(tmp_path).skins, layout, a_face(seats), [])
    map_side = surface.subsurface((0, 0, layout.pane.width - 40, size[1]))
    assert pygame.transform.average_color(map_side)[:3] == (0, 0, 0)


def test_the_newest_entries_of_the_log_are_found_by_their_height(tmp_path: Path) -> None:
    layout, skins = table_layout((1920, 1080), 4), a_stage(tmp_path).skins
    bottom = log_entry_at(skins, layout, LOG, layout.log.bottom - 16)
    above = log_entry_at(skins, layout, LOG, layout.log.bottom - 40)
    assert bottom == len(LOG) - 1
    assert above == len(LOG) - 2
    assert log_entry_at(skins, layout, LOG, layout.log.top - 5) is None
    assert log_entry_at(skins, layout, [], layout.log.centery) is None


def test_a_warning_stands_instead_of_the_detail(tmp_path: Path) -> None:
    looks = set()
    for prompt in (Prompt("What?", "this"), Prompt("What?", "this", "too many"), Prompt("What?")):
        surface = Surface((1920, 1080))
        face = a_face()._replace(prompt=prompt)
        draw_panel(surface, a_stage(tmp_path).skins, table_layout((1920, 1080), 4), face, [])
        looks.add(pygame.image.tobytes(surface, "RGB"))
    assert len(looks) == 3


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_a_long_entry_of_the_log_takes_two_lines_and_is_one(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    layout, skins = table_layout(size, 4), a_stage(tmp_path).skins
    log = ["short", "María del Carmen Fernández pone 5 locomotoras de P.L.M. y llega a Charleville"]
    each = layout.pixels(24)
    bottom = layout.log.bottom - layout.pixels(7)
    found = [log_entry_at(skins, layout, log, bottom - each // 2 - n * each) for n in range(3)]
    assert found == [1, 1, 0]
