"""The gallery's earlier positions and open logs show what their names say."""

import pytest

from commands.gallery.look_back import LOOKS_BACK
from commands.gallery.studio import Studio
from game.ui.table.scene import TableScene
from tests.game.ui.table_probe import TableProbe


def shown(studio: Studio, name: str) -> TableProbe:
    LOOKS_BACK[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    return TableProbe(table)


@pytest.mark.parametrize("name", ["table-log-open", "table-log-open-six"])
def test_the_log_is_open_and_marks_the_last_turn(name: str, studio: Studio) -> None:
    table = shown(studio, name)
    assert table.log.open
    assert table.model.since_last_turn is not None


@pytest.mark.parametrize(
    ("name", "back"),
    [("table-look-back", 2), ("table-look-back-log", 3), ("table-look-back-spectators", 2)],
)
def test_an_earlier_position_is_on_the_table(name: str, back: int, studio: Studio) -> None:
    table = shown(studio, name)
    assert table.model.look_position == table.seq - back
    assert table.model.shown_plan.view.portfolio is None


def test_a_step_forward_moves_and_the_deal_has_no_move(studio: Studio) -> None:
    assert shown(studio, "table-look-back-forward").moving
    studio.clear((1024, 600), "en")
    table = shown(studio, "table-look-back-deal")
    assert table.model.look_position == 0
    assert table.model.captioned_move is None
