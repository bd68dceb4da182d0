from pathlib import Path

import pytest

from game.rules.table import Ending
from tools import make_records


@pytest.mark.parametrize("wanted", make_records.WANTED)
def test_the_recorded_games_are_what_the_tool_plays(
    wanted: tuple[str, int, Ending, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    committed = make_records.FOLDER / f"{wanted[0]}.jsonl"
    monkeypatch.setattr(make_records, "FOLDER", tmp_path)
    assert make_records.make_record(*wanted).read_bytes() == committed.read_bytes()
