from collections import Counter
from itertools import pairwise

import pytest

from game.rules.companies import COMPANIES
from game.rules.errors import RuleBroken
from game.rules.events import HandDrawn, TurnBegan
from game.rules.setup import begin, deal, new_game, next_first, opening, why_not_this_deal
from tests.builders import BLUE, france

MANY = range(300)


def test_r6_every_company_stands_on_a_start_hex_of_its_own() -> None:
    table = new_game(france(), 4, seed=1).table
    stations = {station.hex for station in france().stations}
    standing = [table.network(company) for company in COMPANIES]
    assert all(len(hexes) == 1 for hexes in standing)
    assert {hexes[0] for hexes in standing} == stations


def test_r6_which_company_stands_where_is_drawn_at_random() -> None:
    places = Counter(deal(france(), 4, seed).start[BLUE.order] for seed in MANY)
    assert len(places) == 6
    assert max(places.values()) < 2 * min(places.values())


def test_r6_an_option_keeps_the_fixed_order_of_the_map() -> None:
    fixed = deal(france(), 4, seed=5, fixed_stations=True)
    assert fixed.start == tuple(station.hex for station in france().stations)
    assert fixed.hands == deal(france(), 4, seed=5).hands


def test_r7_a_second_locomotive_marks_the_value_at_0() -> None:
    state = new_game(france(), 3, seed=1)
    assert state.table.values == (0,) * 6
    for company in COMPANIES:
        drawn = sum(hand[company.order] for hand in state.portfolios)
        assert drawn + state.table.depot(company) == 31


@pytest.mark.parametrize(("seats", "size"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_r8_every_player_draws_blind(seats: int, size: int) -> None:
    state = new_game(france(), seats, seed=7)
    assert [sum(hand) for hand in state.portfolios] == [size] * seats
    assert state.table.held == (size,) * seats


def test_r8_every_locomotive_of_the_bag_is_equally_likely() -> None:
    # Of 186 in the bag 31 are blue, so that of 30 drawn 5 are, on the average. Drawn by colour
    # instead of by locomotive, six of ten hands would hold every colour, and not one in four.
    drawn = [hand for seed in MANY for hand in deal(france(), 3, seed).hands]
    blue = sum(hand[BLUE.order] for hand in drawn) / len(drawn)
    assert 1.5 < blue < 1.85
    full = sum(all(hand) for hand in drawn) / len(drawn)
    assert 0.2 < full < 0.35


def test_r8_no_colour_is_ever_left_out_of_the_deals() -> None:
    seen = [sum(deal(france(), 4, seed).hands[0][c.order] for seed in MANY) for c in COMPANIES]
    assert all(seen)


def test_r9_the_rest_go_to_the_depots() -> None:
    assert sum(new_game(france(), 3, seed=2).table.depots) == 186 - 30
    assert sum(new_game(france(), 6, seed=2).table.depots) == 186 - 30
    assert sum(new_game(france(), 4, seed=2).table.depots) == 186 - 32


def test_r10_a_start_player_is_drawn() -> None:
    starters = Counter(new_game(france(), 3, seed).table.turn for seed in MANY)
    assert set(starters) == {0, 1, 2}
    assert max(starters.values()) < 2 * min(starters.values())


def test_r10_in_a_series_the_start_locomotive_passes_clockwise() -> None:
    first = new_game(france(), 3, seed=1).table.turn
    order = [first]
    for seed in range(2, 6):
        first = next_first(first, 3)
        order.append(new_game(france(), 3, seed, first=first).table.turn)
    assert [(b - a) % 3 for a, b in pairwise(order)] == [1, 1, 1, 1]


def test_the_same_seed_gives_the_same_game() -> None:
    assert new_game(france(), 5, seed=9) == new_game(france(), 5, seed=9)
    assert new_game(france(), 5, seed=9) != new_game(france(), 5, seed=10)


@pytest.mark.parametrize("seats", [0, 1, 2, 7, -1])
def test_the_game_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(RuleBroken, match=f"3 to 6 players, not {seats}"):
        new_game(france(), seats, seed=1)


def test_an_impossible_deal_is_refused_with_its_reason() -> None:
    good = deal(france(), 3, seed=1)
    hand = (10, 0, 0, 0, 0, 0)
    wrong = {
        "each": good._replace(start=(good.start[0],) * 6),
        "draws 10 locomotives, not 11": good._replace(hands=((11, 0, 0, 0, 0, 0), hand, hand)),
        "only 31 are in the bag": good._replace(hands=((12, 0, 0, 0, 0, 0), hand, hand)),
        "there is no seat 3": good._replace(first=3),
        "3 to 6 players": good._replace(hands=(hand,)),
    }
    for words, drawn in wrong.items():
        with pytest.raises(RuleBroken, match=words):
            begin(france(), drawn)
    assert why_not_this_deal(france(), good) is None


def test_setting_up_is_told_as_events() -> None:
    state = new_game(france(), 3, seed=4)
    assert opening(state) == (
        *(HandDrawn(seat, hand) for seat, hand in enumerate(state.portfolios)),
        TurnBegan(state.table.turn),
    )
