from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action, Trade
from game.rules.engine import apply
from game.rules.notebook import NotebookPage, notebook
from game.rules.setup import deal, new_game
from game.rules.state import State
from tests.builders import BLUE, GREEN, RED, a_game, a_state, france

NONE = (0, 0, 0, 0, 0, 0)


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def seat_0_trades(*trades: Trade) -> NotebookPage:
    """What the notebook says of seat 0 after these trades, the others trading to and fro."""
    state = a_state(hands=[{BLUE: 6, RED: 4}] * 3)
    for trade in trades:
        state = after(state, trade, Trade(RED, BLUE, 1), Trade(RED, BLUE, 1))
    return notebook(state.table)[0]


def test_r29_without_trades_nothing_is_known() -> None:
    pages = notebook(new_game(france(), 4, seed=1).table)
    assert pages == (NotebookPage(NONE, NONE, 8),) * 4


def test_r29_what_was_taken_is_surely_held() -> None:
    page = seat_0_trades(Trade(BLUE, GREEN, 2))
    assert page == NotebookPage(surely=(0, 0, 0, 2, 0, 0), shown=(1, 0, 0, 0, 0, 0), unknown=9)


def test_r29_what_is_given_back_is_surely_held_no_longer() -> None:
    page = seat_0_trades(Trade(BLUE, GREEN, 2), Trade(GREEN, RED, 1))
    assert page == NotebookPage(surely=(0, 0, 1, 1, 0, 0), shown=(1, 0, 0, 0, 0, 0), unknown=9)


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_r29_the_notebook_is_true_and_counts_every_locomotive(seats: int, seed: int) -> None:
    dealt = deal(france(), seats, seed).hands
    for state, _ in a_game(seats, seed):
        for seat, page in enumerate(notebook(state.table)):
            held = state.portfolios[seat]
            assert all(known <= real for known, real in zip(page.surely, held, strict=True))
            assert all(seen <= drawn for seen, drawn in zip(page.shown, dealt[seat], strict=True))
            assert sum(page.surely) + page.unknown == state.table.held[seat]
            assert page.unknown >= 0
