"""The program as `pipx install .` leaves it: away from its folder, with all that it shows."""

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from tests.commands.project import HOME, Outcome, ended, surroundings

pytestmark = pytest.mark.slow("processes")

OLDEST_BUILDER = 77  # of setuptools, as pyproject.toml asks for


def _run(*command: str | Path, **extra: str) -> Outcome:
    return ended(
        subprocess.Popen(
            [str(part) for part in command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=surroundings(PIP_NO_INDEX="1", **extra),
            start_new_session=True,
        )
    )


def _needs_builder() -> None:
    try:
        there = version("setuptools")
    except PackageNotFoundError:
        pytest.skip("setuptools is not installed, and a test fetches nothing")
    if int(there.split(".")[0]) < OLDEST_BUILDER:
        pytest.skip(
            f"setuptools {there} is older than {OLDEST_BUILDER}, and a test fetches nothing"
        )


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the commands of an environment that the program was installed into."""
    _needs_builder()
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns(".*", "__pycache__", "tests", "build", "*.egg-info")
    shutil.copytree(HOME, folder / "source", ignore=ignored)
    pip = (sys.executable, "-m", "pip")
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    built = _run(*pip, "wheel", *options, folder / "source")
    assert built.code == 0, built.out + built.err
    venv.create(folder / "venv", symlinks=os.name != "nt")
    bin_folder = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = folder.glob("*.whl")
    installed = _run(*pip, "--python", bin_folder / "python", "install", "--no-deps", wheel)
    assert installed.code == 0, installed.out + installed.err
    return bin_folder


def test_the_installed_command_tells_its_version(scripts: Path) -> None:
    assert _run(scripts / "paris-connection", "--version").out.startswith("paris-connection ")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a window would open")
def test_the_installed_command_needs_no_set_up(scripts: Path) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    outcome = _run(scripts / "paris-connection", **nowhere)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.sentence.startswith("paris-connection: no display found")
    assert not list(scripts.parent.glob("lib/*/site-packages/.venv*"))


def test_the_installed_command_has_its_board(scripts: Path) -> None:
    (board,) = scripts.parent.glob("**/game/board/boards/france.json")
    outcome = _run(scripts / "paris-connection", "board", "check", board)
    assert (outcome.code, outcome.err) == (0, "")
    code = "from game.board import load_board; print(load_board('france').title)"
    assert _run(scripts / "python", "-c", code).out == "France\n"


def test_the_installed_command_says_that_it_has_no_tests(scripts: Path) -> None:
    outcome = _run(scripts / "paris-connection", "test")
    assert outcome.code == 2
    assert outcome.sentence == "paris-connection: the installed program does not include the tests"
