"""A series beside a record comes back as it was, or with a sentence."""

import json
from pathlib import Path

import pytest

from game.series import GameResult, Series, SeriesPlace
from game.storage.saved_game import SeriesUnreadable
from game.storage.series_files import (
    LARGEST,
    keep_series,
    load_place,
    load_series,
    save_place,
    series_file,
)

GAME = GameResult(("Ada", "Çelik", "小林"), (40, -3, 41), 2)
BEFORE = Series(3, (GAME,))


def test_a_series_comes_back_as_it_was(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    keep_series(record, BEFORE)
    assert series_file(record) == tmp_path / "game.series"
    assert load_series(record) == BEFORE
    keep_series(record, Series(None))
    assert load_series(record) == Series(None)


def test_a_game_by_itself_has_no_file(tmp_path: Path) -> None:
    assert load_series(tmp_path / "game.jsonl") is None


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other"}, "not a series that this version can read"),
        ({"version": 2}, "not a series that this version can read"),
        ({"length": "three"}, "'length' must be a whole number"),
        ({"length": 1}, "the series was already over before this game"),
    ],
)
def test_a_file_that_is_something_else_is_a_sentence(
    tmp_path: Path, change: dict[str, object], words: str
) -> None:
    record = tmp_path / "game.jsonl"
    keep_series(record, BEFORE)
    entries = json.loads(series_file(record).read_text(encoding="utf-8"))
    series_file(record).write_text(json.dumps({**entries, **change}), encoding="utf-8")
    with pytest.raises(SeriesUnreadable, match=words):
        load_series(record)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"null", b"1" * (LARGEST + 1)])
def test_what_is_no_series_at_all_is_a_sentence(tmp_path: Path, data: bytes) -> None:
    record = tmp_path / "game.jsonl"
    series_file(record).write_bytes(data)
    with pytest.raises(SeriesUnreadable, match="the series cannot be read"):
        load_series(record)


def test_a_folder_in_the_files_place_is_a_sentence(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    series_file(record).mkdir()
    with pytest.raises(SeriesUnreadable):
        load_series(record)


def test_which_game_it_was_is_noted_for_good(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    assert load_place(record) is None
    keep_series(record, BEFORE)
    series_file(record).unlink()  # the next game has begun
    assert load_place(record) == SeriesPlace(len(BEFORE.games) + 1, BEFORE.length)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"game":4,"length":3}', b'{"game":1}', b"\xff"]
)
def test_a_note_that_cannot_be_read_is_none(tmp_path: Path, data: bytes) -> None:
    record = tmp_path / "game.jsonl"
    record.with_suffix(".place").write_bytes(data)
    assert load_place(record) is None


def test_which_game_of_a_series_a_record_is_is_noted_once(tmp_path: Path) -> None:
    record, note = tmp_path / "game.jsonl", tmp_path / "game.place"
    save_place(record, Series())
    assert not note.exists()  # a game by itself
    save_place(record, Series(3))
    assert note.read_text() == '{"game": 1, "length": 3}\n'
    save_place(record, Series(5))
    assert note.read_text() == '{"game": 1, "length": 3}\n'
