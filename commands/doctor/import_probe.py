"""A probe: imports the modules given as arguments and reports which cannot be imported."""

import importlib
import sys

from commands.doctor.child_processes import say


def main(modules: list[str]) -> None:
    """Import one after the other; after a crash, the last one announced is to blame."""
    for module in modules:
        say(importing=module)
        try:
            importlib.import_module(module)
        except Exception as error:
            say(**{f"failed {module}": f"{type(error).__name__}: {error}"})
    say(done=True)


if __name__ == "__main__":
    main(sys.argv[3:])
