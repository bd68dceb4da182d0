"""One game of the arena: a bot in every seat of a match, and the outcome."""

import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from commands.board import own_shelf
from game.bot_proposals import let_bots_propose
from game.bots.hard import Effort
from game.bots.levels import seed_for
from game.bots.sparring import make_for_arena
from game.bots.stalemate import choose, stuck_turns
from game.match import Match
from game.rules.companies import PerCompany
from game.rules.english import sentence
from game.rules.record import Header, Player, action_line
from game.rules.setup import deal
from game.rules.table import Traded
from game.storage.records import RecordWriter
from game.updates import Verdict


class Pairing(NamedTuple):
    """One game to play."""

    number: int
    bots: tuple[str, ...]  # by seat, a name of the arena or module:Class
    seed: int  # of the deal; the same for all seatings
    effort: Effort
    board: str
    folder: Path | None  # for the record


class Played(NamedTuple):
    """The outcome of one game."""

    number: int
    bots: tuple[str, ...]
    ending: str
    actions: int
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    values: PerCompany
    stations: tuple[str, ...]  # for each company, where it started
    trades: tuple[Traded, ...] = ()
    stuck: int = 0  # the most turns in a row in which no company could build
    cpu: tuple[float, ...] = ()  # for each seat, seconds for all its moves; varies from run to run
    moves: tuple[int, ...] = ()  # for each seat


class IllegalMove(Exception):
    """A bot has broken the rules."""


def pairings(
    lineup: Sequence[str],
    games: int,
    seed: int,
    effort: Effort,
    board: str = "france",
    folder: Path | None = None,
) -> list[Pairing]:
    """Games with rotating seats: every deal is played once with each different seating."""
    seats = len(lineup)
    turns = [tuple(lineup[by:]) + tuple(lineup[:by]) for by in range(seats)]
    seatings = len(set(turns))  # one, if all bots are the same
    found = []
    for number in range(games):
        # Spread out, so that neighbouring seeds share no deals.
        drawn = zlib.crc32(f"{seed} {number // seatings}".encode())
        found.append(Pairing(number, turns[number % seats], drawn, effort, board, folder))
    return found


def play(pairing: Pairing) -> Played:
    """Play one game to its end; raises IllegalMove or UnknownBot."""
    board = own_shelf().load(pairing.board)
    seats = len(pairing.bots)
    drawn = deal(board, seats, pairing.seed)
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(pairing.bots)]
    players = tuple(Player(name, bot) for name, bot in zip(names, pairing.bots, strict=True))
    header = Header(board, players, drawn, pairing.seed)
    bots = [
        make_for_arena(bot, seed_for(pairing.seed, seat), pairing.effort)
        for seat, bot in enumerate(pairing.bots)
    ]
    writer = None
    if pairing.folder is not None:
        writer = RecordWriter.create(pairing.folder / f"game-{pairing.number + 1:05}.jsonl", header)
    try:
        match = Match.begin(header, writer)
        let_bots_propose(match, _is_bot)
        final = match.snapshot(None).view
        cpu, moves, stuck = [0.0] * seats, [0] * seats, 0
        while final.result is None:
            seat = final.table.turn
            view = match.snapshot(seat).view
            began = time.process_time()
            action = choose(bots[seat], view)
            cpu[seat] += time.process_time() - began
            moves[seat] += 1
            answer = match.submit(seat, action, match.seq)
            if answer.verdict is not Verdict.DONE:
                why = sentence(answer.reason) if answer.reason else str(answer.verdict)
                move = action_line(match.seq + 1, seat, action).strip()
                raise IllegalMove(f"{names[seat]} made an illegal move: {why} ({move})")
            let_bots_propose(match, _is_bot)
            final = match.snapshot(None).view
            stuck = max(stuck, stuck_turns(final.table))
    finally:
        if writer is not None:
            writer.close()
    return Played(
        pairing.number,
        pairing.bots,
        str(final.result.ending),
        final.table.actions,
        drawn.first,
        tuple(score.total for score in final.result.scores),
        final.result.winners,
        final.result.values,
        tuple(board[place].name for place in drawn.start),
        final.table.trades,
        stuck,
        tuple(cpu),
        tuple(moves),
    )


def _is_bot(_: int) -> bool:
    return True
