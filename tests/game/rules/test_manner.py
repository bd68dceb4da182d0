"""The manner of a move is made of what everybody can see, and says what everybody would say."""

from game.board import Hex
from game.rules.companies import Company
from game.rules.draft import draft
from game.rules.engine import apply
from game.rules.events import Built
from game.rules.manner import Manner, Mark, manner_of
from game.rules.table import Table, Traded
from tests.builders import BLACK, BLUE, GREEN, RED, a_game, a_state, at, france, shortest_way


def built(table: Table, company: Company, *hexes: Hex) -> Built:
    """The event of a build, with its points and what is left."""
    planned = draft(table, company)
    for place in hexes:
        planned = planned.place(place)
    value = table.value(company) + sum(planned.points)
    depot = table.depot(company) - len(hexes)
    return Built(0, company, planned.hexes, planned.points, value, depot)


def way_to(goal: str, company: Company = BLUE) -> list[Hex]:
    return shortest_way(france(), france().stations[company.order].hex, at(goal))


def near(city: str, company: Company, steps: int) -> Table:
    """A table where so many locomotives would bring a company to a city."""
    way = way_to(city, company)
    return a_state(track=dict.fromkeys(way[:-steps], company)).table


def rural_beside(table: Table, company: Company, count: int, away: str) -> list[Hex]:
    """Open hexes of the country, one after another, as far from a city as can be."""
    planned, goal = draft(table, company), at(away)
    for _ in range(count):
        places = [place for place in planned.open_hexes() if not table.board[place].value]
        planned = planned.place(max(places, key=lambda place: _distance(place, goal)))
    return list(planned.hexes)


def _distance(one: Hex, other: Hex) -> int:
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def test_a_city_that_another_company_stood_beside_is_snatched() -> None:
    red, blue = way_to("Lyon", RED), way_to("Lyon", BLUE)
    beside = {place: [BLUE] for place in blue[:-1]}
    for place in red[:-1]:
        beside[place] = [*beside.get(place, []), RED]
    table = a_state(track=beside).table
    move = built(table, BLUE, at("Lyon"))
    assert manner_of(table, move) == Mark(Manner.SNATCHES, RED, "Lyon")
    empty = table._replace(depots=(10, 10, 0, 10, 10, 10))
    assert manner_of(empty, move) is None  # red could not have come


def test_a_city_that_nobody_else_was_near_is_nothing_special() -> None:
    table = near("Lyon", BLUE, 1)
    assert manner_of(table, built(table, BLUE, at("Lyon"))) is None


def test_who_comes_close_to_marseille_without_points_heads_for_the_end() -> None:
    table = near("Marseille", GREEN, 6)
    way = way_to("Marseille", GREEN)
    move = built(table, GREEN, way[-6])
    assert manner_of(table, move) == Mark(Manner.HEADS_FOR_THE_END, GREEN, "Marseille")
    far = near("Marseille", GREEN, 8)
    assert manner_of(far, built(far, GREEN, way[-8])) is None


def test_many_without_points_starve_a_company_that_has_few_left() -> None:
    table = near("Lille", BLACK, 2)._replace(depots=(10, 10, 10, 10, 8, 10))
    hexes = rural_beside(table, BLACK, 3, "Lille")
    assert manner_of(table, built(table, BLACK, *hexes)) == Mark(Manner.STARVES, BLACK)
    assert manner_of(table, built(table, BLACK, *hexes[:2])) is None


def test_many_away_from_every_city_lead_astray() -> None:
    table = near("Lille", BLACK, 2)._replace(depots=(30, 30, 30, 30, 30, 30))
    hexes = rural_beside(table, BLACK, 3, "Lille")
    assert manner_of(table, built(table, BLACK, *hexes)) == Mark(Manner.ASTRAY, BLACK)


def test_the_last_of_a_depot_are_bought_out() -> None:
    table = a_state(depots={RED: 2}).table
    assert manner_of(table, Traded(0, BLUE, RED, 2, 4)) == Mark(Manner.BUYS_OUT, RED)
    assert manner_of(table, Traded(0, BLUE, RED, 1, 3)) is None


def test_more_than_the_limit_is_hoarding() -> None:
    table = a_state(hands=[{BLUE: 20}, {RED: 3}, {RED: 3}]).table
    assert manner_of(table, Traded(0, BLUE, RED, 2, 21)) == Mark(Manner.HOARDS, RED)
    over = a_state(hands=[{BLUE: 22}, {RED: 3}, {RED: 3}]).table
    assert manner_of(over, Traded(0, BLUE, RED, 1, 22)) is None


def test_whole_games_are_told_and_most_moves_are_nothing_special() -> None:
    marks = []
    for state, action in a_game(4, seed=7):
        _, events = apply(state, action)
        move = next(event for event in events if isinstance(event, Built | Traded))
        marks.append(manner_of(state.table, move))
    assert None in marks
    assert any(marks)
