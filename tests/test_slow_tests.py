"""Which tests are slow, and when they are left out."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import slow_tests
from tests.commands.project import HOME, Outcome, run

MOST = 250
MARK = re.compile(r"pytest\.mark\.slow\b(?:\((.*?)\))?")
MARKED = [
    path
    for path in sorted((HOME / "tests").rglob("test_*.py"))
    if path.name != "test_slow_tests.py" and MARK.search(path.read_text("utf-8"))
]
WHEELS = "tests/commands/test_wheels.py"  # some of its tests are slow
SLOW = "test_offline_is_one_sentence"
QUICK = "test_what_to_type_fits_the_shell_of_the_system"


def collected(*options: str) -> Outcome:
    """The tests that `main.py test` would run."""
    return run(["test", "-q", "--collect-only", *options])


@pytest.fixture(scope="module")
def all_slow() -> Sequence[str]:
    """Every slow test."""
    files = [str(path.relative_to(HOME)) for path in MARKED]
    lines = collected("--all", "-m", slow_tests.MARKER, *files).out.splitlines()
    return [line for line in lines if "::" in line]


def test_every_slow_test_says_why() -> None:
    given = {kind for path in MARKED for kind in MARK.findall(path.read_text("utf-8"))}
    assert given == {f'"{kind}"' for kind in slow_tests.KINDS}


def test_few_tests_are_slow(all_slow: Sequence[str]) -> None:
    assert 0 < len(all_slow) <= MOST


def test_no_test_that_draws_in_its_own_process_is_slow(all_slow: Sequence[str]) -> None:
    in_process = ("tests/game/", "tests/commands/gallery/", "tests/sprites/", "tests/sounds/")
    assert not [name for name in all_slow if name.startswith(in_process)]


def test_slow_tests_of_a_folder_are_left_out_and_counted() -> None:
    outcome = collected("tests/net/namespaces")
    assert "::" not in outcome.out
    sentence = r"\d+ slow tests left out; python3 main\.py test --all runs all tests\."
    assert re.search(sentence, outcome.out)
    assert outcome.code == int(pytest.ExitCode.NO_TESTS_COLLECTED)


def test_asked_for_they_run() -> None:
    outcome = collected("--all", "tests/net/namespaces")
    assert "test_links.py::" in outcome.out
    assert "left out" not in outcome.out
    assert outcome.code == 0


def test_chosen_by_file_they_run_and_come_first() -> None:
    outcome = collected(WHEELS)
    names = [line for line in outcome.out.splitlines() if "::" in line]
    assert names.index(f"{WHEELS}::{SLOW}") < names.index(f"{WHEELS}::{QUICK}")
    assert "left out" not in outcome.out


@pytest.mark.parametrize(
    "options",
    [
        (f"{WHEELS}::{SLOW}",),
        ("-k", "test_uv_is_used_where_there_is_one", "tests/commands/setup"),
    ],
)
def test_chosen_by_name_they_run(options: tuple[str, ...]) -> None:
    outcome = collected(*options)
    assert outcome.out.count("::") == 1
    assert "left out" not in outcome.out


def test_workers_say_what_they_left_out(tmp_path: Path) -> None:
    quick = "tests/commands/setup/test_wheel_folder.py"
    # A folder of its own, or it would first remove what earlier runs left in pytest's.
    options = ("-n1", "-p", "no:cacheprovider", f"--basetemp={tmp_path / 'inner'}")
    outcome = run(["test", *options, "tests/net/namespaces", quick])
    assert outcome.code == 0
    *_, left_out, closing = outcome.out.splitlines()
    assert left_out.endswith("left out; python3 main.py test --all runs all tests.")
    assert re.search(r"\d+ passed in ", closing)
