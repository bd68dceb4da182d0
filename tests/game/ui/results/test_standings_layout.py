from itertools import pairwise

import pytest
from pygame import Rect

from game.series import GameResult, Series
from game.ui.results.standings_layout import (
    MOST_COLUMNS,
    Columns,
    columns_of,
    standings_layout,
)

GAME = GameResult(("A", "B", "C"), (1, 2, 3), 0)


def a_series(played: int, length: int | None) -> Series:
    return Series(length, (GAME,) * played)


@pytest.mark.parametrize(
    ("played", "length", "columns"),
    [
        (1, 3, Columns(0, range(3))),
        (8, 8, Columns(0, range(8))),
        (2, None, Columns(0, range(2))),
        (0, 12, Columns(0, range(7))),
        (5, 12, Columns(0, range(7))),
        (8, 12, Columns(2, range(2, 9))),
        (12, 12, Columns(5, range(5, 12))),
        (20, None, Columns(13, range(13, 20))),
    ],
)
def test_the_latest_games_have_a_column_and_one_that_comes_next(
    played: int, length: int | None, columns: Columns
) -> None:
    assert columns_of(a_series(played, length)) == columns
    assert columns.number <= MOST_COLUMNS


@pytest.mark.parametrize("size", [(940, 380), (1230, 480), (2460, 960)])
@pytest.mark.parametrize("rows", [3, 6, 9])
@pytest.mark.parametrize("played", [1, 5, 20])
@pytest.mark.parametrize("scale", [0.6, 1.0, 1.9])
def test_nothing_lies_outside_the_box_or_upon_another(
    size: tuple[int, int], rows: int, played: int, scale: float
) -> None:
    box = Rect((20, 30), size)
    layout = standings_layout(box, a_series(played, None), rows, scale)
    lines = [layout.heads, *(layout.row(at) for at in range(rows))]
    for above, below in pairwise(lines):
        assert above.box.bottom <= below.box.top
    for line in lines:
        assert box.inflate(4, 4).contains(line.box)
        parts = (line.place, line.name, line.won, *line.cells, line.total)
        assert all(line.box.contains(part) for part in parts)
        assert all(one.right <= two.left and one.width > 0 for one, two in pairwise(parts))


def test_a_row_on_its_way_lies_between_two_places() -> None:
    layout = standings_layout(Rect(0, 0, 1200, 500), a_series(1, 3), 4, 1.0)
    assert layout.row(0).box.top < layout.row(0.5).box.top < layout.row(1).box.top
