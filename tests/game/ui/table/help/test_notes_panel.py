"""Opening and closing the trade notes at the table (R29)."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ui.table.help.notes_panel import NotesPanel
from game.ui.table.model import SidePanel
from tests.game.ui.evening import Evening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path)
    evening.change(notebook=True)
    evening.open_curtain()
    return evening


def notes(evening: Evening) -> NotesPanel:
    return evening.table.layer(NotesPanel)


def test_b_opens_the_notes_and_closes_them(evening: Evening) -> None:
    evening.key(pygame.K_b)
    assert notes(evening).open
    assert len(notes(evening).face().rows) == len(evening.table.names)
    evening.key(pygame.K_b)
    assert not notes(evening).open


def test_a_gamepad_opens_them_by_the_key_of_its_down_button(evening: Evening) -> None:
    evening.key(pygame.K_END)
    assert notes(evening).open


def test_a_click_on_a_player_opens_them_and_one_on_the_heading_closes_them(
    evening: Evening,
) -> None:
    evening.click(evening.table.layout.players[1].center)
    assert notes(evening).open
    evening.click(notes(evening).places.head.center)
    assert not notes(evening).open


def test_escape_closes_them_and_opens_no_menu(evening: Evening) -> None:
    evening.key(pygame.K_b)
    evening.key(pygame.K_ESCAPE)
    assert not notes(evening).open
    assert evening.menus == 0


def test_a_click_on_them_touches_no_hex_below(evening: Evening) -> None:
    evening.key(pygame.K_1)
    before = evening.table.plan
    evening.key(pygame.K_b)
    evening.click(notes(evening).places.box.center)
    assert notes(evening).open
    assert evening.table.plan == before
    assert evening.table.pointing.hex is None
    assert not pointed_words(evening.table)


def test_they_stay_open_during_moves(evening: Evening) -> None:
    evening.key(pygame.K_b)
    before = notes(evening).places.box
    evening.send_an_engine()
    evening.settle()
    assert evening.table.model.panel is SidePanel.NOTES
    assert notes(evening).places.box == before


def test_without_the_option_there_are_none(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_b)
    evening.click(evening.table.layout.players[1].center)
    assert not notes(evening).open
    assert evening.table.model.panel is None


def test_b_says_why_there_are_none_until_the_player_points_elsewhere(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_b)
    assert pointed_words(evening.table) == evening.stage.texts.say("table-notes-off")
    evening.point(evening.table.layout.status.center)
    assert evening.stage.texts.say("table-notes-off") not in pointed_words(evening.table)
    model = evening.table.model
    model.report(replace(model.status, notebook=False))
    evening.key(pygame.K_b)
    assert pointed_words(evening.table) == evening.stage.texts.say("table-notes-barred")


def test_a_table_that_does_not_allow_them_closes_them(evening: Evening) -> None:
    evening.key(pygame.K_b)
    model = evening.table.model
    model.report(replace(model.status, notebook=False))
    assert not notes(evening).open


def test_the_tooltip_of_a_player_says_that_there_are_notes(evening: Evening) -> None:
    evening.point(evening.table.layout.players[1].center)
    assert "Click for the notes of all players" in pointed_words(evening.table)


def test_the_notes_say_that_a_players_own_row_shows_what_the_others_know(evening: Evening) -> None:
    assert notes(evening).face().about.startswith("What everyone can know.")
