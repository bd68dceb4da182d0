from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.rules.actions import Trade
from game.ui.table.help.tip_guide import SlipGuide
from tests.builders import BLUE, RED
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


class Teller(SlipGuide):
    """Has one thing to say."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening.table, starred=False)
        self._slip.write("Look here.")

    def _put_away(self) -> None:
        self._slip.write("")


def test_a_click_puts_away_what_was_told(tmp_path: Path) -> None:
    teller = Teller(Evening(tmp_path))
    (box,) = teller.boxes
    assert teller.parts()
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        teller.handle(Event(kind, pos=box.center, button=1, buttons=(0, 0, 0), rel=(0, 0)))
    assert not teller.boxes
    assert not teller.parts()


def test_it_forbids_nothing_that_the_rules_allow(tmp_path: Path) -> None:
    teller = Teller(Evening(tmp_path))
    assert teller.allows(Trade(BLUE, RED, 1))
    assert teller.advised
