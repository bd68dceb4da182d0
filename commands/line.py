"""The command line's grammar, and which file answers which command.

A command's own file, and the layers that it needs, are imported only when it runs.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from commands.environment import GAME, TESTS, SetupError, ensure
from game import __version__

PROGRAM = "paris-connection"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, with exit 2."""

    def error(self, message: str) -> NoReturn:
        """One sentence and where to read more."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    options = parser().parse_args(arguments)
    try:
        return _run(options)
    except SetupError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{PROGRAM}: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        return 1


def parser() -> Parser:
    """All commands with their options."""
    root = Parser(
        prog=PROGRAM,
        description="The railway and share game Paris Connection, for one screen or a LAN party.",
    )
    root.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND")

    test = commands.add_parser("test", help="set up the test packages and run all tests")
    test.add_argument("pytest", nargs=argparse.REMAINDER, help="options for pytest, as -k NAME")

    check = commands.add_parser("check", help="replay game records against the rules")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a game record")
    check.add_argument("-v", "--verbose", action="store_true", help="tell the game in words")

    board = commands.add_parser("board", help="look at board files")
    board_commands = board.add_subparsers(dest="board_command", metavar="COMMAND", required=True)
    board_check = board_commands.add_parser("check", help="say what is wrong with board files")
    board_check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a board file")

    bench = commands.add_parser("bench", help="measure what the documents promise")
    bench.add_argument("names", nargs="*", metavar="NAME", help="a measure; all if none is named")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    return root


def _run(options: argparse.Namespace) -> int:
    match options.command:
        case "test":
            ensure(TESTS)
            from commands.run_tests import run_tests

            return run_tests(options.pytest)
        case "check":
            from commands.check import check

            return check(options.files, verbose=options.verbose)
        case "board":
            from commands.board import check_boards

            return check_boards(options.files)
        case "bench":
            ensure(TESTS)
            from commands.bench import bench

            return bench(options.names, as_json=options.json)
        case _:
            ensure(GAME)
            from commands.welcome import welcome

            return welcome(parser())
