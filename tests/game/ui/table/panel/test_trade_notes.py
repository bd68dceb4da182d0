"""The trade notes (R29) as a grid and as chips."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.rules.table import Traded
from game.ui.i18n.text import LANGUAGES
from game.ui.table.layout import table_layout
from game.ui.table.panel.players import tile_places
from game.ui.table.panel.trade_notes import (
    NotesFace,
    NotesRow,
    draw_chip,
    draw_known_counts,
    notes_part,
    notes_places,
    notes_rows,
)
from tests.builders import BLACK, BLUE, GREEN, RED, a_state
from tests.game.ui.evening import a_stage
from tests.game.ui.shared_resources import shared_texts

NAMES = ("Ada", "Hugo", "Inès")
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)]


def after_trades() -> tuple[NotesRow, ...]:
    trades = (Traded(1, RED, BLUE, 2, 9), Traded(1, BLUE, GREEN, 1, 9), Traded(2, RED, GREEN, 1, 9))
    return notes_rows(a_state().table._replace(trades=trades), NAMES)


def test_r29_a_row_has_what_trades_have_shown_and_no_more() -> None:
    ada, hugo, ines = after_trades()
    assert ada == NotesRow("Ada", (0,) * 6, 10)
    assert [hugo.cell(company) for company in COMPANIES] == ["1", "?", "?", "1", "?", "?"]
    assert hugo.unknown == 9
    assert [ines.cell(company) for company in COMPANIES] == ["?", "?", "?", "1", "?", "?"]


def test_a_player_of_whom_all_is_known_has_no_question_marks() -> None:
    row = NotesRow("Ada", (2, 0, 0, 1, 0, 0), 0)
    assert [row.cell(company) for company in COMPANIES] == ["2", "", "", "1", "", ""]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_grid_lies_on_the_map_above_the_rack(
    size: tuple[int, int], players: int, scale: float
) -> None:
    layout = table_layout(size, players, ui_scale=scale, noted=True)
    places = notes_places(layout, players)
    assert layout.pane.contains(places.box)
    assert places.box.bottom <= layout.rack.top
    assert not places.box.colliderect(layout.tools[0])
    assert len(places.rows) == players + 1
    assert all(one.bottom <= other.top for one, other in pairwise(places.rows))
    for row in range(players + 1):
        cells = [places.cell(row, column) for column in range(len(COMPANIES) + 1)]
        assert all(one.right <= other.left for one, other in pairwise(cells))
        assert all(places.rows[row].contains(cell) for cell in cells)
        assert cells[0].left - places.rows[row].left > 2 * cells[0].width  # room for a name


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_below_the_grid_is_not_cut(tmp_path: Path, language: str) -> None:
    skins, about = a_stage(tmp_path).skins, shared_texts(language).say("table-notes-about")
    for players in (3, 6):
        room = notes_places(table_layout((1024, 600), players, noted=True), players).foot.width
        size = skins.fitting_size(about, room, 18)
        assert skins.assets.font("reading", size).size(about)[0] <= room


@pytest.mark.usefixtures("window")
def test_a_known_number_has_the_colour_of_its_company(tmp_path: Path) -> None:
    skins, layout = a_stage(tmp_path).skins, table_layout((1280, 720), 3)
    places = notes_places(layout, 3)
    surface = Surface((1280, 720))
    notes_part(skins, NotesFace("Trade notes", "About", after_trades()), places).draw(surface)
    for company, coloured in ((BLUE, True), (GREEN, True), (RED, False)):
        body = tuple(skins.assets.livery(company).body)[:3]
        cell = surface.subsurface(places.cell(2, company.order))
        found = pygame.mask.from_threshold(cell, body, (2, 2, 2)).count()
        assert (found > 20) is coloured


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("wide", [40, 70, 140])
def test_chips_stay_inside_the_foot_of_a_tile(tmp_path: Path, wide: int) -> None:
    skins, strip = a_stage(tmp_path).skins, Rect(20, 12, wide, 12)
    surface = Surface((200, 40))
    draw_known_counts(surface, skins, NotesRow("Ada", (1, 2, 3, 4, 5, 6), 12), strip, "white")
    surface.fill("black", strip.inflate(2, 8))
    surface.set_colorkey("black")
    assert not surface.get_bounding_rect()


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("known", [(0,) * 6, (0, 0, 0, 2, 0, 0), (2, 1, 0, 0, 3, 0)])
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_a_tile_says_how_many_are_unknown(
    tmp_path: Path, size: tuple[int, int], players: int, known: tuple[int, ...]
) -> None:
    skins, tile = a_stage(tmp_path).skins, table_layout(size, players, noted=True).players[0]
    strip = tile_places(tile, noted=False, counted=True).counts
    drawn = []
    for unknown in (10, 20):
        surface = Surface(size)
        draw_known_counts(surface, skins, NotesRow("Ada", known, unknown), strip, "white")
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] != drawn[1]


@pytest.mark.usefixtures("window")
def test_a_black_chip_has_a_pale_edge(tmp_path: Path) -> None:
    skins, surface = a_stage(tmp_path).skins, Surface((40, 40))
    draw_chip(surface, skins, Rect(10, 10, 20, 20), BLACK, "")
    assert min(surface.get_at((20, 10))[:3]) > 150
