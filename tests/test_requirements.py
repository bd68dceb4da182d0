"""What the program imports is required, explained and locked."""

import ast
import re
import sys
from pathlib import Path

import pytest

from commands.setup.requirement import normalized
from commands.setup.stamp import lock_of
from tools.lock_file import GAME, ROOT, TESTS, Pin, read_lock, read_requirements

OWN = {"commands", "game", "main", "net", "tests", "tools"}
IMPORTED_AS = {"pygame-ce": "pygame"}  # others by their own names
FOR_DEVELOPERS = {"commands/run_tests.py", "commands/bench/rules.py"}  # need the test packages


def imported(*places: str) -> dict[str, Path]:
    """The modules of other packages that are imported, each with a file that does."""
    found: dict[str, Path] = {}
    for place in places:
        path = ROOT / place
        for file in path.rglob("*.py") if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name: file.relative_to(ROOT) for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    found[node.module] = file.relative_to(ROOT)
    known = OWN | set(sys.stdlib_module_names)
    return {name: file for name, file in found.items() if name.split(".")[0] not in known}


def is_required(module: str, requirements: Path) -> bool:
    """Whether a package of a requirements file brings a module."""
    roots = {
        normalized(IMPORTED_AS.get(required.name, required.name))
        for required in read_requirements(requirements)
    }
    parts = module.split(".")
    return any(normalized(".".join(parts[:depth])) in roots for depth in range(1, len(parts) + 1))


def locked(requirements: Path) -> tuple[Pin, ...]:
    return read_lock(lock_of(requirements).read_text(encoding="utf-8"))


def versions(pins: tuple[Pin, ...]) -> dict[str, set[str]]:
    return {pin.name: {other.version for other in pins if other.name == pin.name} for pin in pins}


def test_all_that_the_game_imports_is_required() -> None:
    commands = {
        file.relative_to(ROOT).as_posix() for file in (ROOT / "commands").rglob("*.py")
    } - FOR_DEVELOPERS
    modules = imported("main.py", "game", "net", *sorted(commands))
    assert {"pygame", "babel", "fluent.syntax", "ifaddr"} <= set(modules)
    for module, file in modules.items():
        assert is_required(module, GAME), f"{file} imports {module}, not in {GAME.name}"


def test_all_that_the_tests_import_is_required() -> None:
    for module, file in imported("tests", *sorted(FOR_DEVELOPERS)).items():
        assert is_required(module, TESTS), f"{file} imports {module}, not in {TESTS.name}"


def test_every_requirement_has_its_own_line_in_the_document() -> None:
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = document.partition("## Dependencies")[2].partition("\n## ")[0]
    explained = [normalized(name) for name in re.findall(r"(?m)^\| ([\w.-]+) \| \w", rows)[1:]]
    assert sorted(explained) == sorted(required.name for required in read_requirements(TESTS))


@pytest.mark.parametrize("requirements", [GAME, TESTS], ids=lambda file: file.name)
def test_a_lock_pins_every_requirement_within_its_bounds(requirements: Path) -> None:
    pinned = versions(locked(requirements))
    for required in read_requirements(requirements):
        for version in pinned[required.name]:
            assert required.allows(version), f"{required} is locked at {version}"


@pytest.mark.parametrize("requirements", [GAME, TESTS], ids=lambda file: file.name)
def test_a_lock_has_hashes_for_every_pin_and_names_no_host(requirements: Path) -> None:
    pins = locked(requirements)
    assert pins
    assert [pin.name for pin in pins if not pin.hashes] == []
    text = lock_of(requirements).read_text(encoding="utf-8")
    assert re.findall(r"\w+://|index-url|find-links|trusted-host", text) == []


def test_the_tests_run_with_the_versions_of_the_game() -> None:
    game, tests = versions(locked(GAME)), versions(locked(TESTS))
    assert {name: tests.get(name) for name in game} == game


def test_a_package_with_several_versions_says_where_each_is_for() -> None:
    for pins in (locked(GAME), locked(TESTS)):
        several = {name for name, found in versions(pins).items() if len(found) > 1}
        assert [str(pin) for pin in pins if pin.name in several and not pin.marker] == []
