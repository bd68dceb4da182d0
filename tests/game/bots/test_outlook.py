import random

from game.bots.outlook import Outlook, shares_out
from game.rules.companies import COMPANIES
from game.rules.playout import play_on
from tests.builders import BLUE, a_state
from tests.game.bots.positions import outlook_of, positions


def test_everybody_can_count_what_all_hold_together() -> None:
    for state in positions(20):
        for company in COMPANIES:
            held = sum(hand[company.order] for hand in state.portfolios)
            assert shares_out(state.table, company.order) == held


def test_a_company_with_a_city_in_reach_is_expected_to_rise() -> None:
    state = a_state(values={BLUE: 4}, depots={BLUE: 20})
    forecast = outlook_of(state).forecast(state.table)
    assert forecast[BLUE.order] > 4


def test_an_empty_depot_promises_nothing_more() -> None:
    state = a_state(values={BLUE: 4}, depots={BLUE: 0})
    assert outlook_of(state).forecast(state.table)[BLUE.order] == 4


def test_prospects_that_are_kept_are_still_possible() -> None:
    chance = random.Random(5)
    for state in positions(20, seed=9):
        outlook = outlook_of(state)
        for _ in range(6):
            if state.table.ending is not None:
                break
            state = play_on(state, chance)
            outlook = Outlook(outlook.atlas, state.table, outlook)
            for order, prospect in enumerate(outlook.prospects):
                assert not prospect.bits & ~state.table.track.free
                assert not prospect.bits & state.table.track.networks[order]
                assert len(prospect.hexes) <= state.table.depots[order]
