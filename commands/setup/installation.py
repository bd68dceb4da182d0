"""Installs packages into .venv: from the lock if it fits, with uv if available, else with pip."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from commands.setup.installer_output import InstallProblem, ProblemKind
from commands.setup.installers import Installer, Source, find_pip, find_uv
from commands.setup.messages import SetupError, say
from commands.setup.progress import Progress
from commands.setup.requirement import pins, unmatched
from commands.setup.sentences import sentence
from commands.setup.stamp import (
    GAME,
    HALF_MADE,
    TESTS,
    fingerprint,
    interpreter,
    lock_of,
    read_stamp,
    requirements,
    write_stamp,
)
from commands.setup.virtual_environment import NO_VENV, contents
from commands.setup.wheel_folder import folder_of_wheels

_SCRATCH = "downloads"  # in .venv, for downloads in progress
# Failures that another installer must not work around: pip accepts damaged files that uv refuses.
_FINAL = (ProblemKind.MISMATCH, ProblemKind.DAMAGED, ProblemKind.DISK_FULL)


def install(environment: Path, wanted: Path) -> None:
    """Install a requirements file into an environment; raises SetupError."""
    wheels = folder_of_wheels()
    stamp = read_stamp(environment)
    write_stamp(environment, {**stamp, HALF_MADE: contents(environment)})
    scratch = environment / _SCRATCH
    shutil.rmtree(scratch, ignore_errors=True)  # from an interrupted start
    scratch.mkdir()
    try:
        use_what_fits(
            wanted,
            wheels,
            environment.parent,
            lambda source: _install(environment, source, scratch),
        )
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if wanted.name == TESTS:  # which includes the game's packages
        stamp[GAME] = fingerprint(wanted.with_name(GAME))
    write_stamp(environment, {**stamp, wanted.name: fingerprint(wanted)})
    say("the packages are ready")


def use_what_fits(
    wanted: Path, wheels: Path | None, place: Path, use: Callable[[Source], InstallProblem | None]
) -> None:
    """Use the lock of a requirements file, or the file itself if the lock does not fit.

    Raises SetupError if neither can be used. `place` is where the files should go.
    """
    for source in _sources(wanted, wheels):
        problem = use(source)
        if problem is None:
            return
        # Other failures, such as an attack, must not lead to packages without hashes.
        does_not_fit = problem.kind is ProblemKind.UNAVAILABLE
        if not (source.locked and does_not_fit) or _only_lock():
            raise SetupError(sentence(problem, source.file, wheels, place))
        reason = f"not everything in {source.file.name} is in {wheels}"
        if wheels is None:
            reason = f"{source.file.name} does not fit this computer ({problem.words})"
        say(f"{reason}; using {wanted.name} instead")


def _sources(wanted: Path, wheels: Path | None) -> list[Source]:
    """The lists that may be installed, best first; raises SetupError if there is none."""
    plain, lock = Source(wanted, False, wheels), lock_of(wanted)
    locked = pins(lock)
    missing = unmatched(requirements(wanted), locked)
    if missing is None:
        return [Source(lock, True, wheels, sum(map(len, locked.values()))), plain]
    reason = f"{lock.name} does not match {wanted.name} ({missing})"
    if not locked:
        reason = f"{lock.name} is missing or cannot be read"
    if _only_lock():
        raise SetupError(f"{reason}, and PARIS_LOCKED=1 allows nothing else.")
    say(f"{reason}; using {wanted.name} instead")
    return [plain]


def _only_lock() -> bool:
    return os.environ.get("PARIS_LOCKED") == "1"


def _install(environment: Path, source: Source, scratch: Path) -> InstallProblem | None:
    """Try each installer in turn; returns the problem of the last one."""
    problem = None
    for installer in _installers(environment):
        if problem is not None:
            say(f"uv did not succeed ({problem.kind.value}); trying pip")
        place = f", from {source.wheels}" if source.wheels else ""
        say(f"installing the packages listed in {source.file.name}, with {installer.name}{place}")
        progress = Progress()
        try:
            problem = installer.run(source, scratch, progress)
        finally:
            progress.end()
        if problem is None or problem.kind in _FINAL:
            return problem
    if problem is None:
        raise SetupError(f"there is no pip and no uv that can install the packages. {NO_VENV}")
    return problem


def _installers(environment: Path) -> Iterator[Installer]:
    python = interpreter(environment)
    if uv := find_uv(python):
        yield uv
    if pip := find_pip(python):
        yield pip
