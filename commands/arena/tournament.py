"""`main.py arena`: bots play each other on all cores, then a table of results."""

import json
import multiprocessing
import os
import random
import signal
import sys
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from commands.arena.game import IllegalMove, Pairing, Played, pairings, play
from commands.arena.report import as_json, lines, report
from commands.board import own_shelf
from commands.failure_watch import log_if_possible
from game.board import BoardError
from game.bots.errors import UnknownBot
from game.bots.hard import Effort
from game.bots.sparring import make_for_arena
from game.diagnostics.failure_report import Description, describe
from game.diagnostics.failures import FAILURES
from game.rules.companies import FEWEST_SEATS, MOST_SEATS

GAMES = 100  # unless another number is asked for
BAR = 30  # characters


class BotCrashed(Exception):
    """An error in a worker process, with its log entry and a message for the bot's author."""

    def __init__(self, told: Description, text: str) -> None:
        super().__init__(told, text)
        self.told = told
        self._text = text

    def __str__(self) -> str:
        return self._text


def arena(
    lineup: Sequence[str],
    games: int,
    *,
    seed: int | None,
    effort: Effort,
    board: str,
    folder: Path | None,
    json_wanted: bool,
    jobs: int | None = None,
) -> int:
    """0 if all games were played, 130 if interrupted, 1 if a bot failed."""
    prepare()
    problem = why_not(lineup, board)
    if problem:
        print(f"arena: {problem}", file=sys.stderr)
        return 2
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
    played, code = play_all(pairings(lineup, games, chosen, effort, board, folder), jobs)
    if not played:
        return code
    found = report(sorted(played))
    if json_wanted:
        print(json.dumps({"seed": chosen, **as_json(found)}))
    else:
        print("\n".join([*lines(found, own_shelf().load(board).goal), f"seed: {chosen}"]))
    return code


def prepare() -> None:
    """Make the user's own bots importable, and errors logged."""
    sys.path.insert(0, os.getcwd())
    log_if_possible()


def why_not(lineup: Sequence[str], board: str) -> str | None:
    """What is wrong with the chosen bots and board; None if they can play."""
    if not FEWEST_SEATS <= len(lineup) <= MOST_SEATS:
        return (
            f"--bots must list {FEWEST_SEATS} to {MOST_SEATS} bots, one per seat, not {len(lineup)}"
        )
    try:
        for bot in lineup:
            make_for_arena(bot, 0)
        own_shelf().load(board)
    except (UnknownBot, BoardError) as error:
        return str(error)
    return None


def play_all(games: Sequence[Pairing], jobs: int | None = None) -> tuple[list[Played], int]:
    """The games played, and the exit code; Ctrl-C keeps the games so far.

    `jobs` is the number of processes, by default one for each core.
    """
    processes = min(jobs or os.cpu_count() or 1, len(games))
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _ignore_interrupts)
    waiting: list[Future[Played]] = []
    code = 0
    try:
        waiting += (pool.submit(_play, game) for game in games)
        for done, finished in enumerate(as_completed(waiting), start=1):
            finished.result()
            _show(done, len(games))
    except KeyboardInterrupt:
        _ignore_interrupts()  # a second Ctrl-C must not lose the games so far
        code = 130
    except BotCrashed as error:
        FAILURES.report_process(error.told, "arena")
        print(f"\n{error}", file=sys.stderr)
        code = 1
    except (IllegalMove, UnknownBot, BrokenProcessPool, OSError) as error:
        print(f"\narena: {error}", file=sys.stderr)
        code = 1
    finished_games = [one.result() for one in waiting if _has_result(one)]
    if code:  # games that are no longer needed
        for process in multiprocessing.active_children():
            process.kill()
    pool.shutdown(cancel_futures=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return finished_games, code


def _play(game: Pairing) -> Played:
    """Play a game in a worker process; raises IllegalMove, UnknownBot or BotFailed."""
    try:
        return play(game)
    except (IllegalMove, UnknownBot, OSError):
        raise
    except Exception as error:  # an error of a bot, whose author needs the full traceback
        raise BotCrashed(describe(error), traceback.format_exc()) from None


def _has_result(game: Future[Played]) -> bool:
    return game.done() and not game.cancelled() and game.exception() is None


def _ignore_interrupts() -> None:
    """Ctrl-C goes to every process of the terminal; only the main one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _show(done: int, all_games: int) -> None:
    """A progress bar on a terminal; nothing in a pipe."""
    if sys.stderr.isatty():
        full = BAR * done // all_games
        bar = "#" * full + "-" * (BAR - full)
        print(f"\r[{bar}] {done} of {all_games}", end="", file=sys.stderr, flush=True)
