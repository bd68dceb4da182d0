from game.board import Hex
from game.rules.setup import new_game
from tests.builders import BLUE, GREEN, RED, a_state, at, france


def test_r3_one_depot_a_company_open_to_all() -> None:
    table = a_state(depots={BLUE: 3, RED: 0}).table
    assert (table.depot(BLUE), table.depot(RED)) == (3, 0)


def test_r4_the_value_track_begins_at_0() -> None:
    assert new_game(france(), 3, seed=1).table.values == (0, 0, 0, 0, 0, 0)


def test_r23_the_limit_follows_the_seats() -> None:
    assert [new_game(france(), seats, 1).table.limit for seats in (3, 4, 5, 6)] == [20, 15, 12, 10]


def test_the_map_tells_who_stands_where() -> None:
    table = a_state(track={Hex(2, -1): (BLUE, GREEN), at("Lyon"): RED}).table
    assert table.standing(Hex(2, -1)) == (BLUE, GREEN)
    assert table.standing(at("Lyon")) == (RED,)
    assert table.standing(Hex(3, -1)) == ()
    assert Hex(2, -1) in table.network(GREEN)
