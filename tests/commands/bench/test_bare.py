"""A bare window is one: it knows nothing of the game."""

import json
import os
import subprocess
import sys

from commands.bench.table import unseen
from commands.environment import HOME


def test_a_bare_window_holds_its_pixels_and_nothing_of_the_game() -> None:
    program = (
        "import json, sys; from commands.bench.bare import bare_window;"
        "found = bare_window();"
        "print(json.dumps([found, [name for name in sys.modules if name.startswith('game')]]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        cwd=HOME,
        env=unseen(os.environ),
        stdout=subprocess.PIPE,
        check=True,
    )
    found, imported = json.loads(told.stdout)
    assert found["bytes"] > 1920 * 1080 * 4
    assert imported == []
