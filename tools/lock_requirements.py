"""Makes requirements.lock and requirements-dev.lock: exact versions for every system, with hashes.

Run `python3 -m tools.lock_requirements` after changing a requirements file: versions that still fit
stay as they are. With `--upgrade` every package moves to its newest version.

pyproject.toml lists the desktops that must get a wheel of every package. Where the newest version
has none for one of them, uv pins an older version for that desktop alone.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from commands.setup.stamp import lock_of
from tools.lock_file import GAME, TESTS
from tools.uv_program import Uv, UvError, uv_program

OLDEST_PYTHON = "3.11"
WHEELS = ("--only-binary", ":all:")
COMMAND = "python3 -m tools.lock_requirements"


def lock(uv: Uv, requirements: Path, *, upgrade: bool = False) -> None:
    """Write the lock of a requirements file beside it."""
    made = ("--universal", "--generate-hashes", "--python-version", OLDEST_PYTHON, *WHEELS)
    written = ("--custom-compile-command", COMMAND, "--output-file", lock_of(requirements).name)
    options = [*made, *written, *(["--upgrade"] if upgrade else []), requirements.name]
    uv.compile(options, folder=requirements.parent)


def main(arguments: Sequence[str]) -> int:
    """Make both locks."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="Make the locks.")
    parser.add_argument("--upgrade", action="store_true", help="move to the newest versions")
    upgrade = parser.parse_args(arguments).upgrade
    try:
        with uv_program() as uv:
            for requirements in (GAME, TESTS):
                lock(uv, requirements, upgrade=upgrade)
                print(f"{lock_of(requirements).name} is up to date")
    except UvError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
