from pathlib import Path

import pytest

from tools import make_lessons
from tools.make_lessons import depot_game, line_game, write


def test_the_lessons_are_what_the_tool_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    committed = make_lessons.FOLDER
    monkeypatch.setattr(make_lessons, "FOLDER", tmp_path)
    for name, actions in (("line", line_game()), ("depots", depot_game())):
        assert write(name, actions).read_bytes() == (committed / f"{name}.jsonl").read_bytes()
