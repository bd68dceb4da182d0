"""Startup on a new computer: creates .venv beside main.py, installs, and continues inside it.

Standard library only, since it runs before any package is installed. Every later start must be
fast, so modules needed only for setting up are imported there.
"""

import os
import sys
from pathlib import Path
from typing import NoReturn

from commands.setup.messages import SetupError
from commands.setup.stamp import interpreter, is_current, requirements

HOME = Path(__file__).resolve().parent.parent

_INSIDE = "PARIS_INSIDE"  # set for the program that continues inside .venv


def ensure(name: str) -> None:
    """Return once the packages of a requirements file are available, if needed in .venv."""
    wanted = HOME / name
    arrived = os.environ.pop(_INSIDE, "") == "1"  # removed: child processes must not inherit it
    # An installed copy has no requirements file: its installer did the work.
    if os.environ.get("PARIS_NO_SETUP") == "1" or not wanted.exists():
        return
    environment = HOME / ".venv"
    inside = Path(sys.prefix).resolve() == environment.resolve()
    if not is_current(environment, wanted):
        if not inside and satisfied(wanted):
            return
        set_up(environment, wanted)
    elif inside:
        return
    if not arrived:
        _go_on_inside(environment)


def satisfied(wanted: Path) -> bool:
    """Whether this Python has every required package in a suitable version."""
    from importlib.metadata import PackageNotFoundError, version

    from commands.setup.requirement import parse

    for needed in map(parse, requirements(wanted)):
        try:
            here: str | None = version(needed.name)
        except (PackageNotFoundError, KeyError):
            return False
        # None or, in newer versions, a KeyError if a removal has left an empty folder.
        if here is None or not needed.allows(here):
            return False
    return True


def set_up(environment: Path, wanted: Path) -> None:
    """Create or repair the environment and install into it; raises SetupError."""
    from commands.lock import locked
    from commands.setup.installation import install
    from commands.setup.virtual_environment import make

    try:
        with locked(
            environment.with_name(".venv.lock"),
            "waiting for another copy of the game to finish setting up",
        ):
            if not is_current(environment, wanted):
                make(environment)
            if not is_current(environment, wanted):
                install(environment, wanted)
    except OSError as error:
        raise SetupError(
            f"the packages cannot be set up in {environment.parent} ({error.strerror or error})."
            " Copy the game to a folder you can write to, or install"
            f" {wanted.name} yourself and set PARIS_NO_SETUP=1."
        ) from None


def _go_on_inside(environment: Path) -> NoReturn:
    import signal
    import subprocess

    command = [str(interpreter(environment)), str(HOME / "main.py"), *sys.argv[1:]]
    inside = {**os.environ, _INSIDE: "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        if os.name == "nt":  # exec would return to the prompt before the program ends
            with subprocess.Popen(command, env=inside) as program:  # noqa: S603
                # Ctrl-C reaches both; this one waits until the program has ended.
                signal.signal(signal.SIGINT, signal.SIG_IGN)
                sys.exit(program.wait())
        os.execve(command[0], command, inside)  # noqa: S606
    except OSError as error:  # for example, created on another computer
        raise SetupError(
            f"{command[0]} cannot be started ({error.strerror or error})."
            f" Delete the folder {environment}, then try again."
        ) from None
