"""The games that the gallery shows: played from fixed seeds up to an interesting moment."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from game.board import Board, Hex, load_board
from game.match import Match
from game.rules.actions import Action, Build
from game.rules.companies import COMPANIES, Company
from game.rules.draft import Draft, draft
from game.rules.engine import apply
from game.rules.legality import buildable, trades
from game.rules.reasons import Rule
from game.rules.record import Header, Player
from game.rules.setup import deal
from game.rules.state import State
from game.rules.table import Table

NAMES = ("Ada", "Hugo", "Inès", "Bruno", "Chloé", "Emil")
LONG_NAMES = (
    "Maximiliane-Friederike von Hohenstaufen",
    "Jean-Baptiste Philippe de la Rochefoucau",
    "Wilhelmina Antoinette van Oranje-Nassaus",
    "María del Carmen Fernández de Villanueva",
    "Bartholomew Featherstonehaugh-Cholmonde",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
BUILDS = 0.6  # of the turns
WHIM = 2.5  # how far a player strays from the most valuable hex
WANDERS = 0.75  # of the turns of players who avoid the goal city, as long as they can build
LONGEST_WALK = 40  # turns each
MOST_SEEDS = 1000


class BarredPosition(NamedTuple):
    """A game, and a hex that a company may not be built in."""

    match: Match
    company: Company
    hex: Hex


def fresh(seats: int = 3, seed: int = 1) -> Match:
    """A game before its first turn."""
    return Match.begin(_header(seats, seed, NAMES))


def middle(
    seats: int = 4,
    seed: int = 3,
    actions: int = 34,
    names: tuple[str, ...] = NAMES,
    board: Board | None = None,
) -> Match:
    """A game in progress, on France by default."""
    return played(seats, seed, lambda state: state.table.actions == actions, names, board)


def finished(
    seats: int = 4, seed: int = 3, names: tuple[str, ...] = NAMES, board: Board | None = None
) -> Match:
    """A game that is over."""
    return played(seats, seed, lambda state: False, names, board)


def stalemate(seats: int = 4, turn: int | None = None) -> Match:
    """The first game in which no company can build, at a seat's turn if one is given (R30)."""
    for seed in range(MOST_SEEDS):
        match = Match.begin(_header(seats, seed, NAMES))
        for state, action in _wandering(seats, seed):
            if not buildable(state.table) and turn in (None, state.table.turn):
                return match
            match.submit(state.table.turn, action, match.seq)
    raise LookupError(f"none of {MOST_SEEDS} games comes to a stalemate")


def ended_by_agreement(seats: int = 4) -> Match:
    """A game that all players have agreed to end."""
    match = stalemate(seats)
    match.propose(match.snapshot(None).view.table.turn, match.seq)
    while proposal := match.proposal:
        match.respond(proposal.waiting[0], match.seq, agrees=True)
    return match


def over_the_limit(seats: int = 4) -> Match:
    """A game whose next player holds as many as allowed, and could take more."""
    return _first(seats, _is_at_the_limit)


def cut_off(seats: int = 4) -> BarredPosition:
    """A game in which a hex is another company's last way to a city."""
    match = _first(seats, _has_a_lifeline)
    company, place = _lifelines(match.snapshot(None).view.table)[0]
    return BarredPosition(match, company, place)


def played(
    seats: int,
    seed: int,
    until: Callable[[State], bool],
    names: tuple[str, ...] = NAMES,
    board: Board | None = None,
) -> Match:
    """A game up to its end, or to the requested state."""
    match = Match.begin(_header(seats, seed, names, board))
    for state, action in moves(seats, seed, board):
        if until(state):
            break
        match.submit(state.table.turn, action, match.seq)
    return match


def moves(seats: int, seed: int, board: Board | None = None) -> Iterator[tuple[State, Action]]:
    """The states of a game, each with the action that comes next."""
    chance = random.Random(seed)  # noqa: S311 - the same game every time
    state = _header(seats, seed, NAMES, board).state()
    while state.table.ending is None:
        action = _action(state, chance)
        yield state, action
        state, _ = apply(state, action)


def _first(seats: int, wanted: Callable[[State], bool]) -> Match:
    """The first game, seed by seed, that reaches the requested state."""
    seed, actions = _first_place(seats, wanted)
    return played(seats, seed, lambda state: state.table.actions == actions)


@cache
def _first_place(seats: int, wanted: Callable[[State], bool]) -> tuple[int, int]:
    """The seed, and the number of actions before the requested state."""
    for seed in range(MOST_SEEDS):
        for state, _ in moves(seats, seed):
            if wanted(state):
                return seed, state.table.actions
    raise LookupError(f"no game of {MOST_SEEDS} comes to what should be shown")


def _is_at_the_limit(state: State) -> bool:
    table, portfolio = state.table, state.portfolios[state.table.turn]
    offers = [offer.count for offer in trades(table, portfolio)]
    return table.held[table.turn] == table.limit and 2 in offers


def _has_a_lifeline(state: State) -> bool:
    return bool(_lifelines(state.table))


def _header(seats: int, seed: int, names: tuple[str, ...], board: Board | None = None) -> Header:
    board = board or load_board("france")
    players = tuple(Player(name, "human") for name in names[:seats])
    return Header(board, players, deal(board, seats, seed), seed)


def _action(state: State, chance: random.Random) -> Action:
    """A build towards the cities, or any trade."""
    table = state.table
    companies = buildable(table)
    if not companies or chance.random() >= BUILDS:
        return chance.choice(trades(table, state.portfolios[table.turn]))
    planned = draft(table, chance.choice(companies))
    for _ in range(chance.randint(2, 5)):
        if places := planned.open_hexes():
            planned = planned.place(max(places, key=lambda place: _lure(planned, place, chance)))
    return Build(planned.company, planned.hexes)


def _wandering(seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """The states of a game whose players wander about and avoid the goal city."""
    chance = random.Random(seed)  # noqa: S311 - the same game every time
    state = _header(seats, seed, NAMES).state()
    while state.table.ending is None and state.table.actions < LONGEST_WALK * seats:
        table = state.table
        able = [one for one in buildable(table) if _astray(draft(table, one))]
        action: Action = chance.choice(trades(table, state.portfolios[table.turn]))
        if able and chance.random() < WANDERS:
            planned = draft(table, chance.choice(able))
            for _ in range(chance.randint(2, 5)):
                if places := _astray(planned):
                    planned = planned.place(chance.choice(places))
            action = Build(planned.company, planned.hexes)
        yield state, action
        state, _ = apply(state, action)


def _astray(planned: Draft) -> list[Hex]:
    """Where a company can build without ending the game."""
    return [place for place in planned.open_hexes() if not planned.table.board[place].end]


def _lure(planned: Draft, place: Hex, chance: random.Random) -> float:
    """How attractive a hex is: its worth, the distance from Paris, and some randomness."""
    away = max(abs(place.q), abs(place.r), abs(place.q + place.r))
    return 2 * planned.table.board[place].value + away + WHIM * chance.random()


def _lifelines(table: Table) -> list[tuple[Company, Hex]]:
    """Companies, each with the hexes where it would cut another one off."""
    return [
        (company, space.hex)
        for company in COMPANIES
        for space in table.board.spaces
        if (reason := draft(table, company).why_not(space.hex)) and reason.rule is Rule.CUT_OFF
    ]
