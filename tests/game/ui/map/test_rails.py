import random
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Hex, touch
from game.rules.companies import COMPANIES, Company
from game.rules.table import Table
from game.ui.map.rails import grown, heading, headings, path_to, rails, station_of
from tests.builders import BLUE, RED, board_of, france, line_from
from tests.game.ui.map.scenes import random_tables

seeds = st.integers(1, 6)
companies = st.sampled_from(COMPANIES)
NORD = Hex(1, 0)  # the first station of a board made by board_of


@cache
def game(seed: int) -> tuple[Table, ...]:
    return tuple(random_tables(seed, 110))


@given(seeds, companies)
def test_rails_are_a_tree_over_the_network(seed: int, company: Company) -> None:
    network = game(seed)[-1].network(company)
    start = station_of(france(), network)
    reached = {start}
    for one, other in rails(france(), network, start):
        assert one in reached
        assert other not in reached
        reached.add(other)
    assert reached == set(network)


@given(seeds, companies)
def test_rails_that_lie_stay_while_the_network_grows(seed: int, company: Company) -> None:
    start = station_of(france(), game(seed)[0].network(company))
    laid: list[tuple[Hex, Hex]] = []
    for table in game(seed):
        after = rails(france(), table.network(company), start, laid)
        assert after[: len(laid)] == laid
        laid = after


@given(seeds, companies)
def test_no_rail_crosses_a_barrier(seed: int, company: Company) -> None:
    network = game(seed)[-1].network(company)
    for one, other in rails(france(), network, station_of(france(), network)):
        assert touch(one, other)
        assert frozenset((one, other)) not in france().barriers


@given(seeds, companies, st.randoms())
def test_the_order_of_the_hexes_does_not_matter(
    seed: int, company: Company, chance: random.Random
) -> None:
    network = game(seed)[-1].network(company)
    start = station_of(france(), network)
    mixed = chance.sample(network, len(network))
    assert rails(france(), mixed, start) == rails(france(), network, start)


def test_a_new_hex_joins_the_network_where_it_is_nearest_to_the_station() -> None:
    line = [Hex(2, 0), Hex(3, 0), Hex(2, 1)]
    board = board_of(line, {})
    assert set(rails(board, [NORD, *line], NORD)) == {
        (NORD, Hex(2, 0)),
        (Hex(2, 0), Hex(3, 0)),
        (Hex(2, 0), Hex(2, 1)),
    }


def test_a_rail_goes_round_a_barrier() -> None:
    line = [Hex(2, 0), Hex(3, 0), Hex(2, 1)]
    board = board_of(line, {}, barriers=[(Hex(2, 0), Hex(2, 1))])
    assert (Hex(3, 0), Hex(2, 1)) in rails(board, [NORD, *line], NORD)


def test_hexes_added_in_turn_follow_the_train() -> None:
    # A ring: as a set its far end is reached from both sides, as a train only from one.
    ring = [Hex(2, 0), Hex(3, 0), Hex(3, 1), Hex(2, 2), Hex(1, 2), Hex(1, 1)]
    board = board_of(ring, {})
    train = grown(board, NORD, [], ring[:-1])
    assert train == [(NORD, ring[0]), *pairwise(ring[:-1])]
    assert grown(board, NORD, train, ring[-1:])[:-1] == train


@pytest.mark.parametrize(
    ("step", "degrees"),
    [
        (Hex(1, 0), 0),
        (Hex(1, -1), 60),
        (Hex(0, -1), 120),
        (Hex(-1, 0), 180),
        (Hex(-1, 1), 240),
        (Hex(0, 1), 300),
    ],
)
def test_headings_count_from_the_east_over_the_north(step: Hex, degrees: int) -> None:
    assert heading(Hex(3, 4), Hex(3 + step.q, 4 + step.r)) == degrees


def test_locomotives_stand_away_from_where_they_came() -> None:
    board = board_of([Hex(2, 0), Hex(2, 1)], {})
    laid = [(NORD, Hex(2, 0)), (Hex(2, 0), Hex(2, 1))]
    assert headings(board, NORD, laid) == {NORD: 0, Hex(2, 0): 0, Hex(2, 1): 300}


def test_the_first_locomotive_of_every_company_stands_away_from_the_tower() -> None:
    stations = france().stations
    stands = {headings(france(), station.hex, [])[station.hex] for station in stations}
    assert stands == {0, 60, 120, 180, 240, 300}


def test_the_way_leads_from_the_station_along_the_rails() -> None:
    track = line_from(france(), BLUE, "Amiens")
    start = france().stations[BLUE.order].hex
    laid = rails(france(), [start, *track], start)
    assert path_to(laid, list(track)[-1]) == [start, *track]
    assert path_to(laid, start) == [start]


def test_a_network_began_at_its_start_hex() -> None:
    table = game(1)[-1]
    assert station_of(france(), table.network(RED)) == game(1)[0].network(RED)[0]
