"""Runs uv, which answers questions about packages for every system.

Uses the uv on the PATH; otherwise installs one with pip into a temporary folder.
"""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

NO_SOLUTION = 1  # the exit status of uv where no version fits; anything else is another failure


class UvError(Exception):
    """Uv could not be had, or could not answer; the message is a sentence."""


class NoSolution(UvError):
    """No version of a package fits what was asked for."""


@dataclass(frozen=True)
class Uv:
    """The uv program."""

    program: Path

    def compile(self, options: Sequence[str], requirements: str = "", *, folder: Path) -> str:
        """Run `uv pip compile` in a folder, with requirements as its input; returns its output."""
        command = [str(self.program), "pip", "compile", "--quiet", "--no-python-downloads"]
        ended = subprocess.run(  # noqa: S603
            [*command, *options],
            input=requirements,
            capture_output=True,
            cwd=folder,
            encoding="utf-8",
            errors="replace",
        )
        if ended.returncode:
            kind = NoSolution if ended.returncode == NO_SOLUTION else UvError
            raise kind(f"uv found no answer:\n{ended.stderr.strip()}")
        return ended.stdout


@contextmanager
def uv_program() -> Iterator[Uv]:
    """Uv for the time of a `with`; raises UvError where it cannot be had."""
    found = shutil.which("uv")
    if found:
        yield Uv(Path(found))
        return
    with TemporaryDirectory(prefix="paris-uv-") as folder:
        print("uv is not on the PATH: installing it for this run", file=sys.stderr, flush=True)
        yield Uv(_install(Path(folder)))


def _install(folder: Path) -> Path:
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    scripts, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    python = folder / scripts / f"python{ending}"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    ended = subprocess.run([*pip, "uv"], capture_output=True, encoding="utf-8", errors="replace")  # noqa: S603
    if ended.returncode:
        raise UvError(f"uv could not be installed:\n{ended.stderr.strip()}")
    return folder / scripts / f"uv{ending}"
