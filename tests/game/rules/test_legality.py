import random

import pytest

from game.board import Hex, HexKind
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES, Company
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.errors import RuleBroken
from game.rules.legality import (
    buildable,
    draft_of,
    open_hexes,
    trades,
    why_not_agree,
    why_not_build,
    why_not_propose,
    why_not_trade,
)
from game.rules.reasons import Reason, Rule
from game.rules.table import Ending
from tests.builders import BLUE, GREEN, PURPLE, RED, a_game, a_stalemate, a_state, france


def test_r11_a_trade_is_always_possible_while_the_game_goes_on() -> None:
    for seats in range(3, 7):
        for state, _ in a_game(seats, seed=seats):
            assert trades(state.table, state.portfolios[state.table.turn])


def test_r12_a_company_with_an_empty_depot_cannot_build() -> None:
    table = a_state(depots={RED: 0}).table
    assert buildable(table) == [company for company in COMPANIES if company is not RED]


def test_a_company_with_no_hex_to_go_cannot_build() -> None:
    station = france().stations[BLUE.order].hex
    exits = [h for h in france().neighbours(station) if h in france()]
    full = {
        place: (RED,) if france()[place].kind is HexKind.CITY else (RED, GREEN)
        for place in exits
        if france()[place].kind in (HexKind.CITY, HexKind.RURAL)
    }
    assert BLUE not in buildable(a_state(track=full).table)


def test_the_companies_that_can_build_are_those_with_an_open_hex() -> None:
    for seed in range(8):
        for state, _ in a_game(4, seed):
            expected = [c for c in COMPANIES if draft(state.table, c).open_hexes()]
            assert buildable(state.table) == expected


def test_r30_players_may_agree_only_where_no_placement_is_legal() -> None:
    """Compared with every company and hex; trades between keep the position's depots moving."""
    state, seen = a_stalemate(), set()
    chance = random.Random(30)
    while state.table.ending is None:
        table = state.table
        legal = any(
            why_not_build(table, Build(company, (space.hex,))) is None
            for company in COMPANIES
            for space in france().spaces
        )
        assert (why_not_agree(table) is None) is not legal
        seen.add(legal)
        state, _ = apply(state, chance.choice(trades(table, state.portfolios[table.turn])))
    assert seen == {True, False}


def test_r30_players_may_not_agree_while_a_company_can_build() -> None:
    assert why_not_agree(a_state().table) == Reason(Rule.STILL_BUILDABLE, BLUE)


def test_r30_giving_into_an_empty_depot_can_open_building_again() -> None:
    stuck = a_stalemate(hands=[{GREEN: 3}] * 3)
    assert why_not_agree(stuck.table) is None
    after, _ = apply(stuck, Trade(GREEN, BLUE, 1))
    assert why_not_agree(after.table) == Reason(Rule.STILL_BUILDABLE, GREEN)


def test_r30_only_the_player_on_turn_may_propose() -> None:
    table = a_stalemate(turn=2).table
    assert why_not_propose(table, 2) is None
    assert why_not_propose(table, 1) == Reason(Rule.OUT_OF_TURN, seat=1, actual=2)
    over = a_stalemate().table._replace(ending=Ending.DEPOTS)
    assert why_not_propose(over, 0) == Reason(Rule.ENDED_BY_DEPOTS)


def test_open_hexes_follow_the_placements_chosen_so_far() -> None:
    table = a_state().table
    first = Hex(2, -1)
    assert first in open_hexes(table, BLUE)
    after = open_hexes(table, BLUE, [first])
    assert first not in after
    assert Hex(3, -1) in after
    with pytest.raises(RuleBroken):
        open_hexes(table, BLUE, [Hex(3, -1)])


def test_a_build_needs_at_least_one_locomotive() -> None:
    table = a_state().table
    nothing = Build(BLUE, ())
    assert why_not_build(table, nothing) == Reason(Rule.NOTHING_PLACED, BLUE)
    assert why_not_build(a_state(depots={BLUE: 0}).table, nothing) == Reason(Rule.DEPOT_EMPTY, BLUE)
    assert why_not_build(a_state(ending=Ending.DEPOTS).table, nothing) == Reason(
        Rule.ENDED_BY_DEPOTS
    )


def test_a_build_is_legal_or_has_its_reason() -> None:
    table = a_state().table
    assert why_not_build(table, Build(BLUE, (Hex(2, -1),))) is None
    assert draft_of(table, Build(BLUE, (Hex(2, -1),))).hexes == (Hex(2, -1),)
    reason = why_not_build(table, Build(BLUE, (Hex(9, 9),)))
    assert reason is not None
    assert reason.rule is Rule.OFF_THE_MAP


def test_r21_only_what_is_held_can_be_given() -> None:
    state = a_state(hands=[{BLUE: 1, RED: 3}] * 3)
    given = {trade.give for trade in trades(state.table, state.portfolios[0])}
    assert given == {BLUE, RED}
    reason = why_not_trade(state.table, state.portfolios[0], Trade(GREEN, BLUE, 1))
    assert reason == Reason(Rule.NOT_HELD, GREEN)


def test_r22_what_is_taken_is_of_one_other_company() -> None:
    state = a_state()
    assert all(trade.give is not trade.take for trade in trades(state.table, state.portfolios[0]))
    reason = why_not_trade(state.table, state.portfolios[0], Trade(BLUE, BLUE, 1))
    assert reason == Reason(Rule.SAME_COMPANY, BLUE)


@pytest.mark.parametrize("count", [0, 3, -1])
def test_r22_one_or_two_are_taken(count: int) -> None:
    state = a_state()
    reason = why_not_trade(state.table, state.portfolios[0], Trade(BLUE, RED, count))
    assert reason == Reason(Rule.WRONG_COUNT, RED, asked=count)


@pytest.mark.parametrize(("depot", "possible"), [(0, set()), (1, {1}), (2, {1, 2}), (9, {1, 2})])
def test_r22_two_can_be_taken_only_where_the_depot_holds_two(
    depot: int, possible: set[int]
) -> None:
    state = a_state(depots={PURPLE: depot})
    found = trades(state.table, state.portfolios[0])
    assert {trade.count for trade in found if trade.take is PURPLE} == possible
    for count in {1, 2} - possible:
        reason = why_not_trade(state.table, state.portfolios[0], Trade(BLUE, PURPLE, count))
        assert reason == Reason(Rule.TAKE_SHORT, PURPLE, asked=count, actual=depot)


def test_r23_a_player_may_hold_more_than_the_limit() -> None:
    state = a_state(hands=[{BLUE: 20}, {BLUE: 1}, {BLUE: 1}])
    assert why_not_trade(state.table, state.portfolios[0], Trade(BLUE, RED, 2)) is None


def test_the_listed_trades_are_just_the_legal_ones() -> None:
    chance = random.Random(3)
    for _ in range(50):
        depots = {company: chance.randrange(4) for company in COMPANIES}
        hand = {company: chance.randrange(3) for company in COMPANIES}
        state = a_state(depots=depots, hands=[hand] * 3)
        portfolio = state.portfolios[0]
        every = [Trade(g, t, n) for g in COMPANIES for t in COMPANIES for n in range(4)]
        legal = [one for one in every if why_not_trade(state.table, portfolio, one) is None]
        assert sorted(map(str, trades(state.table, portfolio))) == sorted(map(str, legal))


def test_nothing_is_legal_after_the_end() -> None:
    state = a_state(ending=Ending.MARSEILLE)
    assert buildable(state.table) == []
    assert trades(state.table, state.portfolios[0]) == []
    assert why_not_trade(state.table, state.portfolios[0], Trade(BLUE, RED, 1)) == Reason(
        Rule.ENDED_BY_CITY
    )
    assert why_not_build(state.table, Build(Company.YELLOW, (Hex(2, -1),))) == Reason(
        Rule.ENDED_BY_CITY
    )
