"""Plays the two games that the tutorial's lessons are taken from, and writes their records.

    python3 -m tools.make_lessons

The first moves are set by hand, so that every lesson has something to show; the rest is played by
players who always make for the nearest points. The same program gives the same files.
"""

from collections.abc import Iterator
from pathlib import Path

from game.board import Hex, load_board
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, LARGEST_BUILD, LARGEST_TAKE
from game.rules.draft import Draft, draft
from game.rules.engine import apply
from game.rules.legality import trades
from game.rules.prospects import depots_left, end_bits, steps_to
from game.rules.record import Header, Player
from game.rules.scoring import result
from game.rules.setup import Deal
from game.rules.state import State
from game.storage.records import RecordWriter

FOLDER = Path(__file__).parent.parent / "commands" / "lessons"
BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES
PLAYERS = (Player("Camille", "human"), Player("Gaston", "easy"), Player("Colette", "medium"))
HANDS = ((2, 1, 3, 1, 2, 1), (2, 2, 2, 2, 1, 1), (1, 2, 1, 2, 2, 2))
ENOUGH = 6  # locomotives of one company for the one who learns
SPARED = (RED, BLACK)  # one has work to do at the end, the other shows a rule
SHORT = 3  # locomotives of a build by players who are in no hurry
LAST_TWO = 2  # depots; the one who learns empties one of them
WITHIN_REACH = 4  # locomotives that the last build of a game needs


def _hexes(*places: tuple[int, int]) -> tuple[Hex, ...]:
    return tuple(Hex(*place) for place in places)


# Lines to Lyon and around Paris, after which the black company has one way out (R19).
OPENING: tuple[Action, ...] = (
    Build(RED, _hexes((0, 2), (0, 3), (0, 4))),
    Build(GREEN, _hexes((0, -2), (1, -2), (2, -2), (2, -1))),
    Build(RED, _hexes((1, 1), (2, 1))),
    Build(RED, _hexes((0, 5), (0, 6), (0, 7))),
    Build(BLUE, _hexes((2, -1), (2, 0))),
    Build(YELLOW, _hexes((-1, 2), (0, 2), (1, 1))),
    Trade(BLACK, RED, 2),
)


def line_game() -> list[Action]:
    """From the first build over a full rack to Marseille."""
    actions = list(OPENING)
    state = after(actions)
    while state.table.held[0] < state.table.limit or state.table.turn:
        actions.append(_collect(state) if state.table.turn == 0 else _grow(state))
        state, _ = apply(state, actions[-1])
    for choose in (_one_for_one, _towards_the_end, _grow, _reach_the_end):
        actions.append(choose(state))
        state, _ = apply(state, actions[-1])
    return actions


def depot_game() -> list[Action]:
    """To the last locomotives of the last depot but one."""
    actions: list[Action] = []
    state = after(actions)
    while state.table.ending is None:
        actions.append(_empty(state))
        state, _ = apply(state, actions[-1])
    return actions


def header() -> Header:
    """Who plays, and what they drew; every company stands where the map says."""
    board = load_board("france")
    start = tuple(station.hex for station in board.stations)
    return Header(board, PLAYERS, Deal(start, HANDS, 0), 0)


def after(actions: list[Action]) -> State:
    """The game after some actions."""
    state = header().state()
    for action in actions:
        state, _ = apply(state, action)
    return state


def _collect(state: State) -> Action:
    """Give what is worth least, take two of what is worth most."""
    table, held = state.table, state.portfolios[0]
    offers = [offer for offer in trades(table, held) if offer.count == LARGEST_TAKE]
    offers = [offer for offer in offers if held[offer.take.order] < ENOUGH] or offers
    return max(
        offers,
        key=lambda offer: (
            table.value(offer.take) - table.value(offer.give),
            -held[offer.take.order],
            -offer.give.order,
        ),
    )


def _one_for_one(state: State) -> Action:
    """At the limit nothing may be gained but value."""
    return Trade(RED, PURPLE, 1)


def _grow(state: State) -> Action:
    """A build that is worth points, far from the end."""
    builds = [build for build in _builds(state, SHORT) if build.company not in SPARED]
    return max(builds, key=lambda build: _worth(state, build))


def _towards_the_end(state: State) -> Action:
    """The red line southwards, until one build is enough."""
    planned = draft(state.table, RED)
    while (steps_to(planned, end_bits(state.table)) or 0) > WITHIN_REACH:
        planned = planned.place(_step(planned, end_bits(state.table)))
    return Build(RED, planned.hexes)


def _reach_the_end(state: State) -> Action:
    planned = draft(state.table, RED)
    while not planned.hexes or planned.room:
        planned = planned.place(_step(planned, end_bits(state.table)))
    return Build(RED, planned.hexes)


def _empty(state: State) -> Action:
    """Build with the fullest of five depots; the last move of them all is left to the pupil."""
    table = state.table
    builds = sorted(_builds(state, LARGEST_BUILD), key=lambda build: build.company.order)
    spent = [build for build in builds if build.company is not RED]
    fullest = max(spent, key=lambda build: table.depot(build.company), default=None)
    last = depots_left(table) == LAST_TWO
    if fullest is not None and not (last and state.table.turn):
        return fullest
    return trades(table, state.portfolios[table.turn])[0]


def _builds(state: State, most: int) -> Iterator[Build]:
    """For every company that can, a build of up to so many that ends nothing."""
    for company in COMPANIES:
        planned = draft(state.table, company)
        while len(planned.hexes) < most and (place := _nearest_city(planned)):
            planned = planned.place(place)
        if planned.hexes:
            yield Build(company, planned.hexes)


def _nearest_city(planned: Draft) -> Hex | None:
    """One step towards the nearest free city but Marseille; failing that, any."""
    board = planned.table.board
    ends = end_bits(planned.table)
    goals = board.city_bits & planned.free & ~ends
    places = [place for place in planned.open_hexes() if not board[place].end]
    ways = {place: steps_to(planned.place(place), goals) for place in places}
    if not places:
        return None
    return min(places, key=lambda place: (-board[place].value, ways[place] or 99, place))


def _step(planned: Draft, goals: int) -> Hex:
    """The first hex of a shortest way."""
    spots = planned.table.board.grid.spots
    places = planned.open_hexes()
    there = [place for place in places if spots[place].bit & goals]
    if there:
        return there[0]
    return min(places, key=lambda place: (steps_to(planned.place(place), goals) or 99, place))


def _worth(state: State, build: Build) -> tuple[bool, int, int]:
    """Points first, but from the fullest depot, so that none runs dry."""
    points = sum(state.table.board[place].value for place in build.hexes)
    return points > 0, state.table.depot(build.company), -build.company.order


def write(name: str, actions: list[Action]) -> Path:
    """Write the record of a finished game."""
    path = FOLDER / f"{name}.jsonl"
    path.unlink(missing_ok=True)
    final = after(actions)
    with RecordWriter.create(path, header()) as writer:
        for number, action in enumerate(actions):
            writer.act(number % len(PLAYERS), action)
        writer.end(result(final))
    return path


def main() -> None:
    """Write both games."""
    FOLDER.mkdir(exist_ok=True)
    for name, actions in (("line", line_game()), ("depots", depot_game())):
        print(f"wrote {write(name, actions)}: {len(actions)} actions", flush=True)


if __name__ == "__main__":
    main()
