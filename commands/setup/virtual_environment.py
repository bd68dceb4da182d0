"""Creates and checks .venv, and recreates it when it is broken."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from commands.setup.messages import SetupError, say
from commands.setup.stamp import HALF_MADE, interpreter, read_stamp, write_stamp

NO_VENV = "On Debian or Ubuntu, install the package python3-venv, then try again."

ISOLATED = ("-P",)  # imports nothing from the current folder, which could be anyone's


def make(environment: Path) -> None:
    """Create the environment, or recreate one that cannot be installed into."""
    if _is_whole(environment):
        stamp = read_stamp(environment)
        if stamp.pop(HALF_MADE, None) is not None:
            write_stamp(environment, stamp)
        return
    if environment.is_symlink() or environment.is_file():
        raise SetupError(f"{environment} is not a folder; move or delete it, then try again.")
    say(f"setting up {environment} (first launch only)")
    if environment.exists():
        # First, so that its remains after an interruption are not mistaken for a complete one.
        (environment / "pyvenv.cfg").unlink(missing_ok=True)
        shutil.rmtree(environment)
    environment.mkdir()
    # Before anything else, so that the next start recreates it if this is interrupted.
    write_stamp(environment, {HALF_MADE: "not made yet"})
    # Without pip, which would take ten times as long; the installer is elsewhere.
    made = subprocess.run(  # noqa: S603
        [base_python(), *ISOLATED, "-m", "venv", "--without-pip", str(environment)],
        capture_output=True,
        text=True,
        errors="replace",
    )
    if made.returncode:
        reason = "no venv" if find_spec("venv") is None else _last_line(made.stdout + made.stderr)
        raise SetupError(
            f"Python {sys.version.split()[0]} cannot create a virtual environment ({reason})."
            f" {NO_VENV}"
        )
    write_stamp(environment, {})


def base_python() -> str:
    """The Python that environments are created from.

    Not sys.executable, which may be in the environment that has just been removed.
    """
    return str(getattr(sys, "_base_executable", sys.executable))


def contents(environment: Path) -> str:
    """A value that changes when anything is installed or removed."""
    places = {"base": str(environment), "platbase": str(environment)}
    packages = Path(sysconfig.get_path("purelib", "venv", places))
    try:
        return f"{packages.stat().st_mtime_ns} {' '.join(sorted(os.listdir(packages)))}"
    except OSError:
        return ""


def runs(command: list[str]) -> bool:
    """Whether a command starts and succeeds."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0  # noqa: S603
    except OSError:
        return False


def _is_whole(environment: Path) -> bool:
    """Whether an environment is complete and for a Python like this one.

    After an interrupted installation it is complete only if nothing had been changed yet.
    """
    stamp = read_stamp(environment)
    if stamp.get(HALF_MADE, contents(environment)) != contents(environment):
        return False
    own = f"sys.prefix != sys.base_prefix and sys.version_info[:2] == {sys.version_info[:2]}"
    return runs([str(interpreter(environment)), "-c", f"import sys; sys.exit(not ({own}))"])


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else "no reason was given"
