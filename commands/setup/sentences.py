"""Error messages of installing and downloading."""

from pathlib import Path
from typing import assert_never

from commands.setup.installer_output import InstallProblem, ProblemKind
from commands.setup.installers import system
from commands.setup.wheel_folder import how_to_fill, what_is_missing


def sentence(problem: InstallProblem, wanted: Path, wheels: Path | None, place: Path) -> str:
    """What went wrong and what to do. `wanted` is the list, `place` where the files should go."""
    package = f"the package {problem.words} {f'in {wheels}' if wheels else 'that was downloaded'}"
    match problem.kind:
        case ProblemKind.MISMATCH:
            return (
                f"{package} does not match its hash in {wanted.name}: it is damaged or has been"
                f" tampered with. {_another_copy(wheels)}"
            )
        case ProblemKind.DAMAGED:
            return f"{package} is damaged. {_another_copy(wheels)}"
        case ProblemKind.CERTIFICATE:
            return (
                "the packages were not downloaded, because the server's certificate could not be"
                " verified. Check the date of this computer, and whether your network asks you to"
                " log in or to install a certificate."
            )
        case ProblemKind.OFFLINE:
            return (
                "this computer seems to be offline, and the packages have to be downloaded once."
                " Connect it to the internet and start again, or set PARIS_WHEELS=FOLDER to a"
                " folder of wheels, made with `main.py wheels FOLDER` on a computer with"
                f" {system()}."
            )
        case ProblemKind.DISK_FULL:
            return (
                f"there is not enough disk space for the packages in {place}."
                " Free about 200 MB, then try again."
            )
        case ProblemKind.UNAVAILABLE:
            if wheels:
                return f"{what_is_missing(wheels, problem.words)}. {how_to_fill()}"
            return (
                f"the packages listed in {wanted.name} cannot be installed on this computer"
                f" ({system()}): there is no suitable version of {problem.words}."
                " Try a 64-bit Python from 3.11 to 3.14."
            )
        case ProblemKind.OTHER:
            return (
                f"the packages could not be installed ({problem.words}). Try again, or install"
                f" {wanted.name} yourself and set PARIS_NO_SETUP=1."
            )
        case _:
            assert_never(problem.kind)


def _another_copy(wheels: Path | None) -> str:
    """What to do about a file that must not be installed."""
    source = how_to_fill() if wheels else "Try again, if possible from another network."
    return f"Nothing was installed. {source} If it happens again, please report it."
