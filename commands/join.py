"""`main.py join ADDRESS --bot LEVEL`: a bot, no window, as a network player."""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from commands.interruption import when_interrupted
from game import __version__
from game.bots.levels import name_for
from game.diagnostics.failures import FAILURES
from game.lobby import Connection, Link, Unreached
from game.rules.setup import SEED_BITS
from net.guest.session import RemoteSession
from net.lan.addresses import AddressError, parse_address
from net.lan.bot_chooser import BotChooser
from net.lan.bot_guest import BotGuest
from net.lan.client import JoinTarget
from net.lan.discovery import TableFinder, ways_to
from net.lan.name_lookup import Where
from net.lan.passes import Passes
from net.wire.from_guest import Join
from net.wire.refusal_reasons import No
from net.wire.standing import fingerprint_of, standing

TRIES = 5  # default names


class Joining(NamedTuple):
    """The options of the command."""

    address: str
    level: str
    name: str
    code: str
    games: int
    patience: float  # seconds without a host before giving up
    passes: Path


def join_as_bot(wish: Joining) -> int:
    """Play; 0 after all games, 1 if the host left or refused, 2 for invalid input."""
    try:
        where = parse_address(wish.address)
    except AddressError as error:
        print(f"join: {error}", file=sys.stderr)
        return 2
    code = 1
    for _ in range(TRIES):
        name = wish.name or f"{name_for(wish.level, ())} {secrets.randbelow(900) + 100}"
        aim = JoinTarget([where], Join((name,), False, wish.level, b""), wish.code, __version__)
        code, why = asyncio.run(_play(aim, wish))
        if wish.name or why != No.NAME:
            break
    return code


async def _play(aim: JoinTarget, wish: Joining) -> tuple[int, str | None]:
    said = Connection(Link.CONNECTING)
    FAILURES.watch_loop(asyncio.get_running_loop())

    def on_link(now: Connection) -> None:
        nonlocal said
        if now.words and now.words != said.words and now.why != No.UNFORESEEN:  # already reported
            print(f"join: {now.words}{_advice(now)}", file=sys.stderr, flush=True)
        said = now
        if now.link is Link.LOST:
            giving_up.start()
            looking.start()
        else:
            giving_up.stop()
            looking.stop()

    def on_over(game: RemoteSession) -> None:
        print(json.dumps(over_line(game), ensure_ascii=False), flush=True)

    # Save a pass only for a chosen name; the default ones are never used again.
    passes = Passes(wish.passes if wish.name else None)
    choose = BotChooser(secrets.randbits(SEED_BITS))
    looking = _LookingAgain()
    guest = BotGuest(aim, passes, choose, on_over, on_link, looking.ways)
    running = asyncio.ensure_future(guest.run(wish.games))
    giving_up = _GivingUp(wish.patience, running)
    try:
        # Cancelled when it gives up or is interrupted.
        with when_interrupted(running.cancel), suppress(asyncio.CancelledError):
            await running
    except Exception as error:  # an error of the bot itself
        FAILURES.report(error)
    finally:
        looking.stop()
        choose.close()
    if said.why == No.NO_CODE:
        return 2, said.why
    return (0 if guest.games_over >= wish.games else 1), said.why


def _advice(now: Connection) -> str:
    """What may be the cause, after the words for a host that does not answer."""
    if now.link is not Link.OUT or now.unreached is not Unreached.SILENT:
        return ""
    return (
        f" for {now.tried} s; is the table open, are both computers on the same network (not guest"
        " Wi-Fi), and does the host's firewall allow it?"
    )


class _LookingAgain:
    """Searches for the table while it is lost, since its address may have changed."""

    def __init__(self) -> None:
        self._finder = TableFinder(__version__)
        self._task: asyncio.Future[None] | None = None

    def start(self) -> None:
        self._task = self._task or asyncio.ensure_future(self._finder.run())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    def ways(self, identity: str) -> list[Where]:
        return ways_to(self._finder.tables.values(), identity)


class _GivingUp:
    """Ends the play when the host has been gone for too long."""

    def __init__(self, patience: float, running: "asyncio.Future[Connection]") -> None:
        self._patience = patience
        self._running = running
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._patience, self._running.cancel)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


def over_line(game: RemoteSession) -> dict[str, object]:
    """The end of a game as this player saw it; `state` is equal for all who saw the same."""
    update = game.following.snapshot(None)
    final = update.view.result
    return {
        "over": True,
        "seats": game.seats,
        "actions": update.view.table.actions,
        "scores": [score.total for score in final.scores] if final else [],
        "winners": list(final.winners) if final else [],
        "state": fingerprint_of(standing(update.seq, update.view, ())),
    }
