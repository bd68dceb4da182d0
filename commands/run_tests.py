"""`main.py test`: all tests."""

import os
import sys

from commands.environment import HOME

# Over all cores, whole files together: the tests of a file may share what is slow to set up.
_SPREAD = ("--numprocesses=auto", "--dist=loadfile")


def run_tests(arguments: list[str]) -> int:
    """Run pytest on the project; returns its exit code."""
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
    return int(pytest.main([*_SPREAD, *arguments]))
