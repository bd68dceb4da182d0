"""The options of a game: one definition, and everything that follows from it."""

import json
from dataclasses import asdict, fields
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands.grammar import parser
from commands.table_options import agreed
from game.board.reader import LONGEST_NAME
from game.options import (
    LONGEST_BOARD_NAME,
    OPTIONS,
    AtEnd,
    Option,
    Options,
    in_effect,
    read_options,
)
from game.rules.fields import FieldError, Fields
from game.storage.settings import (
    RememberedPlayer,
    Settings,
    load,
    remembered_options,
    save,
    with_options,
)
from net.wire.bounds import check_bounds
from net.wire.codec import decode_at_the_table, encode
from net.wire.errors import BadMessage
from net.wire.from_guest import Agree
from net.wire.from_host import TableIs
from tests.game.any_options import any_options
from tests.game.ui.lan.a_visit import a_lobby

BY_NAME = {option.name: option for option in OPTIONS}
NUMBERS = [option for option in OPTIONS if type(option.default) is int]
WRONG = st.none() | st.integers(max_value=-1) | st.floats() | st.just("") | st.lists(st.none())


def read(entries: object) -> Options:
    return read_options(Fields(entries, "the options"))


def test_every_field_has_a_definition_in_the_same_order() -> None:
    assert [option.name for option in OPTIONS] == [field.name for field in fields(Options)]


def test_every_option_can_have_its_default() -> None:
    assert [option.checked(option.default) for option in OPTIONS] == [*asdict(Options()).values()]


def test_a_map_is_named_in_as_many_letters_as_its_file_allows() -> None:
    assert LONGEST_BOARD_NAME == LONGEST_NAME


@given(any_options())
def test_options_go_over_the_wire_and_come_back(options: Options) -> None:
    assert decode_at_the_table(encode(Agree(options))) == Agree(options)


@given(any_options())
def test_options_go_through_a_table_file_and_come_back(options: Options) -> None:
    told = json.loads(json.dumps(asdict(options)))
    back = read(told)
    assert back == options
    assert type(back.at_end) is AtEnd


@given(any_options())
def test_options_are_remembered_by_the_settings(options: Options) -> None:
    others = Settings(window=(1920, 1080), players=(RememberedPlayer("Ada", "human"),))
    settings = with_options(others, options)
    assert remembered_options(settings) == options
    assert with_options(settings, Options()) == others


@given(any_options())
def test_options_go_through_the_settings_file_and_come_back(
    tmp_path_factory: pytest.TempPathFactory, options: Options
) -> None:
    path: Path = tmp_path_factory.mktemp("settings") / "settings.json"
    save(path, with_options(Settings(), options))
    settings, warning = load(path)
    assert (remembered_options(settings), warning) == (options, None)


def test_the_settings_begin_with_the_defaults() -> None:
    assert remembered_options(Settings()) == Options()


def flags(option: Option, options: Options) -> list[str]:
    value = asdict(options)[option.name]
    if not option.flag or value == option.default:
        return []
    words = {number: word for word, number in option.flag_words.items()}
    return [option.flag, *([words.get(value, str(value))] if option.metavar else [])]


@pytest.mark.parametrize("command", ["host", "serve"])
@given(options=any_options())
def test_options_with_a_flag_go_through_the_command_line(command: str, options: Options) -> None:
    typed = [word for option in OPTIONS for word in flags(option, options)]
    found = asdict(agreed(parser().parse([command, *typed])))
    wanted = asdict(options)
    for option in OPTIONS:
        if option.flag:
            assert found[option.name] == wanted[option.name]
    assert found["at_end"] == AtEnd.BOT


@pytest.mark.parametrize("name", BY_NAME)
def test_what_a_file_does_not_name_has_its_default(name: str) -> None:
    told = asdict(Options(True, True, 90, AtEnd.BOT, "elsewhere", 5))
    del told[name]
    assert asdict(read(told))[name] == BY_NAME[name].default


@pytest.mark.parametrize("name", BY_NAME)
@given(value=WRONG)
def test_a_value_of_no_use_is_a_sentence_that_names_the_option(name: str, value: object) -> None:
    with pytest.raises(FieldError, match=f"'{name}' must be .*, not "):
        read({name: value})


@pytest.mark.parametrize("option", NUMBERS, ids=lambda option: option.name)
def test_a_number_out_of_range_is_refused_in_files_and_from_a_host(option: Option) -> None:
    for value in (option.least - 1, option.most + 1, True):
        with pytest.raises(FieldError, match=f"'{option.name}' must be from 0 to {option.most}"):
            read({option.name: value})
    too_many = Options().replaced(option.name, option.most + 1)
    with pytest.raises(BadMessage, match=f"Options.{option.name} is"):
        check_bounds(TableIs(a_lobby(options=too_many)))


def test_one_option_is_replaced_and_the_others_stay() -> None:
    assert Options(notebook=True).replaced("games", 3) == Options(notebook=True, games=3)


def test_what_needs_another_option_has_no_effect_without_it() -> None:
    assert not in_effect(BY_NAME["at_end"], Options(at_end=AtEnd.BOT))
    assert in_effect(BY_NAME["at_end"], Options(turn_seconds=30))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_texts_of_an_option_are_about_values_that_it_can_have(option: Option) -> None:
    for value in (*option.choices, *option.agreed, *option.as_setting):
        assert option.checked(value) == value
    hint = get_type_hints(Options)[option.name]
    whole_choice = hint is bool or issubclass(hint, StrEnum)
    assert len(option.choices) in ((0, 2) if whole_choice else range(99))
