"""The gallery's tables with bots show what their names say."""

import pytest

from commands.gallery.bots import BOTS
from commands.gallery.studio import Studio
from game.ui.table.scene import TableScene
from tests.game.ui.table_probe import TableProbe


def shown(studio: Studio, name: str) -> TableProbe:
    BOTS[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    return TableProbe(table)


@pytest.mark.parametrize("name", ["table-bot-thinking", "table-bot-thinking-six"])
def test_a_bot_thinks_and_the_person_sees_the_own_rack(name: str, studio: Studio) -> None:
    table = shown(studio, name)
    assert table.model.thinking_seat == table.plan.view.table.turn
    assert table.plan.view.portfolio is not None


def test_bots_alone_have_no_rack(studio: Studio) -> None:
    table = shown(studio, "table-bots-alone")
    assert not table.model.racked
    assert table.plan.view.portfolio is None


def test_a_hint_is_thought_out_and_answered(studio: Studio) -> None:
    assert shown(studio, "table-hint-thinking").hints.thinking
    studio.clear((1024, 600), "en")
    table = shown(studio, "table-hint")
    assert len(table.hints.face().rows) == 3
    assert table.hints.face().chosen == 2
    assert table.plan.action() is not None
