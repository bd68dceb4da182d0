"""Rounds of games and fits, kept in a folder so that training can be stopped and resumed."""

import json
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.train_evaluation.league import (
    MOST_KINDS,
    draw_game,
    play_league_game,
    weights_name,
    write_weights,
)
from tools.train_evaluation.network import (
    Examples,
    Parameters,
    as_weights,
    fit,
    joined,
    loss,
    random_parameters,
)

CHUNK = 10  # games in one file
CHECKED = 20  # every so many-th chunk is kept for checking
BAR = 30  # characters


class Plan(NamedTuple):
    """What a training consists of; the same plan gives the same weights."""

    seed: int = 21
    first_games: int = 2000  # of sparring partners, before there is a network
    games: int = 400  # in each later round
    rounds: int = 10  # after the first
    window: int = 4  # rounds whose games are learned from
    epochs: int = 8  # in each round


class ChunkOfGames(NamedTuple):
    """Some games of a round, played by one process and kept in one file."""

    plan: Plan
    folder: Path
    round_number: int
    number: int
    games: int

    @property
    def path(self) -> Path:
        """The file with its examples."""
        return self.folder / f"round-{self.round_number:02}-{self.number:04}.npz"


def train(plan: Plan, folder: Path, jobs: int) -> Path:
    """The file of the final weights; whatever the folder holds already is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    _remember(plan, folder)
    for number in range(plan.rounds + 1):
        play_round(plan, folder, number, jobs)
        _fit_round(plan, folder, number)
    return folder / weights_name(plan.rounds)


def play_round(plan: Plan, folder: Path, number: int, jobs: int) -> None:
    """Play the games of a round that are not there yet."""
    missing = [chunk for chunk in _chunks(plan, folder, number) if not chunk.path.exists()]
    if not missing:
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for done, _ in enumerate(pool.imap_unordered(_play, missing), start=1):
            _show(f"round {number}", done, len(missing))


def _chunks(plan: Plan, folder: Path, number: int) -> Iterator[ChunkOfGames]:
    games = plan.games if number else plan.first_games
    for chunk in range(-(-games // CHUNK)):
        yield ChunkOfGames(plan, folder, number, chunk, min(CHUNK, games - chunk * CHUNK))


def _play(chunk: ChunkOfGames) -> None:
    begin = chunk.number * CHUNK
    games = [
        draw_game(chunk.plan.seed, chunk.round_number, begin + number)
        for number in range(chunk.games)
    ]
    found = joined([play_league_game(game, chunk.folder) for game in games])
    part = chunk.path.with_suffix(".part.npz")
    np.savez(part, **found._asdict())
    part.replace(chunk.path)


def _fit_round(plan: Plan, folder: Path, number: int) -> None:
    done = folder / f"parameters-{number:02}.npz"
    if done.exists():
        return
    learned, checked = _examples(plan, folder, number)
    before = (
        dict(np.load(folder / f"parameters-{number - 1:02}.npz"))
        if number
        else random_parameters(plan.seed, MOST_KINDS)
    )
    found = fit(before, learned, plan.epochs, plan.seed + number)
    _note(folder, number, learned, checked, found)
    write_weights(folder / weights_name(number), as_weights(found))
    part = done.with_suffix(".part.npz")
    np.savez(part, allow_pickle=False, **found)
    part.replace(done)


def _examples(plan: Plan, folder: Path, number: int) -> tuple[Examples, Examples]:
    """The examples to learn from, and those that are kept for checking."""
    chunks = [
        chunk
        for one in range(max(0, number - plan.window + 1), number + 1)
        for chunk in _chunks(plan, folder, one)
    ]
    learned = [_load(one) for one in chunks if one.number % CHECKED or len(chunks) < CHECKED]
    checked = [_load(one) for one in chunks if not one.number % CHECKED]
    return joined(learned), joined(checked)


def _load(chunk: ChunkOfGames) -> Examples:
    with np.load(chunk.path) as found:
        return Examples(*(found[name] for name in Examples._fields))


def _note(
    folder: Path, number: int, learned: Examples, checked: Examples, found: Parameters
) -> None:
    """Add a line on a round to the log."""
    facts = {
        "round": number,
        "positions": len(learned.targets),
        "loss": round(loss(found, learned), 4),
        "loss_checked": round(loss(found, checked), 4),
    }
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write(json.dumps(facts) + "\n")
    print(f"\rround {number}: {facts}", file=sys.stderr, flush=True)


def _remember(plan: Plan, folder: Path) -> None:
    """Write the plan beside the games; raises ValueError if they belong to another one."""
    path = folder / "plan.json"
    fixed = plan._replace(rounds=0)  # more rounds can always follow
    text = json.dumps(fixed._asdict())
    if path.exists() and path.read_text(encoding="utf-8") != text:
        raise ValueError(f"{folder} holds a training with another plan: {path.read_text()}")
    path.write_text(text, encoding="utf-8")


def _show(what: str, done: int, of: int) -> None:
    full = BAR * done // of
    bar = "#" * full + "-" * (BAR - full)
    print(f"\r{what} [{bar}] {done} of {of}", end="", file=sys.stderr, flush=True)
