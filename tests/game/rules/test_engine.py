import pytest

from game.board import Hex
from game.rules.actions import Action, Build, Trade
from game.rules.draft import draft
from game.rules.engine import after_draft, after_trade, apply, end_by_agreement
from game.rules.errors import RuleBroken
from game.rules.events import Built, GameEnded, TurnBegan
from game.rules.legality import trades
from game.rules.reasons import Reason, Rule
from game.rules.scoring import result
from game.rules.table import Ending, Traded
from tests.builders import (
    BLACK,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    a_stalemate,
    a_state,
    at,
    france,
    shortest_way,
)

NORD = france().stations[BLUE.order].hex
A_BUILD = Build(BLUE, (Hex(2, -1), Hex(3, -1)))
A_TRADE = Trade(BLUE, RED, 1)
BESIDE_MARSEILLE = france().neighbours(at("Marseille"))[0]


def test_r3_a_build_takes_its_locomotives_from_the_depot_of_its_company() -> None:
    after, _ = apply(a_state(depots={BLUE: 7}), A_BUILD)
    assert after.table.depot(BLUE) == 5
    assert after.table.network(BLUE) == [Hex(3, -1), Hex(2, -1), NORD]


def test_r11_clockwise_one_action_a_turn() -> None:
    state = a_state(seats=3, turn=1)
    turns = []
    for action in (A_BUILD, Trade(BLUE, RED, 1), Build(RED, (Hex(0, 2),)), Trade(RED, BLUE, 2)):
        turns.append(state.table.turn)
        state, events = apply(state, action)
        assert events[-1] == TurnBegan(state.table.turn)
    assert turns == [1, 2, 0, 1]
    assert state.table.actions == 4


def test_r12_a_build_places_all_the_locomotives_it_takes() -> None:
    way = tuple(shortest_way(france(), NORD, at("Lille")))
    after, _ = apply(a_state(depots={BLUE: len(way)}), Build(BLUE, way))
    assert set(after.table.network(BLUE)) == {NORD, *way}
    assert after.table.depot(BLUE) == 0


def test_r20_the_value_rises_at_once_by_every_city_of_the_build() -> None:
    amiens, lille = at("Amiens"), at("Lille")
    way = (amiens, *shortest_way(france(), amiens, lille))
    after, events = apply(a_state(values={BLUE: 4}), Build(BLUE, way))
    assert after.table.value(BLUE) == 4 + 1 + 2
    built = events[0]
    assert isinstance(built, Built)
    assert sum(built.points) == 3
    assert built.value == 7


def test_r4_a_value_may_pass_30_and_goes_on_counting() -> None:
    after, _ = apply(
        a_state(values={BLUE: 29}, track={BESIDE_MARSEILLE: BLUE}),
        Build(BLUE, (at("Marseille"),)),
    )
    assert after.table.value(BLUE) == 33


def test_r21_r22_a_trade_gives_one_and_takes_one_or_two() -> None:
    state = a_state(hands=[{BLUE: 2, RED: 1}] * 3, depots={BLUE: 3, GREEN: 5})
    after, events = apply(state, Trade(BLUE, GREEN, 2))
    assert after.portfolios[0] == (1, 0, 1, 2, 0, 0)
    assert after.portfolios[1:] == state.portfolios[1:]
    assert (after.table.depot(BLUE), after.table.depot(GREEN)) == (4, 3)
    assert after.table.held == (4, 3, 3)
    assert events == (Traded(0, BLUE, GREEN, 2, 4), TurnBegan(1))
    assert after.table.trades == (Traded(0, BLUE, GREEN, 2, 4),)


def test_r23_a_trade_may_go_over_the_limit() -> None:
    after, _ = apply(a_state(hands=[{BLUE: 20}, {BLUE: 1}, {BLUE: 1}]), Trade(BLUE, RED, 2))
    assert after.table.held[0] == 21
    assert after.table.limit == 20


def test_r24_the_game_ends_at_once_when_a_company_reaches_marseille() -> None:
    state = a_state(track={BESIDE_MARSEILLE: BLUE}, turn=2)
    after, events = apply(state, Build(BLUE, (at("Marseille"),)))
    assert after.table.ending is Ending.MARSEILLE
    assert after.table.turn == 2
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.result.portfolios == state.portfolios


def test_r24_a_build_that_goes_on_after_marseille_is_not_legal() -> None:
    further = next(h for h in france().neighbours(at("Marseille")) if h != BESIDE_MARSEILLE)
    state = a_state(track={BESIDE_MARSEILLE: BLUE})
    with pytest.raises(RuleBroken, match="once the goal city has been reached") as refused:
        apply(state, Build(BLUE, (at("Marseille"), further)))
    assert refused.value.reason.rule.number == 24


def test_r24_a_build_may_reach_marseille_with_its_last_locomotive() -> None:
    way = shortest_way(france(), at("Lyon"), at("Marseille"))
    after, _ = apply(a_state(track={way[-6]: BLUE}), Build(BLUE, tuple(way[-5:])))
    assert after.table.ending is Ending.MARSEILLE
    assert after.table.value(BLUE) == 4


EMPTY = {YELLOW: 0, GREEN: 0, BLACK: 0, PURPLE: 0}


def test_r25_the_game_ends_when_at_most_one_depot_holds_locomotives() -> None:
    state = a_state(depots={**EMPTY, BLUE: 2, RED: 9})
    after, events = apply(state, A_BUILD)
    assert after.table.ending is Ending.DEPOTS
    assert isinstance(events[-1], GameEnded)


def test_r25_two_depots_are_enough_to_go_on() -> None:
    after, _ = apply(a_state(depots={**EMPTY, BLUE: 3, RED: 1}), A_BUILD)
    assert after.table.ending is None


def test_r25_a_trade_can_end_the_game_too() -> None:
    state = a_state(depots={**EMPTY, BLUE: 5, RED: 2}, hands=[{BLUE: 3}] * 3)
    after, _ = apply(state, Trade(BLUE, RED, 2))
    assert after.table.ending is Ending.DEPOTS
    assert after.table.turn == state.table.turn  # nobody is to move after it


def test_r25_is_looked_at_when_the_action_is_done() -> None:
    # Between giving and taking, blue's depot alone would hold locomotives; at the end two do.
    state = a_state(depots={**EMPTY, BLUE: 0, RED: 2, GREEN: 1}, hands=[{BLUE: 3}] * 3)
    after, _ = apply(state, Trade(BLUE, RED, 2))
    assert after.table.ending is None
    # All locomotives taken are placed and scored before the depots are looked at.
    city = a_state(depots={**EMPTY, BLUE: 1, RED: 1})
    ended, _ = apply(city, Build(BLUE, (at("Amiens"),)))
    assert ended.table.ending is Ending.DEPOTS
    assert ended.table.value(BLUE) == 1


def test_marseille_comes_before_the_depots_when_both_would_end_the_game() -> None:
    state = a_state(depots={**EMPTY, BLUE: 1, RED: 4}, track={BESIDE_MARSEILLE: BLUE})
    after, _ = apply(state, Build(BLUE, (at("Marseille"),)))
    assert after.table.ending is Ending.MARSEILLE


def test_r30_a_game_that_everyone_agrees_to_end_is_counted_by_r26() -> None:
    state = a_stalemate(values={BLUE: 5}, hands=[{BLUE: 3}, {BLUE: 1}, {RED: 21}])
    after, events = end_by_agreement(state)
    assert after.table.ending is Ending.AGREED
    assert [score.total for score in result(after).scores] == [15, 5, -20]
    assert events == (GameEnded(result(after)),)
    assert after.table._replace(ending=None) == state.table


def test_r30_no_agreement_ends_a_game_in_which_a_company_can_build() -> None:
    with pytest.raises(RuleBroken) as refused:
        end_by_agreement(a_state())
    assert refused.value.reason == Reason(Rule.STILL_BUILDABLE, BLUE)


def test_a_table_counts_the_trades_since_the_last_build() -> None:
    state = a_state()
    counts = []
    for action in (A_TRADE, A_TRADE, A_BUILD, A_TRADE):
        state, _ = apply(state, action)
        counts.append(state.table.trades_in_a_row)
    assert counts == [1, 2, 0, 1]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Build(BLUE, ()), Rule.NOTHING_PLACED),
        (Build(BLUE, (Hex(9, 9),)), Rule.OFF_THE_MAP),
        (Build(BLUE, (Hex(2, -1), Hex(2, -1))), Rule.OWN_THERE),
        (Build(BLUE, (Hex(0, 0),)), Rule.PARIS),
        (Trade(GREEN, BLUE, 1), Rule.NOT_HELD),
        (Trade(BLUE, BLUE, 1), Rule.SAME_COMPANY),
        (Trade(BLUE, RED, 3), Rule.WRONG_COUNT),
    ],
)
def test_a_refused_action_changes_nothing(action: Action, rule: Rule) -> None:
    state, twin = a_state(), a_state()
    with pytest.raises(RuleBroken) as refused:
        apply(state, action)
    assert refused.value.reason.rule is rule
    assert state == twin


@pytest.mark.parametrize("action", [A_BUILD, Build(BLUE, ()), Trade(BLUE, RED, 1)])
@pytest.mark.parametrize(
    ("ending", "number"), [(Ending.MARSEILLE, 24), (Ending.DEPOTS, 25), (Ending.AGREED, 30)]
)
def test_nothing_happens_after_the_end(action: Action, ending: Ending, number: int) -> None:
    with pytest.raises(RuleBroken, match="the game is over") as refused:
        apply(a_state(ending=ending), action)
    assert refused.value.reason.rule.number == number


def test_a_draft_counts_only_on_the_table_that_it_was_made_on() -> None:
    state = a_state()
    planned = draft(state.table, BLUE).place(Hex(2, -1))
    after = after_draft(state, planned)
    assert after == apply(state, Build(BLUE, (Hex(2, -1),)))[0]
    with pytest.raises(ValueError, match="another table"):
        after_draft(after, planned)


def test_an_empty_draft_is_no_build() -> None:
    state = a_state()
    with pytest.raises(RuleBroken):
        after_draft(state, draft(state.table, BLUE))


def test_every_trade_that_is_offered_is_legal() -> None:
    state = a_state()
    offered = trades(state.table, state.portfolios[state.table.turn])
    assert [after_trade(state, trade) for trade in offered] == [
        apply(state, trade)[0] for trade in offered
    ]
