"""Setting up (R6-R10). The only place with randomness, which comes from a seed.

Stations, depots and start player are public, so a short seed could be found by brute force, and
with it every hand. For people, draw a seed of SEED_BITS bits from `secrets`.
"""

import random
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import (
    COMPANIES,
    FEWEST_SEATS,
    HAND_SIZE,
    IN_THE_BAG,
    MOST_SEATS,
    PerCompany,
)
from game.rules.errors import RuleBroken
from game.rules.events import Event, HandDrawn, TurnBegan
from game.rules.reasons import Reason, Rule
from game.rules.state import State
from game.rules.table import Table
from game.rules.track_of_table import track_of

SEED_BITS = 256  # size of a seed for people; the largest in a record


class Deal(NamedTuple):
    """Everything that is random before the first turn."""

    start: tuple[Hex, ...]  # for each company, its start hex
    hands: tuple[PerCompany, ...]  # for each seat, its first portfolio
    first: int  # the start player


def new_game(
    board: Board, seats: int, seed: int, *, fixed_stations: bool = False, first: int | None = None
) -> State:
    """A game ready for its first turn; the same seed gives the same game."""
    return begin(board, deal(board, seats, seed, fixed_stations=fixed_stations, first=first))


def deal(
    board: Board, seats: int, seed: int, *, fixed_stations: bool = False, first: int | None = None
) -> Deal:
    """Draw stations (R6), portfolios (R8) and start player (R10, unless `first` is given)."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise RuleBroken(Reason(Rule.WRONG_SEATS, asked=seats))
    chance = random.Random(seed)  # noqa: S311 - the seed is the secret
    stations = [station.hex for station in board.stations]
    drawn_stations = chance.sample(stations, len(stations))
    bag = [company.order for company in COMPANIES for _ in range(IN_THE_BAG)]
    size = HAND_SIZE[seats]
    drawn = chance.sample(bag, seats * size)
    drawn_first = chance.randrange(seats)
    hands = (drawn[seat * size : (seat + 1) * size] for seat in range(seats))
    return Deal(
        tuple(stations if fixed_stations else drawn_stations),
        tuple(tuple(hand.count(company.order) for company in COMPANIES) for hand in hands),
        drawn_first if first is None else first,
    )


def begin(board: Board, drawn: Deal) -> State:
    """The game of a deal; raises RuleBroken if the deal is impossible."""
    reason = why_not_this_deal(board, drawn)
    if reason:
        raise RuleBroken(reason)
    depots = tuple(
        IN_THE_BAG - sum(hand[company.order] for hand in drawn.hands) for company in COMPANIES
    )
    held = tuple(sum(hand) for hand in drawn.hands)
    return State(first_table(board, drawn.start, depots, held, drawn.first), drawn.hands)


def first_table(
    board: Board, start: tuple[Hex, ...], depots: PerCompany, held: tuple[int, ...], first: int
) -> Table:
    """The public table after the deal."""
    return Table(
        board=board,
        track=track_of(board, start),
        depots=depots,
        values=(0,) * len(COMPANIES),
        held=held,
        trades=(),
        turn=first,
        actions=0,
        ending=None,
    )


def why_not_this_deal(board: Board, drawn: Deal) -> Reason | None:
    """What is impossible about a deal; None if it is possible."""
    seats = len(drawn.hands)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return Reason(Rule.WRONG_SEATS, asked=seats)
    if sorted(drawn.start) != sorted(station.hex for station in board.stations):
        return Reason(Rule.WRONG_STATIONS)
    for company in COMPANIES:
        count = sum(hand[company.order] for hand in drawn.hands)
        if count > IN_THE_BAG:
            return Reason(Rule.BAG_SHORT, company, asked=count, actual=IN_THE_BAG)
    for seat, hand in enumerate(drawn.hands):
        if sum(hand) != HAND_SIZE[seats]:
            return Reason(Rule.WRONG_HAND, asked=sum(hand), actual=HAND_SIZE[seats], seat=seat)
    if not 0 <= drawn.first < seats:
        return Reason(Rule.NO_SUCH_SEAT, seat=drawn.first, actual=seats - 1)
    return None


def opening(state: State) -> tuple[Event, ...]:
    """The events of setting up, for a state before the first turn."""
    hands = (HandDrawn(seat, hand) for seat, hand in enumerate(state.portfolios))
    return (*hands, TurnBegan(state.table.turn))


def next_first(first: int, seats: int) -> int:
    """Who starts the next game of a series: the start locomotive passes clockwise (R10)."""
    return (first + 1) % seats
