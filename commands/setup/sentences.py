"""What is said when the packages could not be installed or downloaded."""

from pathlib import Path
from typing import assert_never

from commands.setup.installer_output import Problem, ProblemKind
from commands.setup.installers import system
from commands.setup.wheel_folder import FILL, what_is_missing


def sentence(problem: Problem, wanted: Path, wheels: Path | None, place: Path) -> str:
    """What went wrong and what to do. `wanted` is the list, `place` where the files should go."""
    match problem.kind:
        case ProblemKind.MISMATCH:
            where = f"in {wheels}" if wheels else "that was downloaded"
            return (
                f"the package {problem.words} {where} does not match its hash in {wanted.name}: it"
                " is damaged or has been tampered with. Nothing was installed. Try another"
                " network or another copy; if it happens again, please report it."
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
                return f"{what_is_missing(wheels, problem.words)}. {FILL}"
            return (
                f"the packages listed in {wanted.name} cannot be installed on this computer"
                f" ({system()}): there is no suitable version of {problem.words}."
            )
        case ProblemKind.OTHER:
            return (
                f"the packages could not be installed ({problem.words}). Try again, or install"
                f" {wanted.name} yourself and set PARIS_NO_SETUP=1."
            )
        case _:
            assert_never(problem.kind)
