import json

import pytest

from commands.arena.game import Played
from commands.arena.report import as_json, lines, report, wins


def a_game(number: int, winners: tuple[int, ...], scores: tuple[int, ...] = (90, 80, 70)) -> Played:
    bots = tuple("hard" if seat == number % 3 else "easy" for seat in range(3))
    stations = ("Nord", "Austerlitz", "Lyon", "Saint-Lazare", "Est", "Montparnasse")
    return Played(
        number, bots, "marseille", 50 + number, 1, scores, winners, (1, 2, 3, 4, 5, 6), stations
    )


def test_shared_wins_count_in_parts() -> None:
    found = report([a_game(0, (0,)), a_game(0, (0, 1))])
    assert found.levels["hard"].wins == 1.5
    assert found.levels["easy"].wins == 0.5
    assert sum(one.wins for one in found.seats) == 2


def test_the_interval_holds_the_rate_and_narrows() -> None:
    few, many = (wins([(1.0, 9), (0.0, 9), (0.0, 9), (0.0, 9)] * times) for times in (1, 100))
    for one in (few, many):
        assert one.low < one.rate == 0.25 < one.high
    assert many.high - many.low < few.high - few.low
    assert many.low == pytest.approx(0.2104, abs=0.001)  # Wilson, 100 of 400
    assert many.high == pytest.approx(0.2943, abs=0.001)


def test_who_begins_is_counted_apart_from_the_seat() -> None:
    found = report([a_game(0, (1,))])
    assert [one.wins for one in found.order] == [1, 0, 0]
    assert [one.wins for one in found.seats] == [0, 1, 0]


def test_values_are_told_by_company_and_by_station() -> None:
    found = report([a_game(0, (0,)), a_game(1, (0,))])
    assert found.companies["red"] == 3
    assert found.stations["Lyon"] == 3
    assert found.endings == {"marseille": 2}
    assert found.actions == (50, 50.5, 51)


def test_the_table_is_for_people_and_the_object_for_programs() -> None:
    found = report([a_game(number, (0,)) for number in range(3)])
    table = "\n".join(lines(found, "Bruxelles"))
    assert "3 games, 3 seats; an even share of the wins is 33%" in table
    assert "hard" in table
    assert "endings: Bruxelles 3" in table
    told = json.loads(json.dumps(as_json(found)))
    assert told["levels"]["hard"]["wins"] == 1
    assert told["levels"]["hard"]["games"] == 3
