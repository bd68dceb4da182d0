"""Resume tokens on the disk."""

from pathlib import Path

import pytest

from net.lan.passes import MOST, Pass, Passes

ONE = Pass(b"token", b"fingerprint")


def test_a_pass_is_there_after_a_restart_and_gone_when_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "passes.json"
    Passes(path).keep("table", "Ada", ONE)
    assert Passes(path).get("table", "Ada") == ONE
    assert Passes(path).get("table", "Ben") is None
    Passes(path).forget("table", "Ada")
    assert Passes(path).get("table", "Ada") is None


def test_two_programs_do_not_take_each_others_passes(tmp_path: Path) -> None:
    first, second = Passes(tmp_path / "p"), Passes(tmp_path / "p")
    first.keep("table", "Ada", ONE)
    second.keep("table", "Ben", ONE)
    assert Passes(tmp_path / "p").get("table", "Ada") == ONE


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    passes = Passes(tmp_path / "p")
    for number in range(MOST + 3):
        passes.keep(f"table {number}", "Ada", ONE)
    assert Passes(tmp_path / "p").get("table 2", "Ada") is None
    assert Passes(tmp_path / "p").get("table 3", "Ada") == ONE


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"a b": 5}', '{"a b": ["x", "y"]}', '{"a b": []}']
)
def test_a_file_that_is_something_else_holds_no_passes(text: str, tmp_path: Path) -> None:
    (tmp_path / "p").write_text(text)
    passes = Passes(tmp_path / "p")
    assert passes.get("a", "b") is None
    passes.keep("table", "Ada", ONE)
    assert Passes(tmp_path / "p").get("table", "Ada") == ONE


def test_without_a_disk_a_pass_lasts_as_long_as_the_program(tmp_path: Path) -> None:
    for path in (None, tmp_path / "file" / "in a file"):
        (tmp_path / "file").touch()
        passes = Passes(path)
        passes.keep("table", "Ada", ONE)
        assert passes.get("table", "Ada") == ONE
