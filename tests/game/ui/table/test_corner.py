"""The corner of a table where nobody plays from elsewhere is empty."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.ui.table.corner import Corner
from game.ui.table.panel.prompt import Prompt
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def test_nothing_lies_in_it_and_nothing_is_taken_from_the_player() -> None:
    corner = Corner()
    assert corner.parts() == []
    assert not corner.buttons
    assert not corner.handle(Event(pygame.KEYDOWN, key=pygame.K_c, mod=0))
    assert (corner.words(), corner.barred(), corner.about(0), corner.pointer) == ("", "", "", None)
    assert (corner.typing, corner.halted, corner.busy) == (False, False, False)
    assert corner.patient
    assert corner.notebook


def test_tiles_and_prompt_stay_as_they_are() -> None:
    corner = Corner()
    assert corner.faces([]) == []
    assert corner.prompt(Prompt("Your turn")) == Prompt("Your turn")
    assert not corner.bots()


def test_a_table_at_one_screen_has_one(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    assert type(evening.table.corner) is Corner
    assert not evening.table.typing
