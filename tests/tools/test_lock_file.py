"""Requirements files and locks, as the tools read them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.lock_file import (
    LockFileError,
    Pin,
    Requirement,
    lock_of,
    plain,
    read_lock,
    read_requirements,
    release,
)

A_HASH, ANOTHER = f"sha256:{'0a' * 32}", f"sha256:{'1b' * 32}"
numbers = st.lists(st.integers(0, 9999), min_size=1, max_size=4)


def test_a_requirements_file_includes_those_it_names(tmp_path: Path) -> None:
    (tmp_path / "inner.txt").write_text("# Why.\nFluent.Syntax>=0.19  # and here\n\n", "utf-8")
    (tmp_path / "outer.txt").write_text("-r inner.txt\npytest>=9.0\n", "utf-8")
    expected = (Requirement("fluent-syntax", "0.19"), Requirement("pytest", "9.0"))
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


@pytest.mark.parametrize("name", ["fluent.syntax", "Fluent_Syntax", "fluent--syntax"])
def test_every_spelling_of_a_name_is_the_same(name: str) -> None:
    assert plain(name) == "fluent-syntax"


@given(numbers, numbers)
def test_versions_are_ordered_by_their_numbers(one: list[int], other: list[int]) -> None:
    width = max(len(one), len(other))
    first, second = ([*each, *[0] * (width - len(each))] for each in (one, other))
    required = Requirement("package", ".".join(map(str, other)))
    assert required.allows(".".join(map(str, one))) == (first >= second)


def test_the_end_of_a_version_may_be_letters() -> None:
    assert release("2.0b1") == release("2") < release("2.0.1rc1")


def test_a_lock_lies_beside_its_requirements() -> None:
    assert lock_of(Path("game") / "requirements-dev.txt") == Path("game") / "requirements-dev.lock"
