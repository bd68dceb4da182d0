"""Boards and states for tests: what a test does not care about is hidden here."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game.board import Board, Hex, HexKind, Space, around, load_board, write_board
from game.rules.actions import Action
from game.rules.companies import COMPANIES, Company
from game.rules.engine import apply
from game.rules.record import Header, Player
from game.rules.setup import deal, new_game
from game.rules.state import State
from game.rules.table import Ending, Table, Track
from game.rules.track_of_table import track_of
from tools.make_records import NAMES, choose

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES

Held = Mapping[Company, int]


@cache
def france() -> Board:
    return load_board("france")


def at(name: str, board: Board | None = None) -> Hex:
    """The hex of a city."""
    return next(city.hex for city in (board or france()).cities if city.name == name)


def step(place: Hex, q: int, r: int) -> Hex:
    return Hex(place.q + q, place.r + r)


def board_of(
    rural: Sequence[Hex],
    cities: Mapping[Hex, tuple[str, int]],
    barriers: Sequence[tuple[Hex, Hex]] = (),
    end: str = "",
) -> Board:
    """A board around Paris at (0, 0), unchecked; `end` names the city that ends the game."""
    paris = Hex(0, 0)
    stations = ("Nord", "Austerlitz", "Lyon", "Saint-Lazare", "Est", "Montparnasse")
    spaces = [Space(paris, HexKind.EIFFEL)]
    spaces += [
        Space(place, HexKind.START, name)
        for place, name in zip(around(paris), stations, strict=True)
    ]
    spaces += [Space(place, HexKind.RURAL) for place in rural]
    spaces += [
        Space(place, HexKind.CITY, name, value, end=name == end)
        for place, (name, value) in cities.items()
    ]
    return Board("test", "Test", tuple(spaces), frozenset(map(frozenset, barriers)))


def board_file(name: str = "island", title: str = "My island", *, end: bool = True) -> bytes:
    """A player's own board as a file: two rings around Paris, with a city for every company."""
    paris = Hex(0, 0)
    land = {place for ring in around(paris) for place in around(ring)} - {paris, *around(paris)}
    goal, bay = Hex(2, 0), Hex(-2, 0)
    towns = sorted(land - {goal, bay})[::2] + sorted(land - {goal, bay})[1:4:2]
    cities = {goal: ("Port", 3)} | {town: (f"Town {n}", 1) for n, town in enumerate(towns)}
    board = board_of(sorted(land - set(cities)), cities, end="Port" if end else "")
    return write_board(Board(name, title, board.spaces, board.barriers))


def a_state(
    *,
    board: Board | None = None,
    track: Mapping[Hex, Company | Sequence[Company]] | None = None,
    depots: Held | None = None,
    values: Held | None = None,
    hands: Sequence[Held] | None = None,
    seats: int = 3,
    turn: int = 0,
    ending: Ending | None = None,
) -> State:
    """A state with just these locomotives on the map, beside each company's start hex."""
    board = board or france()
    portfolios = tuple(
        tuple(hand.get(company, 0) for company in COMPANIES)
        for hand in hands or [{BLUE: 2, RED: 1}] * seats
    )
    table = Table(
        board=board,
        track=_track(board, track or {}),
        depots=tuple((depots or {}).get(company, 10) for company in COMPANIES),
        values=tuple((values or {}).get(company, 0) for company in COMPANIES),
        held=tuple(map(sum, portfolios)),
        trades=(),
        turn=turn,
        actions=0,
        ending=ending,
    )
    return State(table, portfolios)


def a_stalemate(
    *,
    values: Held | None = None,
    hands: Sequence[Held] | None = None,
    seats: int = 3,
    turn: int = 0,
) -> State:
    """A state in which no company can build: blue and yellow, the only ones with locomotives in
    their depots, are walled in."""
    depots = dict.fromkeys(COMPANIES, 0) | {BLUE: 10, YELLOW: 10}
    return a_state(
        track=walled_in(BLUE, YELLOW),
        depots=depots,
        values=values,
        hands=hands,
        seats=seats,
        turn=turn,
    )


def walled_in(*companies: Company) -> dict[Hex, list[Company]]:
    """Track that fills every hex next to the start hexes of these companies, if they have the
    map's order."""
    board = france()
    walls: dict[Hex, list[Company]] = {}
    for company in companies:
        for place in board.neighbours(board.stations[company.order].hex):
            if board[place].kind is HexKind.CITY:
                walls[place] = [RED]
            elif board[place].kind is HexKind.RURAL:
                walls[place] = [RED, GREEN]
    return walls


def _track(board: Board, placed: Mapping[Hex, Company | Sequence[Company]]) -> Track:
    lines: dict[Company, list[Hex]] = {}
    for place, companies in placed.items():
        for company in [companies] if isinstance(companies, Company) else companies:
            lines.setdefault(company, []).append(place)
    return track_of(board, [station.hex for station in board.stations], lines)


def line_from(board: Board, company: Company, *cities: str) -> dict[Hex, Company]:
    """Track of one company from its start hex through cities, by the shortest free ways."""
    here = board.stations[company.order].hex
    laid: dict[Hex, Company] = {}
    for name in cities:
        goal = at(name, board)
        for place in shortest_way(board, here, goal):
            laid[place] = company
        here = goal
    return laid


def shortest_way(board: Board, start: Hex, goal: Hex) -> list[Hex]:
    """The hexes after `start` up to `goal`, through rural hexes only."""
    ways: dict[Hex, list[Hex]] = {start: []}
    queue = [start]
    for here in queue:
        for there in board.neighbours(here):
            if there not in ways and (there == goal or board[there].kind is HexKind.RURAL):
                ways[there] = [*ways[here], there]
                queue.append(there)
    return ways[goal]


def random_action(state: State, chance: random.Random) -> Action:
    """Any legal action, by the questions that a player would ask."""
    return choose(state, chance, southwards=False)


def a_header(seats: int = 3, seed: int = 1) -> Header:
    players = tuple(Player(name, "human") for name in NAMES[:seats])
    return Header(france(), players, deal(france(), seats, seed), seed)


def a_game(seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """The states of a random game, each with the action that comes next."""
    state, chance = new_game(france(), seats, seed), random.Random(seed)
    while state.table.ending is None:
        action = random_action(state, chance)
        yield state, action
        state, _ = apply(state, action)
