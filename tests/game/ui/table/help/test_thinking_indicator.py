from pathlib import Path

import pygame
import pytest

from tests.game.ui.evening import Evening
from tests.game.ui.quick_bots import a_session_with_bots

pytestmark = pytest.mark.usefixtures("window")
ALL_BOTS = ("easy", "medium", "hard")


def test_a_bot_that_thinks_is_seen_thinking_with_little_drawn(tmp_path: Path) -> None:
    session, bots = a_session_with_bots(ALL_BOTS, 2)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    table = evening.table
    evening.frames(4)
    assert table.model.thinking_seat == table.plan.view.table.turn
    drawn = sum(evening.app.frame(1 / 60, []) for _ in range(60))
    assert 2 <= drawn <= 6  # of sixty frames
    changed = table.draw(evening.screen)
    assert changed is not None
    assert sum(box.width * box.height for box in changed) < 5000
    partly = pygame.image.tobytes(evening.screen, "RGB")
    evening.scene.uncover()
    assert table.draw(evening.screen) is None
    assert pygame.image.tobytes(evening.screen, "RGB") == partly


def test_with_reduced_motion_the_dots_stand_still(tmp_path: Path) -> None:
    session, bots = a_session_with_bots(ALL_BOTS, 2)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    evening.change(reduced_motion=True)
    evening.settle()
    assert evening.table.model.thinking_seat is not None
