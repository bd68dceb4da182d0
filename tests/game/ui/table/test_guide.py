from pathlib import Path

import pygame
import pytest

from game.ui.table.guide import Nobody
from tests.game.ui.evening import Evening


@pytest.mark.usefixtures("window")
def test_without_a_guide_everything_is_the_tables(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    guide = evening.table.guide
    assert isinstance(guide, Nobody)
    assert guide.usual
    assert evening.table.hints.offered
    evening.send_an_engine()
    evening.settle()
    assert evening.session.past()[-1].seq == 1
    assert guide.parts() == []
    assert guide.mark(evening.screen) == []
    assert not guide.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
