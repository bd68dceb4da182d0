import math
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.board import Hex
from game.storage.settings import AnimationSpeed
from game.ui.core.resize_preview import SETTLED
from game.ui.table.tabletop import Tabletop
from tests.game.ui.evening import Evening
from tests.game.ui.shared_resources import WINDOW

pytestmark = pytest.mark.usefixtures("window")


def test_while_locomotives_drive_only_moving_things_are_drawn_and_nothing_is_left_behind(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path)
    evening.change(animation=AnimationSpeed.NORMAL)
    evening.open_curtain()
    evening.send_an_engine()
    evening.frames(12)
    changed = evening.table.draw(evening.screen)
    assert changed is not None
    area = sum(box.width * box.height for box in changed)
    assert area < 0.2 * WINDOW[0] * WINDOW[1]
    partly = pygame.image.tobytes(evening.screen, "RGB")
    evening.scene._compositor.release()
    evening.table.refresh()
    assert evening.table.draw(evening.screen) is None
    assert pygame.image.tobytes(evening.screen, "RGB") == partly


def test_pointing_elsewhere_draws_little_and_leaves_nothing_behind(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    table = evening.table
    evening.point(table.camera.pixel_of(Hex(1, 0)))  # it is not the keyboard that points
    evening.settle()
    for space in table.plan.view.table.board.spaces[::9]:
        table.point_at(table.camera.pixel_of(space.hex))
        changed = table.draw(evening.screen)
        assert changed is not None
        assert sum(box.width * box.height for box in changed) < 0.15 * WINDOW[0] * WINDOW[1]
        partly = pygame.image.tobytes(evening.screen, "RGB")
        evening.scene.uncover()
        assert table.draw(evening.screen) is None
        assert pygame.image.tobytes(evening.screen, "RGB") == partly


def test_an_idle_table_is_not_drawn_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.settle()
    assert not any(evening.app.frame(1 / 60, []) for _ in range(30))


def test_another_window_size_is_used_when_the_window_rests(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    for size in ((1024, 600), (2560, 1440), (1280, 720)):
        pygame.display.set_mode(size)
        evening.frames(1, [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])
        evening.frames(math.ceil(SETTLED * 60))
        assert evening.table.layout.size == size
        assert Rect(0, 0, *size).contains(evening.table.layout.panel)


def test_switching_the_language_changes_every_word(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.settle()
    before = pygame.image.tobytes(evening.screen, "RGB")
    from game.ui.i18n.text import Texts

    evening.stage.texts = Texts("de", strict=True)
    evening.settle()
    assert pygame.image.tobytes(evening.screen, "RGB") != before


def test_what_drives_lies_above_the_map_and_below_rack_and_panels(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table, parts = evening.table, evening.table.layer(Tabletop).parts()
    (movers,) = (number for number, part in enumerate(parts) if part.draw_movers is not None)
    pane = table.layout.pane
    assert [part.box for part in parts[:movers]] == [pane, pane]  # the map and its overlay
    above = [part.box for part in parts[movers + 1 :]]
    for box in (table.rack, *table.layout.cards, table.layout.action):
        assert any(part.contains(box) for part in above)
