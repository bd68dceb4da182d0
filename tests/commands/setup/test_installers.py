"""Where uv and pip are found; what they do is tested with the installation."""

import os
import sys
from pathlib import Path

import pytest

from commands.setup import installers
from commands.setup.installers import find_downloader, find_pip, find_uv, system
from commands.setup.stamp import interpreter
from commands.setup.virtual_environment import make, runs
from tests.commands.project import Project


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of an environment that has no pip."""
    make(tmp_path / ".venv")
    return interpreter(tmp_path / ".venv")


def test_the_pip_of_this_python_installs_for_an_environment_without_one(python: Path) -> None:
    pip = find_pip(python)
    assert pip
    assert pip.command[0] == str(python)
    assert not runs([str(python), "-m", "pip", "--version"])


def test_modules_in_the_current_folder_are_not_imported(
    python: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here = tmp_path / "downloads"
    here.mkdir()
    for module in ("pip", "json", "venv", "ensurepip"):
        (here / f"{module}.py").write_text("open('imported', 'w')\n", encoding="utf-8")
    monkeypatch.chdir(here)
    pip = find_pip(python)
    assert pip
    assert str(here) not in " ".join(pip.command)
    make(tmp_path / "another")
    assert not (here / "imported").exists()


@pytest.mark.slow("processes")
def test_the_pip_that_comes_with_python_does_too(fresh: Project, tmp_path: Path) -> None:
    (tmp_path / "pip.py").write_text("raise SystemExit(1)\n", encoding="utf-8")  # no other pip
    assert fresh.runs_inside(fresh.start(PYTHONPATH=str(tmp_path)))


@pytest.mark.slow("processes")
def test_where_no_pip_is_found_one_is_put_into_the_environment(
    python: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installers, "_FIND_PIP", "print('garbage')")
    pip = find_pip(python)
    assert pip
    assert pip.command == (str(python), "-P", "-m", "pip", "install")
    assert runs([str(python), "-m", "pip", "--version"])


def test_a_downloader_needs_no_environment(tmp_path: Path) -> None:
    pip = find_downloader(tmp_path / "wheels")
    assert pip
    assert pip.command[-1] == "download"
    assert str(tmp_path / "wheels") in pip.options


def test_uv_can_be_turned_off(
    with_uv: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", with_uv["PATH"])
    monkeypatch.setenv("PARIS_NO_UV", "")
    found = find_uv(tmp_path)
    assert found
    assert found.name == "uv"
    monkeypatch.setenv("PARIS_NO_UV", "1")
    assert find_uv(tmp_path) is None


def test_a_uv_in_the_current_folder_is_not_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "uv"
    program.write_text("#!/bin/sh\n: > started\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PARIS_NO_UV", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_uv(tmp_path)
    (tmp_path / "started").unlink()
    monkeypatch.setenv("PATH", os.curdir)
    assert find_uv(tmp_path) is None
    assert not (tmp_path / "started").exists()


def test_without_a_path_there_is_no_uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PARIS_NO_UV", raising=False)
    assert find_uv(tmp_path) is None


def test_settings_for_other_places_do_not_reach_an_installer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("PIP_TARGET", "PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "UV_INDEX"):
        monkeypatch.setenv(name, "elsewhere")
    monkeypatch.setenv("PIP_CACHE_DIR", "kept")
    anywhere = installers._variables(tmp_path, only_wheels=False)
    assert "PIP_TARGET" not in anywhere
    assert anywhere["PIP_FIND_LINKS"] == anywhere["UV_INDEX"] == "elsewhere"
    only_here = installers._variables(tmp_path, only_wheels=True)
    assert "elsewhere" not in only_here.values()
    assert only_here["PIP_CONFIG_FILE"] == os.devnull
    assert only_here["PIP_CACHE_DIR"] == "kept"


def test_this_system_is_named_as_people_know_it() -> None:
    assert system().startswith(f"Python {sys.version_info[0]}.{sys.version_info[1]} on ")
