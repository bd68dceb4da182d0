"""Bots in the seats of people, kept beside a record."""

import json
from pathlib import Path

import pytest

from game.rules.record import Player
from game.storage.stand_ins import LARGEST, keep_stand_ins, load_players, load_stand_ins

PLAYERS = (Player("Ada", "human"), Player("Rosa", "easy"), Player("Łukasz", "human"))
LEVELS = ("easy", "medium", "hard")


def test_the_seats_come_back_as_they_were(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    keep_stand_ins(record, {2: "hard"})
    assert load_stand_ins(record, PLAYERS, LEVELS) == {2: "hard"}
    keep_stand_ins(record, {0: "easy"})
    assert load_stand_ins(record, PLAYERS, LEVELS) == {0: "easy"}


def test_when_everybody_is_back_there_is_no_file(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    keep_stand_ins(record, {2: "hard"})
    keep_stand_ins(record, {})
    assert not [*tmp_path.iterdir()]
    assert load_stand_ins(record, PLAYERS, LEVELS) == {}


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"version": 2},
        {"seats": 5},
        {"seats": {"3": "easy"}},
        {"seats": {"-1": "easy"}},
        {"seats": {"1": "hard"}},  # a bot's
        {"seats": {"2": "human"}},
        {"seats": {"2": "brilliant"}},
        {"seats": {"2": 3}},
        {"seats": {"0": "easy", "2": "easy"}},  # nobody is left
    ],
)
def test_with_a_file_that_does_not_fit_the_seats_are_peoples(
    tmp_path: Path, change: dict[str, object]
) -> None:
    record, file = tmp_path / "game.jsonl", tmp_path / "game.bots"
    keep_stand_ins(record, {2: "hard"})
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    assert load_stand_ins(record, PLAYERS, LEVELS) == {}


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b"{", b" " * (LARGEST + 1)])
def test_with_a_damaged_file_the_seats_are_peoples(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game.bots").write_bytes(data)
    assert load_stand_ins(tmp_path / "game.jsonl", PLAYERS, LEVELS) == {}


def test_who_took_over_a_seat_comes_back_with_or_without_bots(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    assert load_players(record, PLAYERS) == PLAYERS
    for levels in ({}, {2: "hard"}):
        keep_stand_ins(record, levels, ["Ada", "Rosa", "Véra"])
        assert load_players(record, PLAYERS) == (*PLAYERS[:2], Player("Véra", "human"))
        assert load_stand_ins(record, PLAYERS, LEVELS) == levels
    keep_stand_ins(record, {2: "hard"})
    assert load_players(record, PLAYERS) == PLAYERS


@pytest.mark.parametrize(
    "names",
    [5, [], ["Ada", "Rosa"], ["Ada", "Rosa", 3], ["Ada", "Rosa", ""], ["Ada", "Rosa", "V" * 41]],
)
def test_names_that_do_not_fit_the_players_are_not_theirs(tmp_path: Path, names: object) -> None:
    record, file = tmp_path / "game.jsonl", tmp_path / "game.bots"
    keep_stand_ins(record, {2: "hard"}, ["Ada", "Rosa", "Véra"])
    file.write_text(json.dumps(json.loads(file.read_text()) | {"names": names}))
    assert load_players(record, PLAYERS) == PLAYERS
    assert load_stand_ins(record, PLAYERS, LEVELS) == {2: "hard"}


def test_a_bot_keeps_its_name(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    keep_stand_ins(record, {}, ["Ada", "Hugo", "Łukasz"])
    assert load_players(record, PLAYERS) == PLAYERS
