"""The packages of .venv: from the lock where it fits, with uv where there is one, else with pip."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from commands.environment import (
    GAME,
    HALF_MADE,
    TESTS,
    SetupError,
    fingerprint,
    interpreter,
    lock_of,
    read_stamp,
    requirements,
    say,
    write_stamp,
)
from commands.setup.installer_output import Problem, ProblemKind
from commands.setup.installers import Installer, Source, find_pip, find_uv
from commands.setup.progress import Progress
from commands.setup.requirement import pins, unmatched
from commands.setup.sentences import sentence
from commands.setup.virtual_environment import NO_VENV, contents
from commands.setup.wheel_folder import folder_of_wheels

_SCRATCH = "downloads"  # in .venv, for what is being downloaded


def install(environment: Path, wanted: Path) -> None:
    """Install a requirements file into an environment; raises SetupError."""
    wheels = folder_of_wheels()
    stamp = read_stamp(environment)
    write_stamp(environment, {**stamp, HALF_MADE: contents(environment)})
    scratch = environment / _SCRATCH
    shutil.rmtree(scratch, ignore_errors=True)  # of a start that was interrupted
    scratch.mkdir()
    try:
        _install_what_fits(environment, wanted, wheels, scratch)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if wanted.name == TESTS:  # which includes what the game needs
        stamp[GAME] = fingerprint(wanted.with_name(GAME))
    write_stamp(environment, {**stamp, wanted.name: fingerprint(wanted)})
    say("the packages are ready")


def sources(wanted: Path, wheels: Path | None) -> Iterator[Source]:
    """The lists that may be installed, the best first; raises SetupError if there is none."""
    lock, only_lock = lock_of(wanted), os.environ.get("PARIS_LOCKED") == "1"
    locked = pins(lock)
    missing = unmatched(requirements(wanted), locked)
    if locked and missing is None:
        yield Source(lock, True, wheels, len(locked))
        reason = f"{lock.name} does not fit this computer"
    elif locked:
        reason = f"{lock.name} does not match {wanted.name} ({missing})"
    else:
        reason = f"{lock.name} is missing or cannot be read"
    if only_lock:
        raise SetupError(f"{reason}, and PARIS_LOCKED=1 allows nothing else.")
    say(f"{reason}; using {wanted.name} instead")
    yield Source(wanted, False, wheels)


def _install_what_fits(environment: Path, wanted: Path, wheels: Path | None, scratch: Path) -> None:
    problem = None
    for source in sources(wanted, wheels):
        problem = _install(environment, source, scratch)
        if problem is None:
            return
        if problem.kind is not ProblemKind.UNAVAILABLE:
            break  # another list would not help, or must not
        wanted = source.file
    if problem is not None:
        raise SetupError(sentence(problem, wanted, wheels, environment.parent))


def _install(environment: Path, source: Source, scratch: Path) -> Problem | None:
    """Install a list with each installer in turn; returns what went wrong with the last one."""
    problem = None
    for installer in _installers(environment):
        if problem is not None:
            say(f"uv could not install the packages ({problem.words}); trying pip")
        amount = f"{source.packages} packages" if source.packages else "the packages"
        place = f", from {source.wheels}" if source.wheels else ""
        say(f"installing {amount} listed in {source.file.name}, with {installer.name}{place}")
        progress = Progress()
        try:
            problem = installer.run(source, scratch, progress)
        finally:
            progress.end()
        if problem is None or problem.kind in (ProblemKind.MISMATCH, ProblemKind.DISK_FULL):
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
