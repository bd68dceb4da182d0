"""Which list is installed, with what, and what is said when that fails; all of it for real."""

import socket
from pathlib import Path

import pytest

from tests.commands.project import GAME, Outcome, Project, make_wheel, new_project

pytestmark = pytest.mark.slow("processes")

OFFLINE = "paris-connection: this computer seems to be offline, and the packages have to be"
INSTALLING = "paris-connection: installing the packages listed in"
NO_UV = {"PARIS_NO_UV": "1"}


@pytest.fixture(params=["pip", "uv"])
def tool(request: pytest.FixtureRequest) -> dict[str, str]:
    """The environment variables of a computer with uv, and of one without."""
    if request.param == "pip":
        return NO_UV
    found: dict[str, str] = request.getfixturevalue("with_uv")
    return found


@pytest.fixture
def dead_index() -> dict[str, str]:
    """The environment variables of a computer whose packages come from where nobody answers."""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        index = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    return {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": index}


def _installed(project: Project) -> set[str]:
    found = project.environment.glob("lib/*/site-packages/*.dist-info")
    return {folder.name.removesuffix(".dist-info") for folder in found}


def _lines(outcome: Outcome) -> list[str]:
    return [line.removeprefix("paris-connection: ") for line in outcome.err.splitlines()]


def test_uv_is_used_where_there_is_one(fresh: Project, with_uv: dict[str, str]) -> None:
    outcome = fresh.start(PARIS_WHEELS=str(fresh.wheels), variables=with_uv)
    assert fresh.runs_inside(outcome)
    assert _lines(outcome)[0].startswith("setting up ")
    assert f"{INSTALLING} requirements.lock, with uv, from {fresh.wheels}" in outcome.err
    assert "pip" not in outcome.err.replace(str(fresh.folder), "")


def test_a_uv_that_does_not_run_is_passed_over(fresh: Project, tmp_path: Path) -> None:
    broken = tmp_path / "uv"
    broken.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    broken.chmod(0o755)
    outcome = fresh.start(PATH=str(tmp_path), PARIS_NO_UV="")
    assert fresh.runs_inside(outcome)
    assert f"{INSTALLING} requirements.lock, with pip" in outcome.err


def test_where_uv_fails_pip_is_tried(fresh: Project, with_uv: dict[str, str]) -> None:
    outcome = fresh.start(variables=with_uv)
    assert fresh.runs_inside(outcome)
    assert "paris-connection: uv did not succeed (no connection); trying pip" in outcome.err


def test_the_versions_are_those_of_the_lock(
    fresh: Project, tmp_path: Path, tool: dict[str, str]
) -> None:
    two = Project(fresh.folder, tmp_path / "two")
    make_wheel(two.wheels, GAME, "1.0")
    two.lock(GAME)
    make_wheel(two.wheels, GAME, "1.1")
    assert fresh.runs_inside(two.start(PARIS_WHEELS=str(two.wheels), variables=tool))
    assert _installed(fresh) == {"tiny_game-1.0"}


def test_another_lock_is_installed(ready: Project, tmp_path: Path) -> None:
    make_wheel(tmp_path / "newer", GAME, "1.5")
    newer = Project(ready.folder, tmp_path / "newer")
    newer.lock(GAME)
    outcome = newer.start()
    assert ready.runs_inside(outcome)
    assert _installed(ready) == {"tiny_game-1.5"}
    assert newer.start().err == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "requirements.lock is missing or cannot be read"),
        ("\0", "requirements.lock is missing or cannot be read"),
        ("tiny-other==1.0", "requirements.lock does not match requirements.txt (tiny-game)"),
        ("tiny-game==0.9", "requirements.lock does not match requirements.txt (tiny-game)"),
    ],
)
def test_a_lock_that_is_of_no_use_is_passed_over_unless_it_must_be_used(
    fresh: Project, text: str | None, reason: str
) -> None:
    lock = fresh.folder / "requirements.lock"
    lock.unlink() if text is None else lock.write_text(text, encoding="utf-8")
    refused = fresh.start(PARIS_LOCKED="1")
    assert refused.code == 1
    expected = f"paris-connection: {reason}, and PARIS_LOCKED=1 allows nothing else."
    assert refused.sentence == expected
    outcome = fresh.start()
    assert fresh.runs_inside(outcome)
    assert f"paris-connection: {reason}; using requirements.txt instead" in outcome.err


def test_a_lock_without_a_wheel_for_this_computer_is_passed_over_unless_it_must_be_used(
    fresh: Project, tmp_path: Path
) -> None:
    make_wheel(tmp_path / "shelf", GAME, "1.5", tag="cp27-cp27m-win32")
    other = Project(fresh.folder, tmp_path / "shelf")
    other.lock(GAME)
    make_wheel(tmp_path / "shelf", GAME, "1.0")
    refused = other.start(PARIS_LOCKED="1")
    assert refused.code == 1
    assert "no suitable version of tiny-game==1.5" in refused.sentence
    outcome = other.start()
    assert fresh.runs_inside(outcome)
    words = "requirements.lock does not fit this computer (tiny-game==1.5)"
    assert f"paris-connection: {words}; using requirements.txt instead" in outcome.err
    assert other.start().err == ""


@pytest.mark.parametrize("from_folder", [True, False])
def test_a_package_with_another_hash_is_never_installed(
    fresh: Project, tmp_path: Path, tool: dict[str, str], from_folder: bool
) -> None:
    make_wheel(tmp_path / "forged", GAME, files=1)
    forged = Project(fresh.folder, tmp_path / "forged")
    source = {"PARIS_WHEELS": str(forged.wheels)} if from_folder else {}
    outcome = forged.start(variables=source | tool)
    assert outcome.code == 1
    assert outcome.sentence.startswith("paris-connection: the package tiny-game==1.0 ")
    assert "does not match its hash in requirements.lock" in outcome.sentence
    assert "requirements.txt" not in outcome.err
    assert _installed(fresh) == set()


def test_offline_it_says_what_to_do_and_keeps_what_it_has_made(
    fresh: Project, tool: dict[str, str], dead_index: dict[str, str]
) -> None:
    outcome = fresh.start(variables=dead_index | tool)
    assert outcome.code == 1
    assert outcome.sentence.startswith(OFFLINE)
    assert "PARIS_WHEELS=FOLDER" in outcome.sentence
    assert "`main.py wheels FOLDER`" in outcome.sentence
    assert "requirements.txt" not in outcome.err
    again = fresh.start(variables=dead_index | tool)
    assert again.sentence == outcome.sentence
    assert "setting up" not in again.err
    healed = fresh.start()
    assert fresh.runs_inside(healed)
    assert "setting up" not in healed.err


def test_offline_a_folder_of_wheels_does(
    fresh: Project, tool: dict[str, str], dead_index: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "Édouard's wheels, for à deux"
    folder.symlink_to(fresh.wheels)
    outcome = fresh.start(variables=dead_index | tool, PARIS_WHEELS=str(folder))
    assert fresh.runs_inside(outcome)
    assert f"requirements.lock, with {'pip' if tool is NO_UV else 'uv'}" in outcome.err


def test_offline_what_other_sources_have_is_found(
    fresh: Project, dead_index: dict[str, str]
) -> None:
    shelf = {"PIP_FIND_LINKS": fresh.wheels.as_uri()}
    outcome = fresh.start(variables=dead_index | shelf)
    assert fresh.runs_inside(outcome)


def test_only_the_folder_of_wheels_is_used(fresh: Project, tmp_path: Path) -> None:
    make_wheel(tmp_path / "folder", "tiny-other")
    outcome = fresh.start(PARIS_WHEELS=str(tmp_path / "folder"))  # though pip has other links
    assert outcome.code == 1
    assert f"{tmp_path / 'folder'} has no wheel of tiny-game." in outcome.sentence


def test_an_environment_in_a_path_with_spaces_and_accents(
    tmp_path: Path, wheels: Path, tool: dict[str, str]
) -> None:
    project = new_project(tmp_path / "Édouard's spiel à deux", wheels)
    assert project.runs_inside(project.start(PARIS_WHEELS=str(wheels), variables=tool))
