"""The command line's grammar: every command with its options."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from commands.amounts import A_ROUND, code, port, seconds, series, whole
from game import __version__

PROGRAM = "paris-connection"
_CODE = "guests need it to come in; without a word after it, one is made up"
_SERIES = f"how many games count together, or '{A_ROUND}': everybody begins once (1)"
_CLOCK = "for a turn; then a bot makes the move"
_ADDRESS = "as 192.168.0.7 or 192.168.0.7:27272; without one the window lists the tables"
_ABSENT = "let a bot play for who has been away so long; otherwise the table waits"
_PATIENCE = "how long a bot tries to come back when the host is gone"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, with exit 2."""

    def error(self, message: str) -> NoReturn:
        """One sentence and where to read more."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What was typed; an option that a command does not have is for that command to refuse."""
        options, unknown = self.parse_known_args(arguments)
        if unknown:
            command: Parser = options.parser
            command.error(f"unrecognized arguments: {' '.join(unknown)}")
        return options


def parser(program: str = PROGRAM) -> Parser:
    """All commands with their options, for somebody who calls the program so."""
    root = Parser(
        prog=program,
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

    _lan(commands)
    _arena(commands.add_parser("arena", help="let bots play each other, and count who wins"))

    replay = commands.add_parser("replay", help="watch a finished game in the window")
    replay.add_argument("file", type=Path, metavar="FILE", help="a game record")

    pictures = commands.add_parser("screenshots", help="draw every screen, without a display")
    pictures.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    for option, example in (("language", "de"), ("size", "1920x1080"), ("scene", "table-start")):
        pictures.add_argument(
            f"--{option}", action="append", default=[], metavar=option.upper(), help=_only(example)
        )
    root.set_defaults(parser=root)
    for made in (*commands.choices.values(), *board_commands.choices.values()):
        made.set_defaults(parser=made)
    return root


def _lan(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The commands of the network, with a window and without."""
    host = commands.add_parser("host", help="open a table on the LAN in the window")
    host.add_argument("--name", default="", metavar="NAME", help="what you are called")
    host.add_argument("--table", default="", metavar="NAME", help="what the table is called")
    _table(host)

    serve = commands.add_parser("serve", help="host a table on the LAN, without a window")
    serve.add_argument("--name", default="", metavar="NAME", help="what the table is called")
    _table(serve)
    serve.add_argument("--record", type=Path, metavar="DIR", help="where the records go")
    serve.add_argument("--resume", type=Path, metavar="FILE", help="go on with a record")
    serve.add_argument("--absent", type=seconds(0), metavar="SECONDS", help=_ABSENT)
    serve.add_argument("--once", action="store_true", help="end after one game")

    join = commands.add_parser("join", help="sit down at a table on the LAN")
    join.add_argument("address", nargs="?", default="", metavar="ADDRESS", help=_ADDRESS)
    levels = ("easy", "medium", "hard")
    join.add_argument("--bot", choices=levels, help="a bot sits down, without a window")
    join.add_argument("--name", default="", metavar="NAME", help="yours, or what the bot is called")
    join.add_argument("--code", default="", metavar="CODE", help="the table's join code")
    join.add_argument("--watch", action="store_true", help="only watch, as on a large screen")
    join.add_argument("--games", type=whole(1), default=1, metavar="N", help="for a bot (1)")
    join.add_argument(
        "--patience", type=seconds(0), default=120.0, metavar="SECONDS", help=_PATIENCE
    )

    find = commands.add_parser("find", help="list the tables open on this LAN")
    find.add_argument(
        "--seconds", type=seconds(0.1, 600), default=3.0, metavar="S", help="how long to look (3)"
    )
    find.add_argument("--json", action="store_true", help="print one JSON array")


def _table(command: argparse.ArgumentParser) -> None:
    """What every table has."""
    command.add_argument(
        "--players", type=whole(0), default=3, metavar="N", help="all seats, 3 to 6 (3)"
    )
    command.add_argument("--bots", default="", metavar="LEVELS", help="as easy,hard: one seat each")
    command.add_argument("--board", default="france", metavar="NAME", help="the map to play on")
    command.add_argument("--series", type=series, default=1, metavar="N", help=_SERIES)
    command.add_argument("--clock", type=whole(0, 3600), default=0, metavar="SECONDS", help=_CLOCK)
    command.add_argument("--port", type=port, metavar="PORT", help="0 takes a free one")
    command.add_argument("--code", nargs="?", type=code, const="new", metavar="CODE", help=_CODE)


def _arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("--games", type=whole(1), default=100, metavar="N", help="how many games")
    arena.add_argument(
        "--bots",
        type=lambda words: [word.strip() for word in words.split(",")],
        required=True,
        metavar="LEVELS",
        help="one for each seat, as hard,medium,easy; module:Class for a bot of your own",
    )
    arena.add_argument("--seed", type=whole(0), metavar="S", help="for the same games again")
    effort = arena.add_mutually_exclusive_group()
    effort.add_argument(
        "--seconds",
        type=seconds(0.01, 600),
        default=1.5,
        metavar="S",
        help="that a hard bot thinks (1.5)",
    )
    effort.add_argument(
        "--iterations", type=whole(1), metavar="N", help="rounds it thinks instead, however long"
    )
    arena.add_argument("--board", default="france", metavar="NAME", help="the map to play on")
    arena.add_argument("--record", type=Path, metavar="DIR", help="keep every game's record there")
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _only(example: str) -> str:
    return f"only this one, as {example}; may be given again, and means all if it is not given"
