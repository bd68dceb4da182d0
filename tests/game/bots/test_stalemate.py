"""Positions of real games that stalled: bots of today's levels played them before R30."""

from pathlib import Path

import pytest

from game.bots.levels import make
from game.bots.stalemate import (
    IDLE_ROUNDS,
    LONG_GAME,
    STUCK_ROUNDS,
    choose,
    overdue_build,
    stuck_turns,
    wants_to_end,
    wants_to_propose,
)
from game.rules.actions import Action, Build, Trade
from game.rules.engine import apply
from game.rules.legality import buildable
from game.rules.record_reader import Record
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import View, view_for
from game.storage.records import load_record
from tests.builders import BLUE, GREEN, RED, YELLOW, a_stalemate, a_state, walled_in

FOLDER = Path(__file__).parent / "stalemates"
STUCK = ("three-players", "four-players", "six-players")


class Swapper:
    """A bot that never builds and never ends."""

    def choose(self, view: View) -> Action:
        return Trade(BLUE, YELLOW, 1)


def recorded(name: str) -> Record:
    return load_record(FOLDER / f"{name}.jsonl")


def stuck_since(record: Record) -> int:
    """The number of the first moment since which no company could build."""
    able = [n for n, moment in enumerate(record.moments) if buildable(moment.state.table)]
    return able[-1] + 1


def after_trades(rounds: int, but: int = 0) -> State:
    """A real game after so many rounds without a build, or some turns before."""
    states = (moment.state for moment in recorded("only-trades").moments)
    return next(
        state for state in states if state.table.trades_in_a_row == rounds * state.table.seats - but
    )


def at_action(state: State, actions: int) -> State:
    """The same position, after another number of moves."""
    return state._replace(table=state.table._replace(actions=actions))


def view_of(state: State, seat: int = 0) -> View:
    return view_for(state, seat)


@pytest.mark.parametrize("name", STUCK)
def test_r30_every_bot_wants_to_end_after_three_rounds_in_which_nobody_could_build(
    name: str,
) -> None:
    record = recorded(name)
    for number, (state, _) in enumerate(record.moments):
        turns = number - stuck_since(record)
        if turns >= STUCK_ROUNDS * state.table.seats:
            assert all(wants_to_end(view_of(state, seat)) for seat in range(state.table.seats))


@pytest.mark.parametrize("name", STUCK)
def test_no_bot_proposes_where_a_no_would_outlast_its_patience(name: str) -> None:
    record = recorded(name)
    for state, _ in record.moments[stuck_since(record) :]:
        view, turns = view_of(state, state.table.turn), stuck_turns(state.table)
        rounds = STUCK_ROUNDS if state.table.actions < LONG_GAME else 1
        waits = (rounds - 1) * state.table.seats < turns < rounds * state.table.seats
        assert wants_to_propose(view) is (wants_to_end(view) and not waits)


@pytest.mark.parametrize("name", STUCK)
def test_no_bot_wants_to_end_while_a_company_can_build(name: str) -> None:
    record = recorded(name)
    for state, _ in record.moments[: stuck_since(record)]:
        if buildable(state.table):
            assert not any(wants_to_end(view_of(state, seat)) for seat in range(state.table.seats))


@pytest.mark.parametrize("name", STUCK)
def test_the_turns_in_which_nobody_could_build_are_counted_from_the_table_alone(name: str) -> None:
    record, turns = recorded(name), 0
    before = None
    for state, _ in record.moments:
        stuck_before = before is not None and not buildable(before)
        turns = turns + 1 if stuck_before and not buildable(state.table) else 0
        assert stuck_turns(state.table) == turns
        before = state.table


def test_a_bot_wants_to_end_as_soon_as_no_trade_would_raise_its_own_score() -> None:
    best, good = {BLUE: 3}, {YELLOW: 3}
    state = a_stalemate(values={BLUE: 5, YELLOW: 4}, hands=[best, good, best])
    full = state._replace(table=state.table._replace(held=(20, 3, 3)))
    assert not wants_to_end(view_of(full, 1))  # a swap would gain a point
    over = [{BLUE: 20}, good, best]
    limit = a_stalemate(values={BLUE: 5, YELLOW: 4}, hands=over)
    assert wants_to_end(view_of(limit))
    assert not wants_to_end(view_of(limit, 2))  # two yellow are worth more than one blue


def test_without_values_no_trade_raises_a_score() -> None:
    assert wants_to_end(view_of(a_stalemate()))


def test_a_bot_needs_only_its_own_hand_to_decide() -> None:
    for other in ({BLUE: 3}, {RED: 3}):
        hands = [{BLUE: 20}, other, other]
        assert wants_to_end(view_of(a_stalemate(values={BLUE: 5}, hands=hands)))


def test_nobody_wants_to_end_a_game_that_is_over() -> None:
    state = a_stalemate()
    over = state._replace(table=state.table._replace(ending=Ending.AGREED))
    assert not wants_to_end(view_of(over))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_after_five_rounds_without_a_build_every_bot_builds(level: str) -> None:
    state = after_trades(IDLE_ROUNDS)
    seat = state.table.turn
    assert isinstance(choose(make(level, 1), view_of(state, seat)), Build)
    assert isinstance(choose(Swapper(), view_of(state, seat)), Build)
    build = overdue_build(view_of(state, seat))
    assert build is not None
    apply(state, build)


def test_before_that_every_bot_plays_its_own_move() -> None:
    state = at_action(after_trades(IDLE_ROUNDS, but=1), LONG_GAME - 1)
    view = view_of(state, state.table.turn)
    assert choose(Swapper(), view) == Trade(BLUE, YELLOW, 1)


def test_in_a_long_game_one_round_without_a_build_is_enough() -> None:
    long, short = (at_action(after_trades(1), actions) for actions in (LONG_GAME, LONG_GAME - 1))
    turn = long.table.turn
    assert isinstance(choose(Swapper(), view_of(long, turn)), Build)
    assert choose(Swapper(), view_of(short, turn)) == Trade(BLUE, YELLOW, 1)
    soon = at_action(after_trades(1, but=1), LONG_GAME)
    assert choose(Swapper(), view_of(soon, soon.table.turn)) == Trade(BLUE, YELLOW, 1)


@pytest.mark.parametrize("name", ["three-players", "six-players"])
def test_r30_in_a_long_game_one_round_in_which_nobody_could_build_is_enough(name: str) -> None:
    """Even for seats whose score a trade would still raise."""
    record = recorded(name)
    seats = len(record.header.players)
    one_round = record.moments[stuck_since(record) + seats].state
    long, short = at_action(one_round, LONG_GAME), at_action(one_round, LONG_GAME - 1)
    assert all(wants_to_end(view_of(long, seat)) for seat in range(seats))
    assert not all(wants_to_end(view_of(short, seat)) for seat in range(seats))
    almost = at_action(record.moments[stuck_since(record) + seats - 1].state, LONG_GAME)
    assert not all(wants_to_end(view_of(almost, seat)) for seat in range(seats))


def test_where_nobody_can_build_a_bot_goes_on_trading() -> None:
    state = a_stalemate()
    long = state._replace(table=state.table._replace(trades_in_a_row=1000))
    assert choose(Swapper(), view_of(long)) == Trade(BLUE, YELLOW, 1)


def test_a_city_that_is_the_only_way_is_built_too() -> None:
    """Where no build has a purpose for a bot, it places a single locomotive."""
    walls = walled_in(BLUE, YELLOW)
    city = next(place for place, companies in walls.items() if companies == [RED])
    del walls[city]
    depots = dict.fromkeys((RED, GREEN), 0)
    state = a_state(track=walls, depots=depots, values={BLUE: 1})
    table = state.table._replace(trades_in_a_row=1000)
    assert overdue_build(view_of(state._replace(table=table))) is not None


def test_no_bot_is_made_to_hold_more_than_the_limit() -> None:
    """The old patience took two locomotives from the fullest depot."""
    state = a_stalemate(hands=[{BLUE: 20}, {BLUE: 1}, {BLUE: 1}])
    late = state._replace(table=state.table._replace(actions=1000, trades_in_a_row=1000))
    for level in ("easy", "medium"):
        action = choose(make(level, 1), view_of(late))
        assert isinstance(action, Trade)
        assert action.count == 1
