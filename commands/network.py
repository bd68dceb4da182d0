"""The network commands and their options. Imported only when one of them runs."""

import argparse
import os
import sys
from pathlib import Path

from commands.failure_watch import watch_command
from commands.join_code import CodeError, code_of
from commands.table_options import agreed
from game.rules.fields import FieldError
from game.storage.folders import Folders, find_folders, tidy


def network(options: argparse.Namespace) -> int:
    """Run `host`, `serve`, `join` or `find`."""
    folders = find_folders(os.environ)
    if options.command in ("serve", "find") or (options.command == "join" and options.bot):
        from net.lan.log_bridge import log_warnings

        watch_command(options.command, folders)
        log_warnings()
    try:
        return _run(options, folders)
    except (CodeError, FieldError) as error:
        print(f"{options.command}: {error}", file=sys.stderr)
        return 2


def _run(options: argparse.Namespace, folders: Folders) -> int:
    match options.command:
        case "serve":
            tidy(folders)
            return _serve(options, folders.tables, folders.boards)
        case "host":
            from commands.lan_window import host_in_window

            return host_in_window(options)
        case "join" if not options.bot:
            from commands.lan_window import join_in_window

            return join_in_window(options)
        case "join":
            tidy(folders)
            return _join(options, folders.passes)
        case _:
            from commands.find import find

            return find(options.seconds, as_json=options.json)


def _serve(options: argparse.Namespace, records: Path, boards: Path) -> int:
    from commands.serve import Serving, serve

    return serve(
        Serving(
            name=options.name,
            players=options.players,
            bots=options.bots,
            port=options.port,
            code=code_of(options),
            record=options.record or records,
            own_folder=options.record is None,
            resume=options.resume,
            absent=options.absent,
            once=options.once,
            options=agreed(options),
            boards=boards,
            typed=options.parser.prog,
            bind=options.bind or "",
            instant_bots=options.instant_bots,
        )
    )


def _join(options: argparse.Namespace, passes: Path) -> int:
    wrong = (
        ""
        if options.address
        else "--bot needs the address of a table, e.g. join 192.168.0.7 --bot easy"
    )
    if options.watch:
        wrong = "--bot and --watch cannot be combined"
    if wrong:
        print(f"join: {wrong}", file=sys.stderr)
        return 2
    from commands.join import Joining, join_as_bot

    return join_as_bot(
        Joining(
            address=options.address,
            level=options.bot,
            name=options.name,
            code=code_of(options),
            games=options.games,
            patience=options.patience,
            passes=passes,
        )
    )
