"""`main.py serve`: a host without a window. Prints JSON lines: when it listens, and per game."""

import asyncio
import json
import secrets
import sys
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from commands.interruption import when_interrupted
from commands.table_options import NEW_CODE, seats_wrong
from game import __version__
from game.board import Shelf
from game.diagnostics.failures import FAILURES
from game.files.atomic import clear_drafts
from game.files.permissions import make_private
from game.lobby import Options
from game.rules.setup import SEED_BITS
from game.storage.file_suffixes import PLACE_ENDING, RECORD_ENDING, TABLE_ENDING
from game.storage.journal import RETRY_AFTER
from game.storage.saves import new_path
from net.lan.addresses import neighbourly, readable, written
from net.lan.announcer import Announcer
from net.lan.bot_chooser import BotChooser
from net.lan.listening_sockets import port_words
from net.lan.mdns import trouble_words
from net.lan.stale_tables import clear_tables
from net.lan.table_host import Finished, TableHost
from net.lan.table_plan import TablePlan
from net.lan.table_resume import ResumeError
from net.table.host_messages import standing_for
from net.table.owner_commands import why_no_board
from net.table.table_session import TableSetup
from net.wire.credentials import new_code
from net.wire.names import clean_name
from net.wire.standing import fingerprint_of

USUAL_NAME = "Paris Connection"  # default name of a table; the account's name would be private


class Serving(NamedTuple):
    """The options of the command."""

    name: str
    players: int
    bots: str
    port: int | None
    code: str
    record: Path
    resume: Path | None
    absent: float | None
    once: bool
    options: Options = Options()
    boards: Path | None = None  # the user's own maps
    own_folder: bool = False  # records go into the program's own folder
    typed: str = "paris-connection serve"  # the name of the command
    bind: str = ""  # the only address to listen on; empty for all
    instant_bots: bool = False  # they do not wait until people have seen the move before


def serve(wish: Serving) -> int:
    """Host until interrupted, or with `once` until a game is over."""
    choose = BotChooser(secrets.randbits(SEED_BITS), None if wish.instant_bots else monotonic)
    try:
        plan = _plan(wish)
        if wish.resume:
            _clear_up(wish.resume.parent, wish.resume)
            hosting = TableHost.resume(plan, wish.resume, choose)
        else:
            _clear_up(wish.record)
            hosting = TableHost.new(plan, choose)
    except (ValueError, ResumeError) as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}")
    try:
        return asyncio.run(_serve(hosting, wish))
    finally:
        choose.close()


def _clear_up(folder: Path, resumed: Path | None = None) -> None:
    """Remove leftovers of a killed host from a folder."""
    clear_drafts(folder, (TABLE_ENDING, PLACE_ENDING, RECORD_ENDING))
    clear_tables(folder, resumed)


def _record_folder(wish: Serving) -> Path:
    """Where new records go; our own folder is private to its owner. Raises OSError."""
    if wish.own_folder:
        make_private(wish.record)
    wish.record.mkdir(parents=True, exist_ok=True)
    return wish.record


async def _serve(hosting: TableHost, wish: Serving) -> int:
    done = asyncio.Event()
    FAILURES.watch_loop(asyncio.get_running_loop())
    with when_interrupted(done.set):
        return await _serve_until(done, hosting, wish)


async def _serve_until(done: asyncio.Event, hosting: TableHost, wish: Serving) -> int:
    def on_finished(game: Finished) -> None:
        _say(finished_line(game) | {"saved": hosting.saving_trouble is None})
        if wish.once:
            done.set()

    def on_saving(trouble: OSError | None) -> None:
        words = f"the game cannot be saved ({trouble.strerror}); trying again" if trouble else ""
        print(f"serve: {words or 'the game is saved again'}", file=sys.stderr, flush=True)

    hosting.on_finished, hosting.on_saving = on_finished, on_saving
    try:
        port = hosting.open(wish.port, wish.bind)
    except OSError as error:
        return _complain(port_words(wish.port, error, wish.bind))
    announcer = Announcer(hosting.greeting, port, wish.bind)
    announcer.on_trouble = _unannounced
    announcer.on_moved = lambda: _tell_move(hosting, port)
    hosting.on_changed = announcer.changed
    announcing = asyncio.ensure_future(announcer.run())
    _say(
        {
            "ready": True,
            "name": hosting.table_session.setup.name,
            "addresses": _addresses(hosting, wish.bind),
            "port": port,
            "code": hosting.code or None,
        }
    )
    if sys.stdout.isatty():
        _say_to_people(hosting, wish, port)
    if hosting.finished:  # before the table was resumed
        on_finished(hosting.finished)
    await done.wait()
    if wish.once:
        await _until_gone(hosting)
        await _until_saved(hosting)
    announcing.cancel()
    FAILURES.report_results(await asyncio.gather(announcing, return_exceptions=True), "announcing")
    await hosting.close()
    for record in hosting.unsaved:
        print(f"serve: {record} is not saved", file=sys.stderr)
    if trouble := hosting.saving_trouble:
        print(f"serve: {hosting.record} is not saved: {trouble.strerror}", file=sys.stderr)
    return 1 if trouble or hosting.unsaved else 0


def finished_line(game: Finished) -> dict[str, object]:
    """The JSON line of a finished game; `state` is equal for all who saw the same."""
    view = game.match.snapshot(None).view
    final = view.result
    return {
        "finished": True,
        "record": str(game.record) if game.record else None,
        "players": [player.name for player in game.match.header.players],
        "actions": view.table.actions,
        "reason": final.ending if final else None,
        "scores": [score.total for score in final.scores] if final else [],
        "winners": list(final.winners) if final else [],
        "state": fingerprint_of(standing_for(game.match, ())),
    }


def _plan(wish: Serving) -> TablePlan:
    """Turn the options into a plan; raises ValueError with a sentence."""
    bots = tuple(level for level in wish.bots.split(",") if level)
    if wrong := seats_wrong(wish.players, bots):
        raise ValueError(wrong)
    name = clean_name(wish.name) or USUAL_NAME
    code = new_code() if wish.code == NEW_CODE else wish.code
    setup = TableSetup(name, starts_itself=True, stand_in_after=wish.absent)
    shelf, folder = Shelf(wish.boards), _record_folder(wish)
    if words := why_no_board(wish.options.board, shelf.load):
        raise ValueError(words)
    return TablePlan(
        *(setup, wish.players, bots, code, __version__, lambda: new_path(folder, datetime.now())),
        options=wish.options,
        board_named=shelf.load,
    )


async def _until_gone(hosting: TableHost) -> None:
    """Give the guests a moment to leave after the last game."""
    for _ in range(20):
        if not hosting.host.guests:
            return
        await asyncio.sleep(0.1)


async def _until_saved(hosting: TableHost) -> None:
    """Give a full disk a moment to get space."""
    if hosting.saving_trouble is not None:
        await asyncio.sleep(RETRY_AFTER)
        hosting.save_again()


def _say(line: dict[str, object]) -> None:
    print(json.dumps(line, ensure_ascii=False), flush=True)


def _say_to_people(hosting: TableHost, wish: Serving, port: int) -> None:
    """The meaning of the JSON line, for people."""
    addresses = _addresses(hosting, wish.bind)
    where = written(addresses[0], port) if addresses else "this computer's address, once it has one"
    code = f" --code {hosting.code}" if hosting.code else ""
    words = (
        f"table {hosting.table_session.setup.name!r} is open; press Ctrl-C to close it."
        f" Join with: {wish.typed.removesuffix('serve')}join {where}{code}"
    )
    print(f"serve: {words}", file=sys.stderr, flush=True)


def _addresses(hosting: TableHost, bind: str = "") -> tuple[str, ...]:
    """The addresses that friends can type; on a link with nothing else, its link-local ones."""
    return readable(hosting.host.addresses or (neighbourly() if not bind else ()))


def _tell_move(hosting: TableHost, port: int) -> None:
    """This computer's addresses have changed."""
    hosting.moved()
    ways = ", ".join(written(address, port) for address in _addresses(hosting))
    words = f"the table's address is now {ways}" if ways else "this computer has lost its network"
    print(f"serve: {words}", file=sys.stderr, flush=True)


def _unannounced(error: OSError) -> None:
    why = trouble_words(error)
    words = f"guests cannot find this table automatically ({why}); give them its address"
    print(f"serve: {words}", file=sys.stderr, flush=True)


def _complain(words: str) -> int:
    print(f"serve: {words}", file=sys.stderr)
    return 2
