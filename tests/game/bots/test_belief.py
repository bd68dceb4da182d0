import random
from collections import Counter

import pytest

from game.bots.belief import Belief
from game.bots.candidates import possible_moves
from game.bots.easy import Easy
from game.bots.hard import Effort, Hard
from game.bots.medium import Medium
from game.bots.moves import action_of, play
from game.bots.outlook import Outlook, shares_out
from game.bots.trained_evaluation import trained_evaluation
from game.rules.actions import Action
from game.rules.companies import COMPANIES, HAND_SIZE, PerCompany
from game.rules.setup import new_game
from game.rules.state import State
from game.rules.table import Table
from game.rules.views import view_for
from tests.builders import BLUE, GREEN, RED, a_state, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions


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
    with pytest.raises(ValueError, match="no hand to play"):
        Belief(view_for(a_state(), None))


def test_bots_cannot_cheat() -> None:
    """Two states that differ only in what is hidden get the same answer from every level.

    In one of them the seat leads, in the other somebody has heaped up what is dear. Whoever looks
    behind the screens plays them differently.
    """
    near = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")
    own = {RED: 6, GREEN: 4}
    shared = a_table_of([own, {RED: 5, BLUE: 5}, {RED: 5, BLUE: 5}], near, {RED: 9})
    heaped = a_table_of([own, {RED: 10}, {BLUE: 10}], near, {RED: 9})
    assert cheating(shared) != cheating(heaped)
    for bot in (Easy(5), Medium(), Hard(5, Effort(rounds=40))):
        assert bot.choose(view_for(shared, 0)) == bot.choose(view_for(heaped, 0))


def cheating(state: State) -> Action:
    """What somebody does who looks behind the screens."""
    table, hands = state
    outlook = outlook_of(state)
    moves = possible_moves(table, hands[table.turn], outlook)
    known = trained_evaluation().chances
    worths = [
        known(after.table, after.portfolios, Outlook(outlook.atlas, after.table))[table.turn]
        for after in (play(state, idea.move) for idea in moves)
    ]
    return action_of(moves[worths.index(max(worths))].move)
