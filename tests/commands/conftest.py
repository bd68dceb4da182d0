"""Projects in folders of their own; the slow part of their set-up is done once for all tests."""

import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from commands.gallery.studio import Studio
from tests.commands.project import GAME, TESTS, Outcome, Project, make_wheel, new_project
from tests.game.ui.shared_resources import read_once, shared_assets, shared_skins

read_once()

# Stands in for `python -m venv`, which then takes its time or fails.
_OTHER_VENV = """
import os, subprocess, sys, time
time.sleep(float(os.environ.get("VENV_SECONDS", "0")))
if "VENV_FAILS" in os.environ:
    sys.exit(os.environ["VENV_FAILS"])
del os.environ["PYTHONPATH"]
sys.exit(subprocess.run([sys.executable, "-m", "venv", *sys.argv[1:]]).returncode)
"""


class FirstStart(NamedTuple):
    """A project that was started once, and what that start said."""

    project: Project
    outcome: Outcome


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    shelf = tmp_path_factory.mktemp("wheels")
    make_wheel(shelf, GAME)
    make_wheel(shelf, TESTS)
    return shelf


@pytest.fixture(scope="session")
def first_start(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> FirstStart:
    if os.name == "nt":
        pytest.skip("the folders that these tests look into are those of other systems")
    project = new_project(tmp_path_factory.mktemp("first") / "Jeu de société à Paris", wheels)
    return FirstStart(project, project.start())


@pytest.fixture
def ready(first_start: FirstStart, tmp_path: Path) -> Project:
    """A project whose set-up is done."""
    return first_start.project.copy(tmp_path / "ready")


@pytest.fixture
def fresh(tmp_path: Path, wheels: Path) -> Project:
    """A project that was never started."""
    return new_project(tmp_path / "fresh", wheels)


@pytest.fixture(scope="session")
def other_venv(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH with which making an environment takes VENV_SECONDS, or VENV_FAILS."""
    folder = tmp_path_factory.mktemp("other") / "venv"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "__main__.py").write_text(_OTHER_VENV, encoding="utf-8")
    return str(folder.parent)


@pytest.fixture(scope="session")
def with_uv(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment variables of a computer that is offline and has uv, with an empty cache."""
    places = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    found = shutil.which("uv", path=places)
    assert found, "uv is missing; install the packages listed in requirements-dev.txt"
    folder = tmp_path_factory.mktemp("uv")
    (folder / "uv").symlink_to(found)
    cache = str(tmp_path_factory.mktemp("uv-cache"))
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    nowhere = {"UV_DEFAULT_INDEX": "http://127.0.0.1:9/"}
    return {"PATH": path, "PARIS_NO_UV": "", "UV_CACHE_DIR": cache, **nowhere}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder, and drivers that are put back afterwards."""
    monkeypatch.setenv("PARIS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARIS_NO_SETUP", "1")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Studio:
    """Where the gallery's pictures are drawn, small."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("commands.gallery.studio.Assets", lambda _: shared_assets())
    monkeypatch.setattr("commands.gallery.studio.Skins", lambda _: shared_skins())
    studio = Studio(tmp_path / "home")
    studio.clear((1024, 600), "en")
    return studio
