from pathlib import Path

import pytest

from commands.setup.installer_output import InstallProblem, ProblemKind
from commands.setup.sentences import sentence

LOCK, PLACE, SHELF = Path("/game/requirements.lock"), Path("/game"), Path("/shelf")


@pytest.mark.parametrize("kind", ProblemKind)
@pytest.mark.parametrize("wheels", [None, SHELF])
def test_every_problem_is_one_paragraph_that_ends(kind: ProblemKind, wheels: Path | None) -> None:
    words = sentence(InstallProblem(kind, "tiny==1.0"), LOCK, wheels, PLACE)
    assert words.endswith(".")
    assert "\n" not in words


@pytest.mark.parametrize(
    ("kind", "advice"),
    [
        (ProblemKind.MISMATCH, "Nothing was installed. Try again, if possible from another"),
        (ProblemKind.DAMAGED, "tiny==1.0 that was downloaded is damaged. Nothing was installed."),
        (ProblemKind.CERTIFICATE, "Check the date of this computer"),
        (ProblemKind.OFFLINE, "or set PARIS_WHEELS=FOLDER to a folder of wheels"),
        (ProblemKind.DISK_FULL, "not enough disk space for the packages in /game."),
        (ProblemKind.UNAVAILABLE, "there is no suitable version of tiny==1.0."),
        (ProblemKind.OTHER, "yourself and set PARIS_NO_SETUP=1."),
    ],
)
def test_every_problem_says_what_to_do(kind: ProblemKind, advice: str) -> None:
    assert advice in sentence(InstallProblem(kind, "tiny==1.0"), LOCK, None, PLACE)


def test_a_folder_of_wheels_is_named_where_it_is_to_blame() -> None:
    forged = sentence(InstallProblem(ProblemKind.MISMATCH, "tiny==1.0"), LOCK, SHELF, PLACE)
    assert forged.startswith("the package tiny==1.0 in /shelf does not match its hash in")
    assert "network" not in forged
    assert "Fill a folder with `main.py wheels FOLDER`" in forged
    lacking = sentence(InstallProblem(ProblemKind.UNAVAILABLE, "tiny==1.0"), LOCK, SHELF, PLACE)
    assert lacking.startswith("/shelf has no wheel of tiny. Fill a folder with")
