"""Runs the command that the command line names.

A command's own file, and the layers that it needs, are imported only when it runs. Plain `main.py`
does not even need the grammar, so its window opens without waiting for it.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from commands.environment import ensure
from commands.setup.messages import SetupError
from commands.setup.stamp import GAME, TESTS
from commands.streams import discard_output, nobody_reads, prepare_streams

PROGRAM, SCRIPT = "paris-connection", "main.py"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or it would print first
    prepare_streams()
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    try:
        try:
            return _run(arguments)
        finally:
            print(end="", flush=True)  # here rather than at exit, where errors could not be handled
    except SetupError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\n{PROGRAM}: interrupted", file=sys.stderr)
        return 130
    except OSError as error:
        if not nobody_reads(error):
            print(f"{PROGRAM}: {error.strerror or error}", file=sys.stderr)
        discard_output()
        return 1
    except Exception as error:
        from commands.failure_watch import report_ended

        report_ended(arguments[0] if arguments else PROGRAM, error)
        return 1


def _run(arguments: list[str]) -> int:
    if not arguments:
        ensure(GAME)
        from commands.play import play

        return play()
    from commands.grammar import parser

    ours, for_pytest = _split(arguments)
    known = parser(_typed())
    options = known.parse(ours)
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
            from commands.bench.suite import bench

            return bench(options.names, as_json=options.json)
        case "host" | "serve" | "join" | "find":
            ensure(GAME)
            from commands.network import network

            return network(options)
        case "doctor":
            from commands.doctor.doctor import doctor

            return doctor(json_wanted=options.json)
        case "arena":
            from commands.arena.table_command import print_table
            from commands.arena.tournament import GAMES, arena
            from game.bots.hard import Effort

            if options.table:
                return print_table(
                    options.table,
                    games=options.games,
                    seed=options.seed,
                    jobs=options.jobs,
                    json_wanted=options.json,
                )
            return arena(
                options.bots,
                options.games or GAMES,
                seed=options.seed,
                effort=Effort(options.seconds, options.iterations),
                board=options.board,
                folder=options.record,
                json_wanted=options.json,
                jobs=options.jobs,
            )
        case "replay":
            ensure(GAME)
            from commands.replay import replay

            return replay(options.file)
        case "wheels":
            from commands.wheels import wheels

            return wheels(options.folder, tests=options.tests)
        case "screenshots":
            ensure(GAME)
            from commands.screenshots import screenshots

            return screenshots(options.folder, options.language, options.size, options.scene)
        case _:
            known.print_help()
            return 0


def _typed() -> str:
    """The name under which the program was started."""
    name = Path(sys.argv[0]).name
    return name if name == SCRIPT else PROGRAM


def _split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Our arguments, and those after `test`, which argparse would take for ours."""
    if arguments[:1] == ["test"] and arguments[1:2] not in (["-h"], ["--help"]):
        return arguments[:1], arguments[1:]
    return arguments, []
