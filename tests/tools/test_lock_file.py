"""Requirements files and locks, as the tools read them."""

from pathlib import Path

import pytest

from commands.setup.requirement import parse
from tools.lock_file import LockFileError, Pin, read_lock, read_requirements

A_HASH, ANOTHER = f"sha256:{'0a' * 32}", f"sha256:{'1b' * 32}"


def test_a_requirements_file_includes_those_it_names(tmp_path: Path) -> None:
    (tmp_path / "inner.txt").write_text("# Why.\nFluent.Syntax>=0.19  # and here\n\n", "utf-8")
    (tmp_path / "outer.txt").write_text("-r inner.txt\npytest>=9.0\n", "utf-8")
    expected = (parse("fluent-syntax>=0.19"), parse("pytest>=9.0"))
    assert read_requirements(tmp_path / "outer.txt") == expected


@pytest.mark.parametrize("line", ["pytest", "pytest==9", "pytest>=9,<10", "pytest>=9; x", "-e ."])
def test_other_forms_of_a_requirement_are_refused_with_the_line(tmp_path: Path, line: str) -> None:
    (tmp_path / "some.txt").write_text(line, "utf-8")
    with pytest.raises(LockFileError) as refused:
        read_requirements(tmp_path / "some.txt")
    assert str(refused.value) == f"some.txt: not of the form name>=version: {line!r}"


def test_a_lock_has_pins_with_markers_and_hashes() -> None:
    text = (
        "# Made by a tool.\n"
        f"attrs==26.1.0 \\\n    --hash={A_HASH} \\\n    --hash={ANOTHER}\n"
        "    # via\n    #   cattrs\n"
        f"colorama==0.4.6 ; sys_platform == 'win32' \\\n    --hash={A_HASH}\n    # via pytest\n"
    )
    assert read_lock(text) == (
        Pin("attrs", "26.1.0", "", (A_HASH, ANOTHER)),
        Pin("colorama", "0.4.6", "sys_platform == 'win32'", (A_HASH,)),
    )


def test_a_pin_is_written_as_it_was_read() -> None:
    for line in ("attrs==26.1.0", "colorama==0.4.6 ; sys_platform == 'win32'"):
        assert [str(pin) for pin in read_lock(line)] == [line]


@pytest.mark.parametrize(
    "line", ["attrs", "attrs>=26", "--find-links folder", "attrs==26 --hash=md5:00", "a b==1"]
)
def test_other_lines_of_a_lock_are_refused(line: str) -> None:
    with pytest.raises(LockFileError, match="not of the form name==version with hashes"):
        read_lock(line)
