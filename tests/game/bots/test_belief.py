import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.bots.belief import Belief
from game.bots.easy import Easy
from game.bots.hard import Effort, Hard
from game.bots.medium import Medium, best_move
from game.bots.moves import action_of
from game.bots.outlook import shares_out
from game.rules.actions import Action
from game.rules.companies import COMPANIES, HAND_SIZE, PerCompany
from game.rules.engine import apply
from game.rules.setup import new_game
from game.rules.state import State
from game.rules.table import Table
from game.rules.views import view_for
from tests.builders import BLUE, a_state, france
from tests.game.bots.positions import positions


def first_hand(table: Table, seat: int, hand: PerCompany) -> list[int]:
    """What a seat must have drawn if it holds this hand now, its trades taken back."""
    drawn = [*hand]
    for trade in reversed(table.trades):
        if trade.seat == seat:
            drawn[trade.take.order] -= trade.taken
            drawn[trade.give.order] += 1
            assert min(drawn) >= 0, "it has given what it cannot have held"
    return drawn


@pytest.mark.parametrize("state", positions(40, seed=1))
def test_no_supposed_hand_is_impossible(state: State) -> None:
    table, seat, chance = state.table, state.table.turn, random.Random(2)
    belief = Belief(view_for(state, seat))
    for _ in range(20):
        hands = belief.sample(chance)
        assert hands[seat] == state.portfolios[seat]
        assert tuple(map(sum, hands)) == table.held
        for company in COMPANIES:
            together = sum(hand[company.order] for hand in hands)
            assert together == shares_out(table, company.order)
        for other, hand in enumerate(hands):
            assert sum(first_hand(table, other, hand)) == HAND_SIZE[table.seats]


@pytest.mark.parametrize("state", positions(12, seed=7))
def test_what_is_expected_is_the_mean_of_what_is_supposed(state: State) -> None:
    belief, chance = Belief(view_for(state, state.table.turn)), random.Random(3)
    rounds = 400
    sums = [[0.0] * len(COMPANIES) for _ in state.portfolios]
    for _ in range(rounds):
        for row, hand in zip(sums, belief.sample(chance), strict=True):
            for order, count in enumerate(hand):
                row[order] += count / rounds
    for row, mean in zip(sums, belief.expected(), strict=True):
        assert row == pytest.approx(mean, abs=0.4)


def test_the_deals_odds_are_the_beliefs_odds() -> None:
    """Of many deals with one own hand, the others' hands are as often as they are supposed."""
    state = new_game(france(), 3, 11)
    belief, chance = Belief(view_for(state, 0)), random.Random(4)
    heap = sum(state.portfolios[seat][BLUE.order] for seat in (1, 2))
    counts = Counter(belief.sample(chance)[1][BLUE.order] for _ in range(2000))
    mean = sum(number * count for number, count in counts.items()) / 2000
    assert mean == pytest.approx(heap / 2, abs=0.15)
    assert len(counts) > 2  # not the same hand again and again


def test_a_spectator_believes_nothing() -> None:
    with pytest.raises(ValueError, match="no hand to reason from"):
        Belief(view_for(a_state(), None))


def test_bots_cannot_cheat() -> None:
    """States that differ only in what is hidden get the same answer.

    They are chosen so that it would show: a player that is told the real hands, and weighs moves as
    the medium bot does, answers them differently.
    """
    chance, telling = random.Random(6), 0
    for state in late_states(games=2):
        seat = state.table.turn
        other = State(state.table, Belief(view_for(state, seat)).sample(chance))
        if cheating(state) == cheating(other):
            continue
        telling += 1
        for bot in (Easy(5), Medium(), Hard(5, Effort(rounds=10))):
            assert bot.choose(view_for(state, seat)) == bot.choose(view_for(other, seat))
    assert telling >= 5


def cheating(state: State) -> Action:
    """What somebody does who looks behind the screens."""
    table, hands = state
    return action_of(best_move(table, hands[table.turn], hands))


def late_states(games: int) -> Iterator[State]:
    """Every moment of the second half of some games that were played with sense."""
    for seed in range(games):
        state = new_game(france(), 3 + seed % 4, seed)
        while state.table.ending is None:
            if sum(state.table.depots) < 90:
                yield state
            state, _ = apply(state, Medium().choose(view_for(state, state.table.turn)))
