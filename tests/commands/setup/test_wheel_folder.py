from pathlib import Path

import pytest

from commands.setup.installers import system
from commands.setup.messages import SetupError
from commands.setup.wheel_folder import folder_of_wheels, what_is_missing
from tests.commands.project import GAME, make_wheel


def test_without_the_variable_there_is_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARIS_WHEELS", raising=False)
    assert folder_of_wheels() is None
    monkeypatch.setenv("PARIS_WHEELS", "")
    assert folder_of_wheels() is None


def test_a_folder_with_wheels_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    make_wheel(tmp_path, GAME)
    monkeypatch.setenv("PARIS_WHEELS", str(tmp_path))
    assert folder_of_wheels() == tmp_path


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone", "does not exist"),
        ("file", "is not a folder"),
        ("empty", "contains no wheels"),
    ],
)
def test_a_folder_that_is_of_no_use(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PARIS_WHEELS", str(tmp_path / name))
    with pytest.raises(SetupError) as refused:
        folder_of_wheels()
    words = f"PARIS_WHEELS is set to {tmp_path / name}, which {reason}. Fill a folder with"
    assert str(refused.value).startswith(words)


def test_what_a_folder_lacks(tmp_path: Path) -> None:
    make_wheel(tmp_path, GAME, "1.0", tag="cp313-cp313-win_amd64")
    assert what_is_missing(tmp_path, "tiny.other==2.0") == f"{tmp_path} has no wheel of tiny.other"
    assert what_is_missing(tmp_path, "Tiny.Game==2.0") == (
        f"{tmp_path} has Tiny.Game 1.0, but 2.0 is needed"
    )
    assert what_is_missing(tmp_path, "tiny-game>=2.0") == (
        f"{tmp_path} has tiny-game 1.0, but >=2.0 is needed"
    )
    assert what_is_missing(tmp_path, "tiny-game==1.0") == (
        f"{tmp_path} has tiny-game for cp313-cp313-win_amd64 only, and this is {system()}"
    )
    assert what_is_missing(tmp_path, "they do not fit together") == (
        f"the wheels in {tmp_path} cannot be installed (they do not fit together)"
    )
