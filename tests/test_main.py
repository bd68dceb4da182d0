"""The program's front door: it must open, or say why not, to any Python."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.project import HOME, run, surroundings

MAIN = HOME / "main.py"
PRETEND = "import runpy, sys; sys.version_info = {}; runpy.run_path({!r}, run_name='__main__')"


def _start_as(version: tuple[int, ...]) -> subprocess.CompletedProcess[str]:
    """Start with a Python that thinks it is of another version."""
    return subprocess.run(
        [sys.executable, "-c", PRETEND.format(version, str(MAIN)), "--version"],
        capture_output=True,
        text=True,
        env=surroundings(PYTHONPATH=str(HOME)),
    )


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 9, 1), (3, 10, 13)])
def test_an_older_python_is_told_what_is_needed(version: tuple[int, ...]) -> None:
    outcome = _start_as(version)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("Paris Connection needs Python 3.11 or newer; this is ")
    assert outcome.stderr.count("\n") == 1


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 0)])
def test_a_newer_python_goes_on(version: tuple[int, ...]) -> None:
    assert _start_as(version).stdout.startswith("paris-connection ")


def test_an_older_python_can_read_the_file_at_all() -> None:
    text = MAIN.read_text(encoding="ascii")
    tree = ast.parse(text, feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(tree))


def test_nothing_is_imported_before_the_version_is_asked() -> None:
    first, *others = ast.parse(MAIN.read_text(encoding="utf-8")).body[1:]
    assert ast.unparse(first) == "import sys"
    assert isinstance(others[0], ast.If)


def test_it_starts_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["--version"]).code == 0


def test_it_can_be_imported_for_an_installed_command() -> None:
    code = "import sys; from main import main; sys.argv[1:] = ['--version']; sys.exit(main())"
    outcome = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=surroundings(PYTHONPATH=str(HOME))
    )
    assert outcome.returncode == 0
    assert outcome.stdout.startswith(b"paris-connection ")
