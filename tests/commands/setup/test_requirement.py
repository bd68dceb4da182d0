from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands.setup.requirement import normalized, parse, pins, unmatched

RELEASES = st.lists(st.integers(0, 99), min_size=1, max_size=4).map(
    lambda numbers: ".".join(map(str, numbers))
)


@pytest.mark.parametrize(
    ("line", "version", "allowed"),
    [
        ("tiny>=1.0", "1.0", True),
        ("tiny>=1.0", "1", True),
        ("tiny>=1.0", "0.9.9", False),
        ("tiny>=1.0,<2", "1.99", True),
        ("tiny>=1.0, <2", "2.0", False),
        ("tiny == 1.0", "1.0.0", True),
        ("tiny==1.0", "1.0.1", False),
        ("tiny>=0.148 ; python_version >= '3.14'", "0.150", True),
        ("tiny>=2.0", "2.0b1", True),
        ("tiny>=2.0.1", "2.0rc1", False),
        ("tiny>=2", "10.1rc1", True),
        ("tiny", "0", True),
    ],
)
def test_bounds(line: str, version: str, allowed: bool) -> None:
    needed = parse(line)
    assert needed.name == "tiny"
    assert needed.allows(version) is allowed


@given(RELEASES, RELEASES)
def test_a_version_is_below_a_bound_or_has_reached_it(version: str, bound: str) -> None:
    assert parse(f"tiny>={bound}").allows(version) is not parse(f"tiny<{bound}").allows(version)


@pytest.mark.parametrize("line", ["tiny", "tiny>=1.0", "tiny>=1.0,<2"])
def test_a_requirement_is_written_as_it_was_read(line: str) -> None:
    assert str(parse(line)) == line


def test_a_lock_may_name_a_version_for_each_system(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.lock"
    lock.write_text(
        "# made by a tool\nTiny_Game==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n"
        "tiny.game==2.0 ; sys_platform != 'win32' \\\n    --hash=sha256:11\n    # via other==3\n",
        encoding="utf-8",
    )
    locked = pins(lock)
    assert locked == {"tiny-game": ["1.0", "2.0"]}
    assert unmatched(["tiny-game>=1.0"], locked) is None
    assert unmatched(["tiny-game>=1.5"], locked) == "tiny-game"
    assert unmatched(["tiny-game>=1.0", "tiny-other"], locked) == "tiny-other"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"no pins at all"])
def test_a_lock_that_cannot_be_read_has_no_pins(tmp_path: Path, content: bytes) -> None:
    lock = tmp_path / "requirements.lock"
    assert pins(lock) == {}
    lock.write_bytes(content)
    assert pins(lock) == {}


def test_every_spelling_of_a_name_is_the_same() -> None:
    assert normalized("Fluent.Runtime") == normalized("fluent__runtime") == "fluent-runtime"
