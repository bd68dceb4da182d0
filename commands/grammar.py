"""The command line: every command with its options."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from commands.argument_types import address, code, port, seconds, whole
from game import __version__
from game.options import BOARD, BY_TOPIC, Option

PROGRAM = "paris-connection"
_ABOUT = "Paris Connection: a railway and share game for one screen or a LAN."
_EVERY = """\
Without a command, the game opens in a window.
For the options of a command: {program} COMMAND --help"""
_PORT = "TCP port; 0 picks a free one (default: 27272, or a free one if it is in use)"
_SEEN = "visible to other users in the process list, so prefer --ask-code"
_CODE = f"join code that guests must enter; generated if no CODE is given (default: none); {_SEEN}"
_ASK_CODE = (
    "type the join code, or read it from standard input; without this option and --code, the"
    " environment variable PARIS_CODE is used"
)
_BIND = "listen on this address only, e.g. 192.168.0.7 or fd00::7 (default: all addresses)"
_RECORDS = "folder for game records (default: the game's data folder)"
_INSTANT = "bots move immediately, and not when people have seen the move before"
_ABSENT = "let a bot take over for a player who has been away this long (default: wait)"
_ADDRESS = (
    "e.g. 192.168.0.7 or 192.168.0.7:27272; if omitted, the window lists the available tables"
)
_BOT = "join as an easy, medium or hard bot, without a window"
_GAMES = "with --bot: number of games to play before leaving (default: 1)"
_PATIENCE = "with --bot: how long to keep trying to reconnect when the host is gone (default: 120)"
_LINEUP = (
    "bots, one per seat, e.g. hard,medium,easy; easy-1, medium-1, hard-1 (the first version);"
    " grower, grow-then-build, hoarder, rusher, late, blocker, copycat, child, random (scripts);"
    " or module:Class for your own bot"
)
_ARENA_TABLE = (
    "play a table of docs/bots.md again, with its own bots and thinking times; `list` lists them"
)
_ARENA_GAMES = "number of games (default: 100, or those of the table)"
_WHEELS = (
    "where to put the wheels, for this system and Python; the first launch of another computer"
    " installs from it if the environment variable PARIS_WHEELS is set to it"
)
_ALL_TESTS = "run the slow tests too, which start programs and networks of their own"
_PYTEST = (
    "options passed to pytest, e.g. a file of tests or -k NAME; slow tests that are chosen by name"
    " run without --all"
)
_REPEATABLE = {
    "language": "language to use, e.g. de; repeatable (default: all)",
    "size": "picture size, e.g. 1920x1080; repeatable (default: three common sizes)",
    "scene": "screen to render, e.g. table-start; repeatable (default: all)",
}

_HELP_COLUMN = 28  # wide enough for the longest option
_LONGEST_COMMAND = len("    screenshots")

_Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Puts the description on the same line as each command and option."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=_HELP_COLUMN)
        # argparse forgets that commands are indented further than options.
        self._action_max_length = _LONGEST_COMMAND


class Parser(argparse.ArgumentParser):
    """Reports an error in one line, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Print one sentence and where to read more, then exit."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse the command line; a command reports its own unknown options."""
        options, unknown = self.parse_known_args(arguments)
        if unknown:
            command: Parser = options.parser
            plural = "s" if len(unknown) > 1 else ""
            command.error(f"unknown argument{plural}: {' '.join(unknown)}")
        return options


def parser(program: str = PROGRAM) -> Parser:
    """All commands with their options; `program` is the name shown in usage lines."""
    root = Parser(
        prog=program,
        description=_ABOUT,
        epilog=_EVERY.format(program=program),
        formatter_class=_HelpFormatter,
    )
    root.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _lan(commands)
    _records(commands)
    _arena(commands)
    _maps(commands)
    _wheels(commands)
    _doctor(commands)
    _development(commands)
    root.set_defaults(parser=root)
    return root


def _add(commands: _Commands, name: str, about: str) -> Parser:
    """Add a command whose own help starts with its line in the list of commands."""
    description = f"{about[0].upper()}{about[1:]}."
    made = commands.add_parser(
        name, help=about, description=description, formatter_class=_HelpFormatter
    )
    made.set_defaults(parser=made)
    return made


def _lan(commands: _Commands) -> None:
    """The commands of the network, with and without a window."""
    host = _add(commands, "host", "host a table on the LAN")
    host.add_argument("--name", default="", metavar="NAME", help="your name")
    host.add_argument("--table", default="", metavar="NAME", help="the table's name")
    _table(host)

    join = _add(commands, "join", "join a table on the LAN")
    join.add_argument("address", nargs="?", default="", metavar="ADDRESS", help=_ADDRESS)
    join.add_argument("--name", default="", metavar="NAME", help="your name, or the bot's")
    codes = join.add_mutually_exclusive_group()
    codes.add_argument("--code", metavar="CODE", help=f"the table's join code; {_SEEN}")
    codes.add_argument("--ask-code", action="store_true", help=_ASK_CODE)
    join.add_argument("--watch", action="store_true", help="join as a spectator")
    levels = ("easy", "medium", "hard")
    join.add_argument("--bot", choices=levels, metavar="LEVEL", help=_BOT)
    join.add_argument("--games", type=whole(1), default=1, metavar="N", help=_GAMES)
    join.add_argument(
        "--patience", type=seconds(0), default=120.0, metavar="SECONDS", help=_PATIENCE
    )

    find = _add(commands, "find", "list the tables on this LAN")
    find.add_argument(
        "--seconds",
        type=seconds(0.1, 600),
        default=3.0,
        metavar="SECONDS",
        help="search time (default: 3)",
    )
    find.add_argument("--json", action="store_true", help="print the tables as a JSON array")

    serve = _add(commands, "serve", "host a table on the LAN, without a window")
    serve.add_argument(
        "--name", default="", metavar="NAME", help="the table's name (default: Paris Connection)"
    )
    _table(serve)
    serve.add_argument("--record", type=Path, metavar="DIR", help=_RECORDS)
    serve.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="continue a record; without its table, players claim their seats by name",
    )
    serve.add_argument("--absent", type=seconds(0), metavar="SECONDS", help=_ABSENT)
    serve.add_argument("--bind", type=address, metavar="ADDRESS", help=_BIND)
    serve.add_argument("--once", action="store_true", help="exit after one game")
    serve.add_argument("--instant-bots", action="store_true", help=_INSTANT)


def _table(command: Parser) -> None:
    """The options of every table."""
    command.add_argument(
        "--players",
        type=whole(0),
        default=3,
        metavar="N",
        help="number of seats, 3 to 6 (default: 3)",
    )
    command.add_argument(
        "--bots", default="", metavar="LEVELS", help="bot levels, one per bot, e.g. easy,hard"
    )
    for option in BY_TOPIC:
        _option(command, option)
    command.add_argument("--port", type=port, metavar="PORT", help=_PORT)
    codes = command.add_mutually_exclusive_group()
    codes.add_argument("--code", nargs="?", type=code, const="new", metavar="CODE", help=_CODE)
    codes.add_argument("--ask-code", action="store_true", help=_ASK_CODE)


def _option(command: Parser, option: Option) -> None:
    """The flag of a game's option, if it has one."""
    name, flag, about, default = option.name, option.flag, option.flag_help, option.default
    if flag and not option.metavar:
        action = "store_false" if default else "store_true"
        command.add_argument(flag, dest=name, action=action, help=about)
    elif flag:
        number = whole(option.least, option.most, option.flag_words)
        read = number if isinstance(default, int) else str
        command.add_argument(
            flag, dest=name, type=read, default=default, metavar=option.metavar, help=about
        )


def _records(commands: _Commands) -> None:
    """The commands that read game records."""
    replay = _add(commands, "replay", "watch a finished game in the window")
    replay.add_argument("file", type=Path, metavar="FILE", help="a game record")

    check = _add(commands, "check", "validate game records against the rules")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a game record")
    check.add_argument("-v", "--verbose", action="store_true", help="print a move-by-move account")


def _arena(commands: _Commands) -> None:
    arena = _add(commands, "arena", "play bots against each other and report the results")
    bots = arena.add_mutually_exclusive_group(required=True)
    bots.add_argument(
        "--bots",
        type=lambda words: [word.strip() for word in words.split(",")],
        metavar="LEVELS",
        help=_LINEUP,
    )
    bots.add_argument("--table", metavar="NAME", help=_ARENA_TABLE)
    arena.add_argument("--games", type=whole(1), metavar="N", help=_ARENA_GAMES)
    arena.add_argument(
        "--jobs",
        type=whole(1),
        metavar="N",
        help="number of processes (default: one for each core); the results are the same",
    )
    arena.add_argument(
        "--seed", type=whole(0), metavar="SEED", help="random seed, for reproducible games"
    )
    effort = arena.add_mutually_exclusive_group()
    effort.add_argument(
        "--seconds",
        type=seconds(0.01, 600),
        default=1.5,
        metavar="SECONDS",
        help="processor time of a hard bot per move (default: 1.5)",
    )
    effort.add_argument(
        "--iterations",
        type=whole(1),
        metavar="N",
        help="search iterations of a hard bot per move, instead of a time limit",
    )
    _option(arena, BOARD)
    arena.add_argument(
        "--record", type=Path, metavar="DIR", help="folder in which to save a record of every game"
    )
    arena.add_argument("--json", action="store_true", help="print the results as a JSON object")


def _maps(commands: _Commands) -> None:
    board = _add(commands, "board", "work with map files")
    board_commands = board.add_subparsers(
        dest="board_command", metavar="COMMAND", title="commands", required=True
    )
    check = _add(board_commands, "check", "report errors in map files")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a map file")


def _wheels(commands: _Commands) -> None:
    wheels = _add(commands, "wheels", "download the packages for computers without internet")
    wheels.add_argument("folder", type=Path, metavar="FOLDER", help=_WHEELS)
    wheels.add_argument("--tests", action="store_true", help="include the test packages")


def _doctor(commands: _Commands) -> None:
    doctor = _add(commands, "doctor", "check this computer and print a report for bug reports")
    doctor.add_argument("--json", action="store_true", help="print the report as a JSON object")


def _development(commands: _Commands) -> None:
    """The commands for developers."""
    pictures = _add(commands, "screenshots", "render screens to image files, without a display")
    pictures.add_argument("folder", type=Path, metavar="DIR", help="output folder")
    for option, about in _REPEATABLE.items():
        pictures.add_argument(
            f"--{option}", action="append", default=[], metavar=option.upper(), help=about
        )

    bench = _add(commands, "bench", "run the performance benchmarks")
    bench.add_argument(
        "names", nargs="*", metavar="NAME", help="benchmark to run, e.g. redraw (default: all)"
    )
    bench.add_argument("--json", action="store_true", help="print the results as a JSON object")

    test = _add(commands, "test", "install the test packages if needed and run the tests")
    test.add_argument("--all", action="store_true", help=_ALL_TESTS)
    test.add_argument("pytest", nargs="*", metavar="OPTION", help=_PYTEST)
