from pathlib import Path

import pytest

from game.series import GameResult, Series
from game.ui.table.plate import plate_parts
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")
PLAYED = GameResult(("Ada", "Ben", "Cleo"), (5, 3, 2), first=0)


def test_the_table_tells_which_game_of_a_series_is_played(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.table.series = Series(3, (PLAYED,))
    (plate,) = plate_parts(evening.table)
    assert "Game 2 of 3" in str(plate.face)
    layout = evening.table.layout
    assert layout.pane.contains(plate.box)
    assert plate.box.collidelist([layout.menu, evening.table.book.button.rect]) < 0


@pytest.mark.parametrize("series", [None, Series(1)])
def test_a_single_game_has_no_plate(tmp_path: Path, series: Series | None) -> None:
    evening = Evening(tmp_path)
    evening.table.series = series
    assert not plate_parts(evening.table)
