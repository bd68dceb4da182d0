"""Paris Connection. `python3 main.py` opens the game, `main.py --help` lists all commands."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before any import that an older one cannot read
    sys.exit("Paris Connection needs Python 3.11 or newer; this is " + sys.version.split()[0])

from commands.dispatch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
