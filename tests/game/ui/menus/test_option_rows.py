"""Options as rows of a form and as sentences of a lobby."""

from dataclasses import asdict

import pytest
from hypothesis import given

from game.options import BY_TOPIC, OPTIONS, AtEnd, Options, Topic
from game.series import length_of
from game.storage.settings import LANGUAGES
from game.ui.i18n.text import Texts
from game.ui.menus.option_rows import OptionRows, agreed, offered
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import Row, SwitchRow
from game.ui.widgets.map_row import MapRow
from tests.game.any_options import any_options
from tests.game.ui.theatre import Theatre


def ignore() -> None:
    """No form shows the rows."""


def changed(row: Row) -> None:
    if isinstance(row, ChoiceRow):
        row.choose(row.chosen + 1)
    else:
        assert isinstance(row, SwitchRow)
        row.press()


def test_every_option_with_a_label_has_a_row_in_the_form_of_the_lan(theatre: Theatre) -> None:
    rows = OptionRows(theatre.stage, Options(turn_seconds=30), ignore).rows(*Topic)
    assert len(rows) == len([option for option in OPTIONS if option.label])


def test_a_game_at_one_screen_has_its_own_options_only(theatre: Theatre) -> None:
    options = OptionRows(theatre.stage, Options(turn_seconds=30), ignore, hot_seat=True)
    for row in options.rows(*Topic):
        changed(row)
    usual = asdict(Options(turn_seconds=30))
    different = {name for name, value in asdict(options.options).items() if value != usual[name]}
    assert different == {"games", "fixed_stations", "notebook"}


def test_each_row_changes_its_own_option_and_every_change_is_told(theatre: Theatre) -> None:
    told: list[Options] = []
    options = OptionRows(theatre.stage, Options(turn_seconds=30), ignore, told.append)
    shown = [option for option in BY_TOPIC if option.label]
    for option, row in zip(shown, options.rows(*Topic), strict=True):
        before = asdict(options.options)
        changed(row)
        now = asdict(told[-1])
        assert {name for name in now if now[name] != before[name]} == {option.name}
    assert len(told) == len(shown)


def test_the_rows_of_a_topic_stand_together(theatre: Theatre) -> None:
    options = OptionRows(theatre.stage, Options(turn_seconds=30), ignore)
    apart = [len(options.rows(topic)) for topic in Topic]
    assert sum(apart) == len(options.rows(*Topic))
    assert all(apart)


def test_what_happens_at_the_end_of_the_time_is_asked_only_where_there_is_a_clock(
    theatre: Theatre,
) -> None:
    renewed: list[int] = []
    options = OptionRows(theatre.stage, Options(), lambda: renewed.append(1))
    (clock,) = options.rows(Topic.TIME)
    assert isinstance(clock, ChoiceRow)
    clock.choose(2)
    assert (len(options.rows(Topic.TIME)), len(renewed)) == (2, 1)
    clock.choose(3)
    assert len(renewed) == 1, "the rows are the same as before"
    clock.choose(0)
    assert (len(options.rows(Topic.TIME)), len(renewed)) == (1, 2)


def test_one_three_five_or_a_round_can_be_chosen(theatre: Theatre) -> None:
    told: list[Options] = []
    (row,) = OptionRows(theatre.stage, Options(), ignore, told.append).rows(Topic.GAMES)
    assert isinstance(row, ChoiceRow)
    for number in (1, 2, 3):
        row.choose(number)
    assert [length_of(options.games, 4) for options in told] == [3, 5, 4]


def test_the_map_is_told_like_everything_else(theatre: Theatre) -> None:
    told: list[Options] = []
    options = OptionRows(theatre.stage, Options(notebook=True), ignore, told.append)
    row = next(row for row in options.maps.rows() if isinstance(row, MapRow))
    row.choose(1)
    assert told == [Options(notebook=True, board="paris-bruxelles")]
    assert options.maps.chosen.name == "paris-bruxelles"


def test_a_clock_that_no_button_has_is_left_alone(theatre: Theatre) -> None:
    options = OptionRows(theatre.stage, Options(turn_seconds=45), ignore)
    options.rows(*Topic)
    assert options.options.turn_seconds == 45


def test_a_number_of_games_that_is_not_offered_becomes_the_first_choice() -> None:
    assert offered(Options(notebook=True, games=7)) == Options(notebook=True)
    assert offered(Options(games=5)) == Options(games=5)


def test_what_was_agreed_is_told_in_sentences() -> None:
    told = agreed(Options(True, True, 90, AtEnd.BOT), Texts("en"))
    assert told == [
        "Stations: fixed.",
        "Trade notes are allowed.",
        "90 seconds per turn.",
        "Then a bot moves.",
    ]
    assert agreed(Options(), Texts("en")) == ["Stations: random."]
    told = agreed(Options(hints_allowed=False), Texts("en"))
    assert told == ["Stations: random.", "Hints are not allowed."]
    told = agreed(Options(turn_seconds=60, at_end=AtEnd.NOTHING), Texts("en"))
    assert told[-1] == "Nothing happens when time runs out."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_texts_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)

    @given(options=any_options())
    def told(options: Options) -> None:
        assert all(agreed(options, texts))

    told()
