"""`main.py wheels FOLDER`: downloads the packages for computers without internet.

Standard library only: it needs pip, but no .venv.
"""

import os
import sys
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory

from commands.environment import HOME
from commands.setup.installation import use_what_fits
from commands.setup.installer_output import InstallProblem, ProblemKind
from commands.setup.installers import Source, find_downloader, system
from commands.setup.messages import SetupError, say
from commands.setup.progress import Progress
from commands.setup.stamp import GAME, TESTS
from commands.setup.virtual_environment import NO_VENV

_MEGABYTE = 1_000_000


def wheels(folder: Path, *, tests: bool) -> int:
    """Fill a folder with wheels for this system and Python; returns the exit code."""
    wanted = HOME / (TESTS if tests else GAME)
    if not wanted.exists():
        words = f"the installed program does not include {wanted.name}; use the source folder"
        print(f"paris-connection: {words}", file=sys.stderr)
        return 2
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder, prefix=".unfinished-") as scratch:
            download(folder, wanted, Path(scratch))
    except FileExistsError:
        print(f"paris-connection: {folder} is not a folder", file=sys.stderr)
        return 2
    except OSError as error:
        reason = error.strerror or error
        print(f"paris-connection: cannot write to {folder} ({reason})", file=sys.stderr)
        return 1
    _tell(folder, tests=tests)
    return 0


def download(folder: Path, wanted: Path, scratch: Path) -> None:
    """Download the wheels of a requirements file into a folder; raises SetupError."""
    downloader = find_downloader(folder)
    if downloader is None:
        raise SetupError(f"there is no pip that can download the packages. {NO_VENV}")

    def use(source: Source) -> InstallProblem | None:
        say(f"downloading the packages listed in {source.file.name} to {folder}")
        progress = Progress()
        try:
            problem = downloader.run(source, scratch, progress)
        finally:
            progress.end()
        if problem is not None and problem.kind is ProblemKind.OFFLINE:
            raise SetupError(
                "this computer seems to be offline, and the wheels have to be downloaded."
                " Connect it to the internet, then try again."
            )
        return problem

    use_what_fits(wanted, None, folder, use)


def _tell(folder: Path, *, tests: bool) -> None:
    """Say what the folder contains and how to use it."""
    files = list(folder.glob("*.whl"))
    size = sum(file.stat().st_size for file in files) / _MEGABYTE
    amount = f"{len(files)} file{'' if len(files) == 1 else 's'}, {size:.0f} MB"
    command = "main.py test" if tests else "main.py"
    print(
        f"{folder} now contains all wheels for {system()} ({amount}).\n"
        "Copy the folder and the game to a computer with the same system and Python. There, set\n"
        f"the environment variable PARIS_WHEELS to the folder, then start {command}:\n"
        f"    {start_line(str(folder), command)}"
    )


def start_line(folder: str, command: str, *, windows: bool = os.name == "nt") -> str:
    """The command that starts from a folder of wheels, in PowerShell or a Unix shell."""
    if windows:
        quoted = folder.replace("'", "''")
        return f"$env:PARIS_WHEELS = '{quoted}'; py {command}"
    return f"PARIS_WHEELS={quote(folder)} python3 {command}"
