from pathlib import Path

import pytest

from commands.setup.messages import SetupError
from commands.setup.stamp import HALF_MADE, interpreter, read_stamp, write_stamp
from commands.setup.virtual_environment import contents, make, runs


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    made = tmp_path / ".venv"
    make(made)
    return made


def _packages(environment: Path) -> Path:
    (folder,) = environment.glob("[Ll]ib/**/site-packages")
    return folder


def test_an_environment_is_made_without_pip(environment: Path) -> None:
    python = str(interpreter(environment))
    assert runs([python, "-c", "import sys; assert sys.prefix != sys.base_prefix"])
    assert not runs([python, "-m", "pip", "--version"])
    assert read_stamp(environment) == {}


def test_a_whole_one_is_left_alone(
    environment: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (environment / "mine").touch()
    write_stamp(environment, {"requirements.txt": "done"})
    capsys.readouterr()
    make(environment)
    assert capsys.readouterr().err == ""
    assert (environment / "mine").exists()
    assert read_stamp(environment) == {"requirements.txt": "done"}


def test_the_contents_change_with_what_is_installed(environment: Path) -> None:
    before = contents(environment)
    assert contents(environment) == before != ""
    (_packages(environment) / "tiny_game-1.0.dist-info").mkdir()
    assert contents(environment) != before
    assert contents(environment / "gone") == ""


def test_an_installation_that_had_not_touched_anything_leaves_it_whole(environment: Path) -> None:
    write_stamp(environment, {"requirements.txt": "done", HALF_MADE: contents(environment)})
    (environment / "mine").touch()
    make(environment)
    assert (environment / "mine").exists()
    assert read_stamp(environment) == {"requirements.txt": "done"}


def test_an_installation_that_had_begun_makes_it_anew(environment: Path) -> None:
    write_stamp(environment, {"requirements.txt": "done", HALF_MADE: contents(environment)})
    (_packages(environment) / "tiny_game").mkdir()
    make(environment)
    assert not (_packages(environment) / "tiny_game").exists()
    assert read_stamp(environment) == {}


@pytest.mark.parametrize("kind", ["file", "link"])
def test_what_is_no_folder_is_not_removed(tmp_path: Path, kind: str) -> None:
    place = tmp_path / ".venv"
    place.touch() if kind == "file" else place.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SetupError, match="is not a folder; move or delete it"):
        make(place)
    assert place.is_symlink() or place.is_file()


def test_a_command_that_cannot_be_started_does_not_run(tmp_path: Path) -> None:
    assert not runs([str(tmp_path / "gone")])
