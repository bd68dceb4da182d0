"""The games to learn from: the current network against earlier ones, medium bots and scripts."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from game.board import load_board
from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.bot import Bot
from game.bots.candidates import promising_moves
from game.bots.evaluation import Assumed, weigh
from game.bots.features import holding_inputs, seat_inputs, sights
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.sparring import make_for_arena
from game.bots.stalemate import choose
from game.bots.trained_evaluation import TrainedEvaluation, outcome, read_weights
from game.bots.win_chances import Hand
from game.rules.actions import Action
from game.rules.companies import MOST_SEATS
from game.rules.engine import apply, end_by_agreement
from game.rules.legality import buildable
from game.rules.setup import new_game
from game.rules.state import State
from game.rules.views import View, view_for
from tools.train_evaluation.network import Examples, joined

SPARRING = (
    *("grower", "grow-then-build", "hoarder", "rusher", "late", "blocker", "copycat", "child"),
    *("medium-1", "medium-1"),
)
SEATS = (3, 4, 4, 4, 5, 6)  # how often games have how many players
MOST_KINDS = len(SPARRING) + 64
KEPT = 24  # positions of a game
LONGEST = 50  # turns each
BOARD = "france"


class NetworkPlayer:
    """Plays the best next move by a network, with some noise to see more positions."""

    def __init__(self, evaluation: TrainedEvaluation, seed: int, noise: float) -> None:
        self._evaluation = evaluation
        self._chance = random.Random(seed)  # noqa: S311
        self._noise = noise

    def choose(self, view: View) -> Action:
        """The move with the best chance of winning after it."""
        table, own = view.table, own_hand(view)
        outlook = Outlook(Atlas(table.board), table)
        possible = promising_moves(table, own, outlook)
        assumed = Assumed(Belief(view), self._chance)
        worths = weigh(possible, table, own, assumed, outlook, self._evaluation)
        worths = [worth + self._chance.gauss(0, self._noise) for worth in worths]
        return action_of(possible[worths.index(max(worths))].move)


class LeagueGame(NamedTuple):
    """One game to play: who sits where, and the weights of the networks by their round."""

    seed: int
    kinds: tuple[int, ...]  # by seat; numbers below len(SPARRING) are sparring partners


def draw_game(seed: int, round_number: int, number: int) -> LeagueGame:
    """A game of a round: before the first network only sparring partners play."""
    chance = random.Random(f"{seed} {round_number} {number}")  # noqa: S311
    seats = chance.choice(SEATS)
    kinds = [_draw_kind(chance, round_number) for _ in range(seats)]
    if round_number:
        kinds[chance.randrange(seats)] = network_kind(round_number - 1)
    return LeagueGame(chance.getrandbits(64), tuple(kinds))


def network_kind(round_number: int) -> int:
    """The kind of player that is the network after a round."""
    return len(SPARRING) + round_number


def _draw_kind(chance: random.Random, round_number: int) -> int:
    drawn = chance.random()
    if round_number and drawn < 0.55:
        return network_kind(round_number - 1)
    if round_number and drawn < 0.7:
        return network_kind(chance.randrange(round_number))
    return chance.randrange(len(SPARRING))


def play_league_game(game: LeagueGame, networks: Path) -> Examples:
    """Play a game and keep some of its positions."""
    chance = random.Random(game.seed)  # noqa: S311
    bots = [_player(kind, chance, networks) for kind in game.kinds]
    seats = len(bots)
    state = new_game(load_board(BOARD), seats, game.seed)
    moments = []
    while state.table.ending is None and state.table.actions < LONGEST * seats:
        mover = state.table.turn
        if state.table.trades_in_a_row >= seats and not buildable(state.table):
            state = end_by_agreement(state)[0]
            break
        action = choose(bots[mover], view_for(state, mover))
        state = apply(state, action)[0]
        if state.table.ending is None:
            moments.append((state, mover))
    chosen = chance.sample(moments, min(KEPT, len(moments)))
    target = outcome(state.table, state.portfolios)
    return joined([_example(moment, mover, game.kinds, target) for moment, mover in chosen])


def _player(kind: int, chance: random.Random, networks: Path) -> Bot:
    seed = chance.getrandbits(32)
    if kind < len(SPARRING):
        return make_for_arena(SPARRING[kind], seed)
    noise = chance.choice((0.0, 0.02, 0.04))
    return NetworkPlayer(_network(networks, kind - len(SPARRING)), seed, noise)


_loaded: dict[Path, TrainedEvaluation] = {}


def _network(networks: Path, round_number: int) -> TrainedEvaluation:
    path = networks / weights_name(round_number)
    if path not in _loaded:
        _loaded[path] = TrainedEvaluation(read_weights(path.read_text(encoding="utf-8")))
    return _loaded[path]


def weights_name(round_number: int) -> str:
    """The file with the weights after a round."""
    return f"weights-{round_number:02}.json"


def write_weights(path: Path, weights: dict[str, object]) -> None:
    """Write weights as the game reads them."""
    path.write_text(json.dumps(weights, separators=(",", ":")) + "\n", encoding="utf-8")


def _example(state: State, mover: int, kinds: tuple[int, ...], target: list[float]) -> Examples:
    """A position twice: as the seat that has just moved knows it, and with the true hands."""
    belief = Belief(view_for(state, mover))
    known = [0.0] * len(kinds)
    seen = [
        _inputs(state, belief.expected(), belief.guessed()),
        _inputs(state, state.portfolios, known),
    ]
    padding = MOST_SEATS - len(kinds)
    row = np.array([*kinds, *[-1] * padding], np.int16)
    goal = np.array([*target, *[0.0] * padding], np.float32)
    return Examples(
        np.stack([one[0] for one in seen]),
        np.stack([one[1] for one in seen]),
        np.stack([row, row]),
        np.stack([goal, goal]),
    )


def _inputs(
    state: State, hands: Sequence[Hand], guessed: Sequence[float]
) -> tuple[np.ndarray, np.ndarray]:
    table = state.table
    seen = sights(table, Outlook(Atlas(table.board), table))
    holdings = [
        [
            holding_inputs(sight, held, table.seats, table.limit)
            for sight, held in zip(seen, hand, strict=True)
        ]
        for hand in hands
    ]
    pad = ((0, MOST_SEATS - table.seats), (0, 0))
    return (
        np.pad(np.array(holdings, np.float16), (*pad, (0, 0))),
        np.pad(np.array(seat_inputs(table, hands, seen, guessed), np.float16), pad),
    )
