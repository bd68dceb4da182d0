"""Measures of the rules: random games against python-chess, and the reasons of a whole map."""

import gc
import itertools
import random
import statistics
import time

from commands.bench.measure import Measure, rates
from game.board import load_board
from game.rules.companies import COMPANIES, FEWEST_SEATS, MOST_SEATS
from game.rules.draft import draft
from game.rules.playout import play_on, play_out
from game.rules.setup import new_game
from game.rules.state import State

ROUNDS = 25
GAMES_A_ROUND = 8
CHESS_MOVES_A_ROUND = 1000
LONGEST_CHESS_GAME = 200
MIDDLE = 40  # actions into a game
POSITIONS = 20
FEWEST_TIMES_CHESS = 4.5
MOST_MILLISECONDS = 2.0


def playouts() -> list[Measure]:
    """Random whole games in actions a second, as a multiple of python-chess's random moves."""
    import chess

    board = load_board("france")
    chance = random.Random(1)  # noqa: S311
    table_sizes = itertools.cycle(range(FEWEST_SEATS, MOST_SEATS + 1))
    games = [new_game(board, next(table_sizes), seed) for seed in range(ROUNDS * GAMES_A_ROUND)]

    def actions() -> int:
        return sum(play_out(games.pop(), chance).table.actions for _ in range(GAMES_A_ROUND))

    def moves() -> int:
        position = chess.Board()
        for _ in range(CHESS_MOVES_A_ROUND):
            legal = list(position.legal_moves)
            if not legal or position.ply() >= LONGEST_CHESS_GAME:
                position = chess.Board()
                legal = list(position.legal_moves)
            position.push(legal[int(chance.random() * len(legal))])
        return CHESS_MOVES_A_ROUND

    gc.collect()
    gc.freeze()  # the games that were set up beforehand are no part of either work
    found = rates({"actions": actions, "moves": moves}, ROUNDS)
    gc.unfreeze()
    ratio = found["actions"] / found["moves"]
    unit = f"x python-chess ({found['actions']:.0f} vs {found['moves']:.0f} per second)"
    return [Measure("playouts", round(ratio, 2), unit, FEWEST_TIMES_CHESS, at_least=True)]


def reasons() -> list[Measure]:
    """`why not here` for every hex of the map, for every company, in mid-game positions."""
    board = load_board("france")
    places = [space.hex for space in board.spaces]
    spent = []
    for state in _middle_games():
        for company in COMPANIES:
            began = time.process_time()
            planned = draft(state.table, company)
            for place in places:
                planned.why_not(place)
            spent.append(time.process_time() - began)
    milliseconds = round(statistics.median(spent) * 1000, 3)
    return [Measure("reasons", milliseconds, "ms per whole map", MOST_MILLISECONDS, False)]


def _middle_games() -> list[State]:
    board, chance = load_board("france"), random.Random(2)  # noqa: S311
    found = []
    for seed in range(POSITIONS):
        state = new_game(board, 4, seed)
        for _ in range(MIDDLE):
            if state.table.ending is None:
                state = play_on(state, chance)
        found.append(state)
    return found
