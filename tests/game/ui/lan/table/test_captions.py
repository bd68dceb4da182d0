"""Captions at a LAN table: guests and spectators see them as the host does."""

from dataclasses import replace
from pathlib import Path

from game.storage.settings import AnimationSpeed
from game.ui.table.panel.move_caption import caption_now
from tests.game.ui.evening import QUICK
from tests.game.ui.lan.a_table import LanEvening


def test_a_guest_is_told_the_moves_of_others_while_they_are_shown(tmp_path: Path) -> None:
    evening = LanEvening(tmp_path, replace(QUICK, animation=AnimationSpeed.NORMAL), (1,))
    evening.others_move(1)
    for _ in range(60):
        evening.frames(1)
        if evening.table.moving:
            break
    model = evening.table.model
    moved = evening.match.updates(None, evening.match.seq - 1)[0].events[0]
    assert model.captioned_move == moved
    caption = caption_now(model, evening.stage.texts)
    assert caption is not None
    assert caption.sentence.startswith(model.names[0])
    assert evening.table.log_words()[-1].startswith(model.names[0])  # the log has it already
