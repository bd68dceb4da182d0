"""A bot's advice in words."""

import pytest

from game.bots.advice import Advice, Aim
from game.rules.actions import Build, Trade
from game.rules.table import Table
from game.ui.advice_words import advised
from game.ui.text import LANGUAGES, Texts
from tests.builders import BLACK, BLUE, GREEN, RED, a_state, at, france, shortest_way

ENGLISH = Texts("en", strict=True)
WAY = shortest_way(france(), france().stations[BLUE.order].hex, at("Lille"))


def a_table() -> Table:
    beside = dict.fromkeys(WAY[:-1], (BLUE, RED))
    return a_state(track=beside).table


def advice(aim: Aim, **changes: object) -> Advice:
    build = Build(BLUE, (WAY[-1],))
    points = france()[WAY[-1]].value
    given = Advice(build, aim, 0.344, BLUE, points, 4, 1.33, None)
    return given._replace(**changes)  # type: ignore[arg-type] # any field


def test_a_build_tells_its_cities_and_what_is_held() -> None:
    words = advised(advice(Aim.CITIES), a_table(), ENGLISH)
    assert words.what == f"Build Nord to Lille +{france()[WAY[-1]].value}"
    assert words.why == "You hold 4 Nord, the others 1.3 on average."
    assert words.chance == "34%"
    assert words.company is BLUE


def test_a_build_without_points_tells_how_many() -> None:
    table = a_state().table
    build = Build(BLUE, tuple(WAY[:2]))
    words = advised(advice(Aim.APPROACH, action=build), table, ENGLISH)
    assert words.what == "Build 2 Nord in the country"
    assert words.why.startswith("Comes nearer to a city. You hold 4 Nord")


def test_a_blocking_move_names_the_city_and_who_loses_it() -> None:
    words = advised(advice(Aim.BLOCK, victim=RED), a_table(), ENGLISH)
    assert words.why.startswith("Keeps P.L.M. out of Lille. You hold")


def test_a_trade_tells_both_halves() -> None:
    trade = Trade(BLACK, GREEN, 2)
    words = advised(advice(Aim.GROW, action=trade, company=GREEN), a_table(), ENGLISH)
    assert words.what == "Give one Est, take two Ouest"
    assert words.why == "One locomotive for two. You hold 4 Ouest, the others 1.3 on average."


def test_a_move_to_the_end_says_whether_it_ends_the_game() -> None:
    way = shortest_way(france(), france().stations[BLUE.order].hex, at("Marseille"))
    table = a_state(track=dict.fromkeys(way[:-1], BLUE)).table
    ends = advice(Aim.MARSEILLE, action=Build(BLUE, (way[-1],)))
    assert advised(ends, table, ENGLISH).why.startswith("Ends the game.")
    near = advised(advice(Aim.MARSEILLE), a_table(), ENGLISH)
    assert near.why.startswith("Comes nearer to the end of the game.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aim", Aim)
def test_every_aim_has_words_in_every_language(language: str, aim: Aim) -> None:
    words = advised(advice(aim, victim=RED), a_table(), Texts(language, strict=True))
    assert all((words.what, words.why, words.chance))
    assert not set(words.why) & set("{}()")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "1,3" in advised(advice(Aim.CITIES), a_table(), Texts("de", strict=True)).why
    assert "0.0" in advised(advice(Aim.CITIES, others=-0.4), a_table(), ENGLISH).why
