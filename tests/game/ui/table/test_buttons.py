"""The buttons over the map: the menu and the rulebook."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.companies import COMPANIES
from game.ui.rulebook.scene import BookScene
from tests.game.ui.evening import QUICK, Evening

pytestmark = pytest.mark.usefixtures("window")


def at_the_table(folder: Path, *, hints: bool) -> Evening:
    evening = Evening(folder, replace(QUICK, hints=hints))
    evening.open_curtain()
    return evening


@pytest.mark.parametrize("hints", [True, False])
def test_a_click_opens_the_book(tmp_path: Path, hints: bool) -> None:
    evening = at_the_table(tmp_path, hints=hints)
    evening.click(evening.table.book.button.rect.center)
    assert isinstance(evening.stage.scenes[-1], BookScene)


def test_it_keeps_clear_of_the_button_for_hints(tmp_path: Path) -> None:
    table = at_the_table(tmp_path, hints=True).table
    assert not table.book.button.rect.colliderect(table.hints.button.rect)
    alone = tmp_path / "alone"
    alone.mkdir()
    other = at_the_table(alone, hints=False).table
    assert other.book.button.rect == other.layout.tools[0]


def test_the_pointer_shows_that_it_can_be_pressed(tmp_path: Path) -> None:
    evening = at_the_table(tmp_path, hints=True)
    evening.point(evening.table.book.button.rect.center)
    assert evening.table.cursor == "hand"
    assert evening.table.book.button.state == "hover"


def test_with_the_mouse_alone_the_menu_is_found(tmp_path: Path) -> None:
    evening = at_the_table(tmp_path, hints=True)
    evening.click(evening.table.menu.button.rect.center)
    assert evening.menus == 1


def test_the_menu_opens_over_a_plan_and_leaves_it_unchanged(tmp_path: Path) -> None:
    evening = at_the_table(tmp_path, hints=True)
    evening.table.touch_company(COMPANIES[0])
    plan = evening.table.plan
    assert not plan.empty
    evening.click(evening.table.menu.button.rect.center)
    assert evening.menus == 1
    assert evening.table.plan == plan


def test_no_button_lies_on_another(tmp_path: Path) -> None:
    table = at_the_table(tmp_path, hints=True).table
    boxes = [table.hints.button.rect, table.book.button.rect, table.menu.button.rect]
    assert all(box.collidelistall(boxes) == [number] for number, box in enumerate(boxes))
