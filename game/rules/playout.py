"""Random games, for benchmarks, tests and searching bots."""

import random

from game.rules.companies import COMPANIES, LARGEST_BUILD
from game.rules.draft import Draft, draft
from game.rules.engine import apply, apply_draft
from game.rules.legality import trades
from game.rules.state import State

BUILD_SHARE = 0.5  # of the turns


def play_out(state: State, chance: random.Random) -> State:
    """The end of a game played randomly from here."""
    while state.table.ending is None:
        state = play_on(state, chance)
    return state


def play_on(state: State, chance: random.Random) -> State:
    """The state after one random legal action: a build if possible and drawn, else a trade."""
    table, portfolios = state
    if chance.random() < BUILD_SHARE:
        company = COMPANIES[int(chance.random() * len(COMPANIES))]
        planned = random_build(draft(table, company), chance)
        if planned.hexes:
            return apply_draft(state, planned)[0]
    possible = trades(table, portfolios[table.turn])
    return apply(state, possible[int(chance.random() * len(possible))])[0]


def random_build(planned: Draft, chance: random.Random) -> Draft:
    """One to five more random placements; fewer if there is no room."""
    nth = planned.table.board.grid.nth
    for _ in range(1 + int(chance.random() * LARGEST_BUILD)):
        places = planned.open_bits()
        if not places:
            break
        planned = planned.place(nth(places, int(chance.random() * places.bit_count())))
    return planned
