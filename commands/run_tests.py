"""`main.py test`: the tests, without the slow ones unless `--all` is given."""

import os
import sys

from commands.environment import HOME

# One process more than there are cores, since many tests wait for a network or another program.
# Each takes the tests in order, so those of a file mostly share what is slow to set up.
SPREAD = (f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal")


def run_tests(arguments: list[str]) -> int:
    """Run pytest on the project; returns its exit code. `tests/slow_tests.py` handles `--all`."""
    if not (HOME / "tests").is_dir():
        print("paris-connection: the installed program does not include the tests", file=sys.stderr)
        return 2
    try:
        import pytest
    except ModuleNotFoundError:
        print(
            "paris-connection: pytest is not installed; unset PARIS_NO_SETUP"
            " or install the packages listed in requirements-dev.txt",
            file=sys.stderr,
        )
        return 2
    os.chdir(HOME)
    return int(pytest.main([*SPREAD, *arguments]))
