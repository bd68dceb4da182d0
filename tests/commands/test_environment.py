"""The set-up on a fresh machine, done for real in folders of their own."""

import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from commands import environment
from commands.setup import stamp
from tests.commands.conftest import FirstStart
from tests.commands.project import GAME, Project, make_wheel, new_project

NOBODY = 65534


@pytest.mark.slow("processes")
def test_the_first_start_makes_an_environment_says_so_and_goes_on_inside(
    first_start: FirstStart,
) -> None:
    project, outcome = first_start
    assert project.runs_inside(outcome)
    assert outcome.err.splitlines() == [
        f"paris-connection: setting up {project.environment} (first launch only)",
        "paris-connection: installing the packages listed in requirements.lock, with pip",
        "paris-connection:   preparing tiny-game 1.0, package 1 of 1",
        "paris-connection:   installing 1 package",
        "paris-connection: the packages are ready",
    ]


@pytest.mark.slow("processes")
def test_the_second_start_does_nothing_and_says_nothing(ready: Project) -> None:
    outcome = Project(ready.folder, ready.folder / "no wheels").start()
    assert ready.runs_inside(outcome)
    assert outcome.err == ""


@pytest.mark.slow("processes")
def test_the_environment_is_used_in_place_too(ready: Project) -> None:
    outcome = ready.start(python=str(ready.python))
    assert ready.runs_inside(outcome)
    assert outcome.err == ""


@pytest.mark.slow("processes")
def test_a_program_inside_can_start_another_project(
    ready: Project, first_start: FirstStart
) -> None:
    other = first_start.project.folder / "main.py"
    (ready.folder / "commands" / "play.py").write_text(
        "import subprocess, sys\n\ndef play():\n"
        f"    return subprocess.run([sys.executable, {str(other)!r}]).returncode\n",
        encoding="utf-8",
    )
    assert first_start.project.runs_inside(ready.start())


@pytest.mark.slow("processes")
def test_changed_requirements_are_installed(ready: Project, tmp_path: Path) -> None:
    make_wheel(tmp_path / "newer", GAME, "1.5")
    ready.requires(f"{GAME}>=1.5")
    shelf = Project(ready.folder, tmp_path / "newer")
    outcome = shelf.start()
    assert ready.runs_inside(outcome)
    assert "preparing tiny-game 1.5" in outcome.err
    assert "setting up" not in outcome.err
    assert shelf.start().err == ""


@pytest.mark.slow("processes")
def test_a_comment_in_the_requirements_installs_nothing(ready: Project) -> None:
    ready.requires("# Other words.", "", f"{GAME}>=1.0  # and here")
    assert ready.start().err == ""


@pytest.mark.slow("processes")
def test_the_test_packages_cover_the_games(ready: Project) -> None:
    ready.stamp.unlink()
    outcome = ready.start("test", "-k", "name")
    assert outcome.out == f"{ready.environment} -k name\n"
    assert "installing the packages listed in requirements-dev.lock" in outcome.err
    assert ready.start().err == ""
    assert ready.start("test").err == ""


def test_the_set_up_can_be_turned_off(fresh: Project) -> None:
    outcome = fresh.start("check", "missing", PARIS_NO_SETUP="1")
    assert outcome.code == 2
    assert fresh.start(PARIS_NO_SETUP="1").code == 1  # the package is not there
    assert not fresh.environment.exists()


def test_commands_of_the_standard_library_need_no_set_up(fresh: Project) -> None:
    assert fresh.start("--version").code == 0
    board = fresh.folder / "game" / "board" / "boards" / "france.json"
    assert fresh.start("board", "check", str(board)).code == 0
    assert not fresh.environment.exists()


def test_a_python_that_has_the_packages_makes_no_environment(
    fresh: Project, ready: Project
) -> None:
    outcome = fresh.start(python=str(ready.python))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.strip() == str(ready.environment)
    assert not fresh.environment.exists()


@pytest.mark.slow("processes")
def test_an_older_package_does_not_do(ready: Project, wheels: Path) -> None:
    project = new_project(ready.folder.parent / "other", wheels)
    project.requires(f"{GAME}>=1.5")
    outcome = project.start(python=str(ready.python))
    assert "there is no suitable version of tiny-game>=1.5" in outcome.sentence


@pytest.mark.slow("processes")
@pytest.mark.filterwarnings("ignore:Implicit None:DeprecationWarning")
def test_the_remains_of_a_package_do_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tiny_remains-1.0.dist-info").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "requirements.txt").write_text("tiny-remains>=1.0", encoding="utf-8")
    assert not environment.satisfied(tmp_path / "requirements.txt")


@pytest.mark.slow("processes")
def test_a_setting_to_install_for_the_user_does_no_harm(ready: Project) -> None:
    ready.stamp.unlink()
    assert ready.runs_inside(ready.start("test", PIP_USER="1"))


@pytest.mark.slow("processes")
def test_an_environment_that_cannot_be_made(fresh: Project, other_venv: str) -> None:
    reason = "Hello.\n\nError: the disk is full.\n\n"
    outcome = fresh.start(PYTHONPATH=other_venv, VENV_FAILS=reason)
    assert outcome.code == 1
    assert "cannot create a virtual environment (Error: the disk is full)." in outcome.sentence
    assert "install the package python3-venv, then try again." in outcome.sentence
    assert fresh.runs_inside(fresh.start())


@pytest.mark.slow("processes")
def test_a_python_without_pip_is_told_so(fresh: Project, tmp_path: Path) -> None:
    for name in ("pip", "ensurepip"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    # Debian keeps the wheel of pip in a folder that only this setting knows.
    hide = "import sysconfig\nsysconfig.get_config_vars()['WHEEL_PKG_DIR'] = None\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    outcome = fresh.start(PYTHONPATH=str(tmp_path))
    assert outcome.code == 1
    assert outcome.sentence == (
        "paris-connection: there is no pip and no uv that can install the packages. On Debian or"
        " Ubuntu, install the package python3-venv, then try again."
    )
    assert fresh.runs_inside(fresh.start())


def _empty(project: Project) -> None:
    shutil.rmtree(project.environment)
    project.environment.mkdir()


def _still_installing(project: Project) -> None:
    project.stamp.write_text(json.dumps({"installing": "yes"}), encoding="utf-8")


def _dangling_interpreter(project: Project) -> None:
    for link in project.python.parent.glob("python*"):
        link.unlink()
    project.python.symlink_to(project.folder / "gone")


def _no_settings(project: Project) -> None:
    """Without which its Python would install into the one of the system."""
    (project.environment / "pyvenv.cfg").unlink()


def _not_a_program(project: Project) -> None:
    project.stamp.unlink()
    project.python.unlink()
    project.python.write_bytes(b"\0\1\2")


def _other_python(project: Project) -> None:
    """As after an upgrade of the system, or a start with another Python."""
    project.stamp.write_text(json.dumps({"requirements.txt": "of another Python"}))
    project.python.unlink()
    project.python.write_text('#!/bin/sh\ncase "$*" in *version_info*) exit 1;; esac\n')
    project.python.chmod(0o755)


@pytest.mark.slow("processes")
@pytest.mark.parametrize(
    "harm",
    [
        _empty,
        _still_installing,
        _dangling_interpreter,
        _no_settings,
        _not_a_program,
        _other_python,
    ],
)
def test_a_broken_environment_is_made_anew(ready: Project, harm: Callable[[Project], None]) -> None:
    harm(ready)
    outcome = ready.start()
    assert ready.runs_inside(outcome)
    assert f"setting up {ready.environment}" in outcome.err
    assert ready.start().err == ""


@pytest.mark.slow("processes")
def test_a_half_made_environment_is_made_anew_from_inside_too(ready: Project) -> None:
    _still_installing(ready)
    outcome = ready.start(python=str(ready.python))
    assert ready.runs_inside(outcome)
    assert f"setting up {ready.environment}" in outcome.err


@pytest.mark.slow("processes")
@pytest.mark.parametrize("text", ["", "[]", '{"requirements.txt": 7}', "\0\xff", "[" * 99999])
def test_a_garbled_stamp_says_nothing(ready: Project, text: str) -> None:
    wanted = ready.folder / "requirements.txt"
    assert stamp.is_current(ready.environment, wanted)
    ready.stamp.write_text(text, encoding="latin-1")
    assert not stamp.is_current(ready.environment, wanted)


@pytest.mark.slow("processes")
def test_with_a_garbled_stamp_the_packages_are_installed_again(ready: Project) -> None:
    ready.stamp.write_text("garbage", encoding="utf-8")
    outcome = ready.start()
    assert ready.runs_inside(outcome)
    assert "setting up" not in outcome.err
    assert ready.start().err == ""


@pytest.mark.parametrize("link", [False, True])
def test_what_is_no_folder_is_not_removed(fresh: Project, link: bool) -> None:
    if link:
        fresh.environment.symlink_to(fresh.folder / "gone")
    else:
        fresh.environment.write_text("/home/ada/environments/paris", encoding="utf-8")
    outcome = fresh.start()
    assert outcome.code == 1
    assert outcome.sentence == (
        f"paris-connection: {fresh.environment} is not a folder; move or delete it, then try again."
    )
    assert fresh.environment.is_symlink() == link
    assert fresh.environment.is_file() != link


@pytest.mark.slow("processes")
def test_an_environment_of_another_machine_is_told(ready: Project) -> None:
    ready.python.unlink()
    ready.python.write_bytes(b"\x7fELF of another kind")
    ready.python.chmod(0o755)
    outcome = ready.start()
    assert outcome.code == 1
    assert outcome.sentence == (
        f"paris-connection: {ready.python} cannot be started (Exec format error)."
        f" Delete the folder {ready.environment}, then try again."
    )


@pytest.fixture
def read_only(wheels: Path) -> Iterator[Project]:
    """Not in pytest's folder, which nobody else may enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        project = new_project(Path(folder) / "game", wheels)
        project.folder.chmod(0o555)
        yield project
        project.folder.chmod(0o755)


def _python_for(user: int | None) -> str:
    """A Python that this user may run."""
    test = "import sys; sys.exit(sys.version_info < (3, 11))"
    for python in (sys.executable, shutil.which("python3", path="/usr/local/bin:/usr/bin")):
        try:
            if python and not subprocess.run([python, "-c", test], user=user).returncode:
                return python
        except PermissionError:
            continue
    pytest.skip("there is no Python here that a user without rights may run")


@pytest.mark.slow("processes")
def test_a_read_only_folder_is_told_what_to_do(read_only: Project) -> None:
    user = NOBODY if os.geteuid() == 0 else None
    outcome = read_only.start(python=_python_for(user), user=user, PYTHONDONTWRITEBYTECODE="1")
    assert outcome.code == 1
    assert outcome.err == (
        f"paris-connection: the packages cannot be set up in {read_only.folder}"
        " (Permission denied). Copy the game to a folder you can write to, or install"
        " requirements.txt yourself and set PARIS_NO_SETUP=1.\n"
    )
    assert stat.S_IMODE(read_only.folder.stat().st_mode) == 0o555


def test_where_python_is_on_each_system() -> None:
    folder = Path("game") / ".venv"
    assert stamp.interpreter(folder, windows=True) == folder / "Scripts" / "python.exe"
    assert stamp.interpreter(folder, windows=False) == folder / "bin" / "python"


def test_the_fingerprint_sees_into_the_files_that_are_named(tmp_path: Path) -> None:
    (tmp_path / "inner.txt").write_text("one>=1\n", encoding="utf-8")
    (tmp_path / "outer.txt").write_text("-r inner.txt\ntwo>=2\n", encoding="utf-8")
    before = stamp.fingerprint(tmp_path / "outer.txt")
    (tmp_path / "inner.txt").write_text("one>=1.1\n", encoding="utf-8")
    assert stamp.fingerprint(tmp_path / "outer.txt") != before
