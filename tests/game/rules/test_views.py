import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.engine import apply
from game.rules.events import (
    Event,
    GameEnded,
    HandDrawn,
    OtherHandDrawn,
    OwnHandDrawn,
    TurnBegan,
)
from game.rules.playout import play_out
from game.rules.setup import begin, deal, opening
from game.rules.state import State
from game.rules.views import events_for, open_view, view_for
from tests.builders import a_game, a_state, france, random_action


def numbers_in(value: object) -> Iterator[tuple[object, ...]]:
    """Every tuple inside a value, the board left out: the places where a portfolio could hide."""
    if isinstance(value, tuple):
        yield value
        for part in value:
            yield from numbers_in(part)


# Portfolios that cannot be anything else: no depot, value or count of a fresh game looks so.
CANARIES = ((10, 0, 0, 0, 0, 0), (0, 10, 0, 0, 0, 0), (0, 0, 10, 0, 0, 0))


def canary_game() -> State:
    return begin(france(), deal(france(), 3, seed=1)._replace(hands=CANARIES))


def test_r5_a_seat_sees_its_own_portfolio_and_no_other() -> None:
    state = canary_game()
    for seat in range(3):
        seen = set(numbers_in(view_for(state, seat)))
        assert CANARIES[seat] in seen
        assert not seen & (set(CANARIES) - {CANARIES[seat]})


def test_r5_a_spectator_sees_no_portfolio() -> None:
    view = view_for(canary_game(), None)
    assert view.portfolio is None
    assert not set(numbers_in(view)) & set(CANARIES)


def test_r5_a_deal_is_told_to_others_only_by_its_size() -> None:
    events = opening(canary_game())
    assert events_for(events, 1)[:3] == (
        OtherHandDrawn(0, 10),
        OwnHandDrawn(CANARIES[1]),
        OtherHandDrawn(2, 10),
    )
    assert not set(numbers_in(events_for(events, None))) & set(CANARIES)


def test_r28_the_table_is_public_to_the_last_detail() -> None:
    for state, action in a_game(4, seed=8):
        after, events = apply(state, action)
        for viewer in (None, 0, 1, 2, 3):
            assert view_for(state, viewer).table is state.table
            assert events_for(events, viewer) == events
        if after.table.ending:
            break


def test_r28_how_many_each_holds_is_public() -> None:
    for state, _ in a_game(5, seed=2):
        assert state.table.held == tuple(map(sum, state.portfolios))


def test_r26_at_the_end_everybody_sees_everything() -> None:
    final = play_out(canary_game(), random.Random(1))
    for viewer in (None, 0, 1, 2):
        shown = view_for(final, viewer).result
        assert shown is not None
        assert shown.portfolios == final.portfolios


def test_before_the_end_a_view_has_no_result() -> None:
    assert view_for(a_state(), 0).result is None


def test_a_replay_is_open_only_once_the_game_is_over() -> None:
    moment = canary_game()
    with pytest.raises(ValueError, match="until the game is over"):
        open_view(moment, moment)
    final = play_out(moment, random.Random(2))
    assert open_view(moment, final).portfolios == CANARIES


@given(st.integers(3, 6), st.integers(0, 10**6), st.integers(0, 60))
def test_no_view_or_event_depends_on_what_others_hold(seats: int, seed: int, moves: int) -> None:
    """Swap what two others hold: the viewer must not notice, whatever is shown."""
    chance = random.Random(seed)
    state = begin(france(), deal(france(), seats, seed))
    heard: list[Event] = []
    for _ in range(moves):
        if state.table.ending:
            break
        state, events = apply(state, random_action(state, chance))
        heard += events
    if state.table.ending:
        return
    viewer = chance.randrange(seats)
    one, other = [seat for seat in range(seats) if seat != viewer][:2]
    swapped = [*state.portfolios]
    swapped[one], swapped[other] = swapped[other], swapped[one]
    otherwise = State(state.table, tuple(swapped))
    assert view_for(state, viewer) == view_for(otherwise, viewer)
    assert view_for(state, None) == view_for(otherwise, None)
    assert not any(isinstance(event, GameEnded | HandDrawn) for event in events_for(heard, viewer))


def test_turns_and_endings_are_told_to_all() -> None:
    final = play_out(canary_game(), random.Random(3))
    shown = view_for(final, 0).result
    assert shown is not None
    events: tuple[Event, ...] = (TurnBegan(1), GameEnded(shown))
    assert events_for(events, None) == events
