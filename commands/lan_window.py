"""`main.py host` and `main.py join`: opens the window in a LAN lobby."""

import argparse
import sys

from commands.board import own_shelf
from commands.join_code import code_of
from commands.play import play
from commands.table_options import NEW_CODE, agreed, seats_wrong
from game.graphemes import cut
from game.lobby import LONGEST_NAME
from game.ui.lan.lan_api import HostRequest, JoinRequest
from game.ui.program import Program


def host_in_window(options: argparse.Namespace) -> int:
    """Open a table and join it."""
    bots = tuple(level for level in options.bots.split(",") if level)
    if wrong := seats_wrong(options.players, bots):
        return _complain("host", wrong)
    from net.table.owner_commands import why_no_board
    from net.wire.credentials import new_code

    if len(bots) == options.players:
        return _complain("host", "leave a seat for yourself: choose fewer bots or more players")
    if wrong := why_no_board(options.board, own_shelf().load):
        return _complain("host", wrong)
    typed = code_of(options)
    code = new_code() if typed == NEW_CODE else typed

    def opening(program: Program) -> None:
        name = cut(options.name.strip(), LONGEST_NAME) or program.lan_name()
        table = cut(options.table.strip(), LONGEST_NAME) or program.table_name(name)
        free = options.players - len(bots) - 1
        wish = HostRequest(table, (name,), bots, free, code, agreed(options), options.port)
        program.open_table(wish)

    return play(opening)


def join_in_window(options: argparse.Namespace) -> int:
    """Join a table, or show the list of tables if no address is given."""
    from net.lan.addresses import AddressError, parse_address

    code = code_of(options)
    try:
        where = [parse_address(options.address)] if options.address else []
    except AddressError as error:
        return _complain("join", str(error))

    def opening(program: Program) -> None:
        name = cut(options.name.strip(), LONGEST_NAME) or program.lan_name()
        typed = cut(options.name.strip(), LONGEST_NAME)
        program.lan(options.address, code, typed)  # shown in the form, for another try
        if where:
            program.join(JoinRequest(where, (name,), options.watch, code, options.address))

    return play(opening)


def _complain(command: str, words: str) -> int:
    print(f"{command}: {words}", file=sys.stderr)
    return 2
