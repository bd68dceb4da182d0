from game.rules.companies import COMPANIES
from game.rules.draft import draft
from game.rules.prospects import (
    depots_left,
    nearest_city,
    nearest_to_the_end,
    one_build_from_the_end,
    steps_to_the_end,
    within_one_build,
)
from tests.builders import BLUE, GREEN, RED, a_game, a_state, at, france, shortest_way


def test_depots_that_hold_nothing_are_not_left() -> None:
    assert depots_left(a_state().table) == 6
    assert depots_left(a_state(depots={BLUE: 0, RED: 0}).table) == 4


def test_the_way_to_marseille_is_counted_in_locomotives() -> None:
    way = shortest_way(france(), at("Lyon"), at("Marseille"))
    table = a_state(track={way[-2]: BLUE, way[-4]: RED}).table
    assert steps_to_the_end(table, BLUE) == 1
    assert steps_to_the_end(table, RED) == 3
    assert nearest_to_the_end(table) == ((BLUE,), 1)


def test_the_nearest_is_looked_for_among_those_that_are_asked_about() -> None:
    way = shortest_way(france(), at("Lyon"), at("Marseille"))
    table = a_state(track={way[-2]: BLUE, way[-4]: RED}).table
    assert nearest_to_the_end(table, [RED, GREEN]) == ((RED,), 3)
    assert nearest_to_the_end(table, []) is None


def test_r12_one_build_reaches_the_end_with_five_locomotives_at_most_and_what_the_depot_holds() -> (
    None
):
    way = shortest_way(france(), france().stations[RED.order].hex, at("Marseille"))
    near, far = {way[-4]: RED}, {way[-7]: RED}
    assert one_build_from_the_end(a_state(track=near).table) == (RED,)
    assert one_build_from_the_end(a_state(track=near, depots={RED: 3}).table) == (RED,)
    assert one_build_from_the_end(a_state(track=near, depots={RED: 2}).table) == ()
    assert one_build_from_the_end(a_state(track=far).table) == ()


def test_the_city_that_a_line_comes_to_first_is_found_the_goal_left_aside() -> None:
    way = shortest_way(france(), france().stations[BLUE.order].hex, at("Lille"))
    nearest = nearest_city(draft(a_state(track={way[-2]: BLUE}).table, BLUE))
    assert nearest is not None
    assert nearest.name == "Lille"
    beside = shortest_way(france(), france().stations[RED.order].hex, at("Marseille"))[-2]
    nearest = nearest_city(draft(a_state(track={beside: RED}).table, RED))
    assert nearest is not None
    assert not nearest.end


def test_a_taken_marseille_is_near_for_nobody() -> None:
    table = a_state(track={at("Marseille"): GREEN}).table
    assert nearest_to_the_end(table) is None
    assert steps_to_the_end(table, BLUE) is None


def test_a_way_gets_shorter_by_no_more_than_was_built() -> None:
    for state, action in a_game(3, seed=4):
        for company in COMPANIES:
            steps = steps_to_the_end(state.table, company)
            assert steps is None or 1 <= steps < 40
        assert action


def test_the_goal_is_never_the_nearest_city_even_where_there_is_no_other() -> None:
    others = {city.hex: BLUE for city in france().cities if not city.end}
    assert nearest_city(draft(a_state(track=others).table, RED)) is None


def test_r12_one_build_reaches_no_further_than_five_hexes_or_its_depot() -> None:
    def most(depot: int) -> int:
        table = a_state(depots={RED: depot}).table
        planned, steps = draft(table, RED), 0
        reached = within_one_build(table, RED)
        assert set(planned.open_hexes()) <= reached or not depot
        while planned.open_hexes():
            planned, steps = planned.place(planned.open_hexes()[0]), steps + 1
            assert planned.hexes[-1] in reached
        return steps

    assert [most(depot) for depot in (0, 1, 3, 5, 20)] == [0, 1, 3, 5, 5]
    assert within_one_build(a_state(depots={RED: 0}).table, RED) == frozenset()
    near, far = (within_one_build(a_state(depots={RED: n}).table, RED) for n in (1, 5))
    assert near < far


def test_r24_nothing_is_reached_through_the_goal_city() -> None:
    way = shortest_way(france(), at("Lyon"), at("Marseille"))
    table = a_state(track={way[-2]: BLUE}).table
    alone = table._replace(depots=tuple(2 if one is BLUE else 5 for one in COMPANIES))
    reached = within_one_build(alone, BLUE)
    assert at("Marseille") in reached
    beyond = set(france().neighbours(at("Marseille")))
    others = [one for one in beyond & reached if one not in france().neighbours(way[-2])]
    for place in others:  # by another way of two
        assert set(france().neighbours(place)) & set(draft(alone, BLUE).open_hexes()) - {
            at("Marseille")
        }


def test_r17_a_taken_city_is_not_within_reach() -> None:
    state = a_state(track={at("Troyes"): GREEN})
    for company in COMPANIES:
        assert at("Troyes") not in within_one_build(state.table, company)
