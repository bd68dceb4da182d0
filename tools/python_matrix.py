"""Runs the tests on several Pythons, with the lowest and the newest packages, and prints a table.

Run `python3 -m tools.python_matrix`, or name the Pythons: `... /usr/bin/python3.13`. What follows
`--` goes to pytest. Needs internet access; every run has an environment of its own in a temporary
folder, and a log that is kept. Exit status 1 if a run failed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from commands.run_tests import SPREAD
from tools.uv_program import Uv, UvError, uv_program

COMMAND = "python3 -m tools.python_matrix"
ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
PYTEST = ("-m", "pytest", "-q", "--all", *SPREAD, "-p", "no:cacheprovider")
_INSIDE = "Scripts/python.exe" if os.name == "nt" else "bin/python"
_SUMMARY = re.compile(r"^=* ?((?:\d+ [a-z]+(?:, )?)+ in [\d.]+s.*?) ?=*$", re.MULTILINE)


@dataclass(frozen=True)
class Run:
    """How the tests went with one Python and one choice of packages."""

    python: str
    packages: str
    passed: bool
    summary: str


def find_pythons(versions: Sequence[str] = VERSIONS) -> list[str]:
    """One program for each version, from the PATH or pyenv; those not found are left out."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = []
    for version in versions:
        candidates = [shutil.which(f"python{version}")]
        candidates += [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python"))[::-1]]
        found += [name for name in candidates if name and version_of(name)][:1]
    return found


def version_of(python: str) -> str:
    """The version of a Python, or nothing if it does not run."""
    command = [python, "-c", "import platform; print(platform.python_version())"]
    try:
        ended = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
    except OSError:
        return ""
    return ended.stdout.strip() if ended.returncode == 0 else ""


def summary_of(log: str) -> str:
    """Pytest's count of tests, or the last line of a log that has none."""
    counts: list[str] = _SUMMARY.findall(log)
    return counts[-1] if counts else (log.strip().splitlines() or ["no output"])[-1]


def run_tests(uv: Uv, python: str, packages: str, options: Sequence[str], log: Path) -> Run:
    """Install the packages into a new environment and run the tests in it."""
    version = version_of(python)
    if not version:
        return Run(python, packages, passed=False, summary="this Python does not run")
    with tempfile.TemporaryDirectory(prefix="paris-python-") as folder:
        inside = str(Path(folder, _INSIDE))
        program = str(uv.program)
        install = (
            program,
            "pip",
            "install",
            "--python",
            inside,
            "--resolution",
            RESOLUTIONS[packages],
        )
        commands = (
            (program, "venv", "--python", python, "--clear", folder),
            (*install, "pip", "-r", "requirements-dev.txt"),
            (inside, *PYTEST, *options),
        )
        with log.open("w", encoding="utf-8") as output:
            passed = all(
                subprocess.run(command, cwd=ROOT, stdout=output, stderr=output).returncode == 0  # noqa: S603
                for command in commands
            )
    return Run(version, packages, passed, summary_of(log.read_text("utf-8", "replace")))


def table(runs: Sequence[Run]) -> str:
    """One row per run."""
    rows = [("Python", "packages", "", "tests")]
    rows += [(r.python, r.packages, "ok" if r.passed else "FAILED", r.summary) for r in runs]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def main(arguments: Sequence[str]) -> int:
    """Run all combinations, one after the other, and print the table."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(prog=COMMAND, description="Run the tests on several Pythons.")
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="default: all that are found")
    parser.add_argument("--packages", choices=RESOLUTIONS, help="default: both")
    wanted = parser.parse_args(arguments[:split])
    pythons = wanted.pythons or find_pythons()
    resolutions = [wanted.packages] if wanted.packages else [*RESOLUTIONS]
    try:
        with uv_program() as uv:
            runs = run_all(uv, pythons, resolutions, arguments[split + 1 :])
    except UvError as error:
        print(error, file=sys.stderr)
        return 1
    print(table(runs))
    return 0 if runs and all(run.passed for run in runs) else 1


def run_all(
    uv: Uv, pythons: Sequence[str], resolutions: Sequence[str], options: Sequence[str]
) -> list[Run]:
    """Run every combination, and say on stderr which one is running."""
    logs = Path(tempfile.mkdtemp(prefix="paris-matrix-"))
    runs: list[Run] = []
    for python in pythons:
        for packages in resolutions:
            log = logs / f"{len(runs) + 1}-{packages}.txt"
            print(f"{python}, {packages} packages: {log}", file=sys.stderr, flush=True)
            runs.append(run_tests(uv, python, packages, options, log))
    return runs


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
