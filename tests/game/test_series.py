"""Several games in a row: standings, ties, who begins the next game, and who has won them all."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.json_text import parse_json
from game.options import A_ROUND, MOST_GAMES
from game.rules.fields import FieldError, Fields
from game.series import (
    GameResult,
    Series,
    key,
    length_of,
    read_series,
    series_to_json,
)

NAMES = ("Ada", "Béa", "Cem", "Dov")


def a_game(*scores: int, first: int = 0, names: tuple[str, ...] = NAMES) -> GameResult:
    return GameResult(names[: len(scores)], scores, first)


def a_series(*games: GameResult, length: int | None = 3) -> Series:
    return Series(length, games)


@st.composite
def games(draw: st.DrawFn) -> GameResult:
    names = draw(st.lists(st.sampled_from("ABCDEFGH"), min_size=3, max_size=6, unique=True))
    scores = st.lists(st.integers(-40, 40), min_size=len(names), max_size=len(names))
    first = draw(st.integers(0, len(names) - 1))
    return GameResult(tuple(names), tuple(draw(scores)), first)


played = st.lists(games(), max_size=6).map(tuple)


def lines(series: Series, *names: str) -> list[tuple[int, str, Fraction | int, int]]:
    return [(one.place, one.name, one.won, one.total) for one in series.standings(names)]


def test_whoever_has_won_more_games_stands_before_whoever_has_more_points() -> None:
    series = a_series(a_game(50, 49, 10), a_game(51, 99, 100), a_game(30, 20, 10))
    assert lines(series) == [(1, "Ada", 2, 131), (2, "Cem", 1, 120), (3, "Béa", 0, 168)]
    assert series.winners == ("Ada",)


def test_with_as_many_wins_more_points_stand_first() -> None:
    series = a_series(a_game(50, 10, 0), a_game(10, 51, 0))
    assert lines(series) == [(1, "Béa", 1, 61), (2, "Ada", 1, 60), (3, "Cem", 0, 0)]


def test_r27_a_shared_win_is_shared_out() -> None:
    series = a_series(a_game(50, 50, 10), a_game(7, 7, 7))
    won = [line.won for line in series.standings()]
    assert won == [Fraction(5, 6), Fraction(5, 6), Fraction(1, 3)]


def test_who_is_equal_in_everything_shares_the_place_and_nobody_has_the_next() -> None:
    series = a_series(a_game(50, 40, 50), length=1)
    assert lines(series) == [
        (1, "Ada", Fraction(1, 2), 50),
        (1, "Cem", Fraction(1, 2), 50),
        (3, "Béa", 0, 40),
    ]
    assert series.winners == ("Ada", "Cem")


def test_the_points_of_every_game_are_told_and_a_game_that_was_missed_is_none() -> None:
    second = a_game(9, 8, 7, names=("Dov", "Ada", "Cem"))
    series = a_series(a_game(1, 2, 3), second)
    assert {line.name: line.points for line in series.standings()} == {
        "Ada": (1, 8),
        "Béa": (2, None),
        "Cem": (3, 7),
        "Dov": (None, 9),
    }


def test_a_player_who_comes_back_to_another_seat_is_known_by_name() -> None:
    series = a_series(a_game(1, 2, 3), a_game(5, 6, 7, names=("CEM", "ada", "Béa")))
    assert lines(series)[0] == (1, "Béa", 1, 9)
    assert lines(series)[1:] == [(2, "CEM", 1, 8), (3, "ada", 0, 7)]


def test_who_has_just_sat_down_stands_below_with_nothing() -> None:
    assert lines(a_series(a_game(1, 2, 3)), "Ada", "Dov")[-1] == (4, "Dov", 0, 0)
    assert [line.name for line in a_series().standings(NAMES)] == [*NAMES]


def test_a_series_is_over_after_its_last_game_and_not_won_before() -> None:
    series = a_series(a_game(1, 2, 3), length=2)
    assert (series.over, series.winners, series.leaders) == (False, (), ("Cem",))
    series = series.followed_by(a_game(9, 2, 3))
    assert (series.over, series.winners) == (True, ("Ada",))


def test_where_no_end_was_agreed_games_follow_until_there_are_too_many() -> None:
    game = a_game(1, 2, 3)
    assert not Series(None, (game,) * (MOST_GAMES - 1)).over
    assert Series(None, (game,) * MOST_GAMES).over


def test_nobody_leads_before_the_first_game_is_over() -> None:
    assert Series(3).leaders == ()


def test_r10_the_start_locomotive_passes_clockwise_through_a_series() -> None:
    series = a_series(a_game(1, 2, 3, first=1))
    assert series.next_first(3) == 2
    assert series.followed_by(a_game(1, 2, 3, first=2)).next_first(3) == 0


def test_r10_before_the_first_game_a_start_player_is_drawn() -> None:
    assert Series(3).next_first(3) is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r10_in_a_round_everybody_begins_once(seats: int) -> None:
    series = Series(length_of(A_ROUND, seats))
    begun = []
    while not series.over:
        first = series.next_first(seats)
        begun.append(2 if first is None else first)
        series = series.followed_by(GameResult(("",) * seats, (0,) * seats, begun[-1]))
    assert sorted(begun) == [*range(seats)]


def test_a_number_of_games_is_itself() -> None:
    assert length_of(5, 3) == 5
    assert Series(length_of(1, 6)).single
    assert not Series(3).single


@given(played)
def test_as_many_games_are_won_as_have_been_played(games: tuple[GameResult, ...]) -> None:
    assert sum(line.won for line in Series(None, games).standings()) == len(games)


@given(played)
def test_no_point_is_lost(games: tuple[GameResult, ...]) -> None:
    series = Series(None, games)
    assert sum(line.total for line in series.standings()) == sum(sum(one.scores) for one in games)
    for line in series.standings():
        assert line.total == sum(point for point in line.points if point is not None)
        assert len(line.points) == len(games)


@given(played)
def test_places_follow_merit_and_everybody_is_told_once(games: tuple[GameResult, ...]) -> None:
    table = Series(None, games).standings()
    names = [line.name for line in table]
    assert sorted(names) == sorted({name for game in games for name in game.names})
    for number, line in enumerate(table):
        better = [one for one in table if (one.won, one.total) > (line.won, line.total)]
        assert line.place == len(better) + 1
        assert len(better) <= number


@given(played, st.permutations(range(6)))
def test_seats_play_no_part(games: tuple[GameResult, ...], order: list[int]) -> None:
    def moved(game: GameResult) -> GameResult:
        seats = [seat for seat in order if seat < len(game.names)]
        return GameResult(
            tuple(game.names[seat] for seat in seats), tuple(game.scores[seat] for seat in seats), 0
        )

    def merits(games: tuple[GameResult, ...]) -> dict[str, tuple[int, Fraction, int]]:
        table = Series(None, games).standings()
        return {line.name: (line.place, line.won, line.total) for line in table}

    assert merits(tuple(map(moved, games))) == merits(games)


@given(played, st.none() | st.integers(1, MOST_GAMES))
def test_a_series_comes_back_from_a_file_as_it_was(
    games: tuple[GameResult, ...], length: int | None
) -> None:
    series = Series(length, games)
    text = json.dumps(series_to_json(series))
    assert read_series(Fields(parse_json(text.encode()), "a series")) == series


A_GAME = {"names": ["A", "B"], "scores": [1, 2], "first": 0}


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({}, "the key 'length' is missing from a series"),
        ({"length": 0, "games": []}, "'length' must be from 1 to"),
        ({"length": 10**9, "games": []}, "'length' must be from 1 to"),
        ({"length": "3", "games": []}, "'length' must be a whole number"),
        ({"length": 3, "games": {}}, "'games' must be a list"),
        ({"length": 3, "games": [A_GAME] * (MOST_GAMES + 1)}, "'games' must list at most"),
        ({"length": 3, "games": [{**A_GAME, "names": ["A"]}]}, "a name and a score for every seat"),
        ({"length": 3, "games": [{**A_GAME, "names": [1, 2]}]}, "a name and a score"),
        ({"length": 3, "games": [{**A_GAME, "first": 2}]}, "a valid 'first' seat"),
        ({"length": 3, "games": [{**A_GAME, "scores": [1, 2.5]}]}, "a score must be a whole"),
    ],
)
def test_what_is_no_series_gets_a_sentence(entries: dict[str, object], words: str) -> None:
    with pytest.raises(FieldError, match=words):
        read_series(Fields(entries, "a series"))


def test_a_peer_that_tells_nonsense_breaks_nothing() -> None:
    nonsense = Series(-1, (GameResult((), (), 9), GameResult(("A",), (), -5)))
    assert nonsense.over
    assert [line.total for line in nonsense.standings()] == [0]
    assert nonsense.next_first(3) is not None


def test_names_are_the_same_whatever_their_capitals() -> None:
    assert key("ADA") == key("ada")


def taken_over(*scores: int, seat: int, by: str) -> GameResult:
    ends = (*NAMES[:seat], by, *NAMES[seat + 1 : len(scores)])
    return GameResult(NAMES[: len(scores)], scores, 0, ends)


def test_who_takes_over_a_seat_shares_a_line_with_the_player_before() -> None:
    after = GameResult(("Ada", "Vera", "Cem"), (1, 40, 2), 0)
    series = a_series(a_game(50, 20, 10), taken_over(10, 30, 20, seat=1, by="Vera"), after)
    assert lines(series) == [
        (1, "Béa / Vera", 2, 90),
        (2, "Ada", 1, 61),
        (3, "Cem", 0, 32),
    ]
    assert series.winners == ("Béa / Vera",)
    second = series.standings()[0]
    assert [second.has_won(game) for game in series.games] == [False, True, True]


def test_two_who_both_had_a_seat_of_their_own_keep_their_lines() -> None:
    series = a_series(a_game(50, 20, 10), taken_over(10, 30, 20, seat=1, by="Cem"))
    assert [line[1] for line in lines(series)] == ["Ada", "Béa", "Cem"]
    assert [line[3] for line in lines(series)] == [60, 50, 30]


def test_places_before_the_last_game_have_the_same_lines() -> None:
    series = a_series(a_game(50, 20, 10), taken_over(10, 30, 20, seat=1, by="Vera"))
    before = [(line.name, line.total) for line in series.standings(counted=1)]
    assert before == [("Ada", 50), ("Béa / Vera", 20), ("Cem", 10)]


def test_a_take_over_is_kept_in_files() -> None:
    series = a_series(a_game(50, 20, 10), taken_over(10, 30, 20, seat=1, by="Vera"))
    told = json.loads(json.dumps(series_to_json(series)))
    assert "finished_by" not in told["games"][0]
    assert read_series(Fields(told, "the file")) == series


@pytest.mark.parametrize("ends", [["Ada"], ["Ada", "Béa", 3], ["Ada", "Béa", ""], "Ada"])
def test_a_file_with_a_broken_take_over_is_refused(ends: object) -> None:
    told = json.loads(json.dumps(series_to_json(a_series(a_game(50, 20, 10)))))
    told["games"][0]["finished_by"] = ends
    with pytest.raises(FieldError):
        read_series(Fields(told, "the file"))
