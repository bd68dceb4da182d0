"""The command line's grammar, and which file answers which command.

A command's own file, and the layers that it needs, are imported only when it runs.
"""

import argparse
import io
import os
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
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a name that it cannot show must not end us
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else list(arguments))
        finally:
            print(end="", flush=True)  # here and not at exit, where it could no longer be answered
    except SetupError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{PROGRAM}: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # whose reader has seen enough
            print(f"{PROGRAM}: {error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the flush at exit
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
    test.add_argument("pytest", nargs="*", metavar="OPTION", help="for pytest, as -k NAME")

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

    replay = commands.add_parser("replay", help="watch a finished game in the window")
    replay.add_argument("file", type=Path, metavar="FILE", help="a game record")

    pictures = commands.add_parser("screenshots", help="draw every screen, without a display")
    pictures.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    for option, example in (("language", "de"), ("size", "1920x1080"), ("scene", "table-start")):
        pictures.add_argument(
            f"--{option}", action="append", default=[], metavar=option.upper(), help=_only(example)
        )
    return root


def _only(example: str) -> str:
    return f"only this one, as {example}; may be given again, and means all if it is not given"


def _run(arguments: list[str]) -> int:
    ours, for_pytest = _split(arguments)
    options = parser().parse_args(ours)
    match options.command:
        case "test":
            ensure(TESTS)
            from commands.run_tests import run_tests

            return run_tests(for_pytest)
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
        case "replay":
            ensure(GAME)
            from commands.replay import replay

            return replay(options.file)
        case "screenshots":
            ensure(GAME)
            from commands.screenshots import screenshots

            return screenshots(options.folder, options.language, options.size, options.scene)
        case _:
            ensure(GAME)
            from commands.play import play

            return play()


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """What is ours, and what follows `test`, which argparse would take for options of ours."""
    if arguments[:1] == ["test"] and arguments[1:2] not in (["-h"], ["--help"]):
        return arguments[:1], arguments[1:]
    return arguments, []
