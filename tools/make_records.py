"""Plays the recorded games that the tests check: bots without a plan, from fixed seeds.

    python3 -m tools.make_records

Three to six players, every ending, and a shared win; the same seeds give the same files. Those that
ended without an agreement are records of version 1, to show that it stays readable.
"""

import random
from pathlib import Path

from game.board import load_board
from game.rules.actions import Action, Build
from game.rules.draft import draft
from game.rules.engine import apply, end_by_agreement
from game.rules.legality import buildable, trades, why_not_agree
from game.rules.record import VERSION, Header, Player
from game.rules.scoring import Result, result
from game.rules.setup import deal
from game.rules.state import State
from game.rules.table import Ending
from game.storage.records import RecordWriter

FOLDER = Path(__file__).parent.parent / "tests" / "records"
NAMES = ("Ada", "Bérénice", "Çelik", "Dörte", "Eñe", "Fleur")
MOST_TRIES = 200_000

# File name, seats, how the game ends, how many share the win.
WANTED = (
    ("three-players-marseille", 3, Ending.MARSEILLE, 1),
    ("four-players-depots", 4, Ending.DEPOTS, 1),
    ("five-players-shared-win", 5, Ending.MARSEILLE, 2),
    ("six-players-depots-shared-win", 6, Ending.DEPOTS, 2),
    ("four-players-agreed", 4, Ending.AGREED, 1),
)


def choose(state: State, chance: random.Random, *, southwards: bool) -> Action:
    """A random legal action; `southwards` prefers builds towards the end of the line."""
    table = state.table
    companies = buildable(table)
    if not companies or chance.random() < 0.4:
        return chance.choice(trades(table, state.portfolios[table.turn]))
    planned = draft(table, chance.choice(companies))
    for _ in range(chance.randint(1, 5)):
        places = planned.open_hexes()
        if not places:
            break
        furthest = max(places, key=lambda place: (place.r, chance.random()))
        planned = planned.place(furthest if southwards else chance.choice(places))
    return Build(planned.company, planned.hexes)


def play(
    header: Header, seed: int, *, southwards: bool, agreeing: bool
) -> tuple[list[Action], Result]:
    """A whole game and its result; `agreeing` players end it when no company can build."""
    chance = random.Random(seed)  # noqa: S311
    state, actions = header.state(), []
    while state.table.ending is None:
        if agreeing and why_not_agree(state.table) is None:
            state, _ = end_by_agreement(state)
        else:
            actions.append(choose(state, chance, southwards=southwards))
            state, _ = apply(state, actions[-1])
    return actions, result(state)


def make_record(name: str, seats: int, ending: Ending, winners: int) -> Path:
    """Look for the first seed whose game is as wanted, and write its record."""
    board, players = load_board("france"), tuple(Player(name, "random") for name in NAMES[:seats])
    for seed in range(MOST_TRIES):
        agreeing = ending is Ending.AGREED
        version = VERSION if agreeing else 1
        header = Header(board, players, deal(board, seats, seed), seed, version)
        southwards = ending is Ending.MARSEILLE
        actions, final = play(header, seed, southwards=southwards, agreeing=agreeing)
        if final.ending is ending and len(final.winners) == winners:
            break
    else:
        raise SystemExit(f"no game of {MOST_TRIES} is as {name} should be")
    path = FOLDER / f"{name}.jsonl"
    path.unlink(missing_ok=True)
    with RecordWriter.create(path, header) as writer:
        for number, action in enumerate(actions):
            writer.act((header.drawn.first + number) % seats, action)
        writer.end(final)
    return path


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        print(f"wrote {make_record(*wanted)}", flush=True)


if __name__ == "__main__":
    main()
