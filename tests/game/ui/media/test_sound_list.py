from pathlib import Path

from game.ui.media.sound_list import sound_list
from tests.game.ui.loudspeaker import ROOT


def test_effects_have_groups_and_tunes_have_names() -> None:
    effects, tunes = sound_list(ROOT / "sounds")
    assert {"chuff", "whistle"} <= {one.group for one in effects}
    assert {"title", "table"} <= set(tunes)
    assert all(one.file.exists() for one in (*effects, *tunes.values()))


def test_without_a_manifest_there_are_none(tmp_path: Path) -> None:
    assert sound_list(tmp_path) == ((), {})
