"""The gallery's captions of moves show what their names say."""

import pytest

from commands.gallery.move_captions import MOVE_CAPTIONS
from commands.gallery.studio import Studio
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.table.scene import TableScene
from tests.game.ui.table_probe import TableProbe


def shown(studio: Studio, name: str) -> TableProbe:
    MOVE_CAPTIONS[name](studio)
    table = studio.stage.scenes[-1]
    assert isinstance(table, TableScene)
    return TableProbe(table)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("table-caption-trade", Traded),
        ("table-caption-to-spectators", Traded),
        ("table-caption-build", Built),
        ("table-caption-build-six", Built),
    ],
)
def test_a_move_has_its_caption_while_it_moves(
    name: str, kind: type[Built | Traded], studio: Studio
) -> None:
    table = shown(studio, name)
    assert table.moving
    assert isinstance(table.model.captioned_move, kind)


def test_the_caption_of_the_last_move_stays_while_the_next_bot_thinks(studio: Studio) -> None:
    table = shown(studio, "table-caption-before")
    assert not table.moving
    assert table.model.thinking_seat is not None
    assert table.model.captioned_move is not None
