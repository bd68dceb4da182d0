"""`main.py wheels FOLDER`, with a real pip and packages that need no network."""

import shlex
import socket
from pathlib import Path

import pytest

from commands.setup.installers import system
from commands.wheels import start_line
from tests.commands.project import GAME, Project, make_wheel


@pytest.mark.slow("processes")
def test_it_fills_a_folder_that_a_computer_without_internet_installs_from(
    fresh: Project, tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "Édouard's wheels"
    outcome = fresh.start("wheels", str(folder))
    assert outcome.code == 0
    assert not fresh.environment.exists()
    assert [file.name for file in folder.iterdir()] == ["tiny_game-1.0-py3-none-any.whl"]
    assert outcome.err.splitlines() == [
        f"paris-connection: downloading the packages listed in requirements.lock to {folder}",
        "paris-connection:   preparing tiny-game 1.0, package 1 of 1",
    ]
    assert outcome.out.startswith(
        f"{folder} now contains all wheels for {system()} (1 file, 0 MB).\n"
    )
    assert "PARIS_WHEELS" in outcome.out
    offline = Project(fresh.folder, tmp_path / "no wheels")
    assert fresh.runs_inside(offline.start(PARIS_WHEELS=str(folder), PARIS_LOCKED="1"))


def test_what_to_type_fits_the_shell_of_the_system() -> None:
    folder = "Édouard's wheels"
    unix = start_line(folder, "main.py", windows=False)
    assert shlex.split(unix) == [f"PARIS_WHEELS={folder}", "python3", "main.py"]
    windows = start_line(folder, "main.py test", windows=True)
    assert windows == "$env:PARIS_WHEELS = 'Édouard''s wheels'; py main.py test"


@pytest.mark.slow("processes")
def test_it_can_be_filled_twice_and_with_the_test_packages(fresh: Project, tmp_path: Path) -> None:
    assert fresh.start("wheels", str(tmp_path / "wheels")).code == 0
    outcome = fresh.start("wheels", str(tmp_path / "wheels"), "--tests")
    assert outcome.code == 0
    assert "(2 files, 0 MB)" in outcome.out


@pytest.mark.slow("processes")
def test_it_downloads_nothing_that_has_another_hash(fresh: Project, tmp_path: Path) -> None:
    make_wheel(tmp_path / "forged", GAME, files=1)
    outcome = Project(fresh.folder, tmp_path / "forged").start("wheels", str(tmp_path / "wheels"))
    assert outcome.code == 1
    assert "does not match its hash in requirements.lock" in outcome.sentence
    assert list((tmp_path / "wheels").iterdir()) == []


@pytest.mark.slow("processes")
def test_offline_is_one_sentence(fresh: Project, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        index = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    nowhere = {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": index}
    outcome = fresh.start("wheels", str(tmp_path / "wheels"), variables=nowhere)
    assert outcome.code == 1
    assert outcome.sentence == (
        "paris-connection: this computer seems to be offline, and the wheels have to be downloaded."
        " Connect it to the internet, then try again."
    )


def test_a_file_is_not_a_folder(fresh: Project) -> None:
    outcome = fresh.start("wheels", str(fresh.folder / "main.py"))
    assert outcome.code == 2
    assert outcome.err == f"paris-connection: {fresh.folder / 'main.py'} is not a folder\n"


def test_a_folder_in_a_file_cannot_be_written_to(fresh: Project) -> None:
    place = fresh.folder / "main.py" / "wheels"
    outcome = fresh.start("wheels", str(place))
    assert outcome.code == 1
    assert outcome.err == f"paris-connection: cannot write to {place} (Not a directory)\n"


def test_an_installed_copy_says_that_it_cannot(fresh: Project, tmp_path: Path) -> None:
    (fresh.folder / "requirements.txt").unlink()
    outcome = fresh.start("wheels", str(tmp_path / "wheels"))
    assert outcome.code == 2
    assert "does not include requirements.txt" in outcome.sentence
