import json

import pytest

from commands.arena.game import Played
from commands.arena.report import as_json, lines, report, wins
from game.rules.companies import Company
from game.rules.table import Traded
from tests.builders import BLUE, PURPLE, RED


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
    assert found.lengths.actions == (50, 50.5, 51)


def trades(*taken: Company) -> tuple[Traded, ...]:
    """One trade after another, by seats 0, 1, 2, 0, …"""
    return tuple(Traded(turn % 3, PURPLE, company, 1, 10) for turn, company in enumerate(taken))


def test_a_trade_that_takes_what_the_one_before_took_is_a_copy_of_its_bot() -> None:
    game = a_game(0, (0,))._replace(trades=trades(RED, RED, BLUE, BLUE, BLUE))
    found = report([game])
    assert found.copied["easy"][:2] == (2, 3)  # seats 1, 2 and 1
    assert found.copied["hard"][:2] == (1, 1)  # the first trade of a game can copy nothing
    assert as_json(found)["levels"]["hard"]["copied"] == 1  # type: ignore[index]


def test_no_trades_are_no_copies() -> None:
    found = report([a_game(0, (0,))])
    assert found.copied["hard"].rate == 0


def test_short_and_long_games_are_counted_by_turns_each() -> None:
    games = [a_game(0, (0,))._replace(actions=actions) for actions in (15, 16, 91)]
    found = report(games)
    assert found.lengths.short.part == 1
    assert found.lengths.longest == 31
    assert "longest game 31; 1 game within 5 (33.3%)" in "\n".join(lines(found, "Marseille"))


def test_the_turns_without_a_possible_build_and_the_lowest_win_are_told() -> None:
    games = [a_game(0, (0,))._replace(stuck=stuck) for stuck in (0, 7)]
    found = report([*games, a_game(0, (0,), (-5, -9, -20))])
    assert found.lengths.stuck == 3
    assert found.lowest == -5


def test_the_processor_time_of_a_move_is_that_of_its_bot() -> None:
    game = a_game(0, (0,))._replace(cpu=(0.3, 0.02, 0.04), moves=(3, 2, 4))
    found = report([game])
    assert found.cpu == {"hard": pytest.approx(100), "easy": pytest.approx(10)}


def test_an_ending_that_is_new_is_told_by_its_own_name() -> None:
    found = report([a_game(0, (0,))._replace(ending="agreed")])
    assert "endings: agreed 1" in lines(found, "Marseille")


def test_the_table_is_for_people_and_the_object_for_programs() -> None:
    found = report([a_game(number, (0,)) for number in range(3)])
    table = "\n".join(lines(found, "Bruxelles"))
    assert "3 games, 3 seats; an even share of the wins is 33%" in table
    assert "hard" in table
    assert "endings: Bruxelles 3" in table
    told = json.loads(json.dumps(as_json(found)))
    assert told["levels"]["hard"]["wins"] == 1
    assert told["levels"]["hard"]["games"] == 3
