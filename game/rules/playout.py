"""Random games, for benchmarks and tests."""

import random

from game.rules.actions import Trade
from game.rules.companies import COMPANIES, LARGEST_BUILD, PerCompany
from game.rules.draft import Draft, draft
from game.rules.engine import after_draft, after_trade
from game.rules.legality import trades_by_given
from game.rules.state import State
from game.rules.table import Table

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
            return after_draft(state, planned)
    return after_trade(state, random_trade(table, portfolios[table.turn], chance))


def random_build(planned: Draft, chance: random.Random) -> Draft:
    """One to five more random placements; fewer if there is no room."""
    nth = planned.table.board.grid.nth
    for _ in range(1 + int(chance.random() * LARGEST_BUILD)):
        places = planned.open_bits()
        if not places:
            break
        planned = planned.place(nth(places, int(chance.random() * places.bit_count())))
    return planned


def random_trade(table: Table, portfolio: PerCompany, chance: random.Random) -> Trade:
    """One of `trades`, each as likely as the others."""
    offered = [*trades_by_given(table, portfolio)]
    number = int(chance.random() * sum(map(len, offered)))
    for group in offered:
        if number < len(group):
            return group[number]
        number -= len(group)
    raise ValueError("the game is over")
