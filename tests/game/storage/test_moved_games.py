"""A record moves between folders with nothing overwritten, and what was beside it goes."""

from pathlib import Path

from game.storage.file_suffixes import (
    PLACE_ENDING,
    SERIES_ENDING,
    STAND_INS_ENDING,
    TABLE_ENDING,
)
from game.storage.moved_games import move_record, new_home


def test_a_record_keeps_its_name_unless_the_folder_has_it(tmp_path: Path) -> None:
    record, folder = tmp_path / "a" / "evening.jsonl", tmp_path / "b"
    assert new_home(record, folder) == folder / "evening.jsonl"
    for taken, free in (("evening", "evening_02"), ("evening_02", "evening_03")):
        (folder / f"{taken}.jsonl").touch()
        assert new_home(record, folder) == folder / f"{free}.jsonl"


def test_a_record_that_is_there_already_stays(tmp_path: Path) -> None:
    record = tmp_path / "evening.jsonl"
    record.touch()
    record.with_suffix(SERIES_ENDING).touch()
    assert new_home(record, tmp_path) == record
    move_record(record, record)
    assert record.with_suffix(SERIES_ENDING).exists()


def test_what_lay_beside_a_record_does_not_stay_behind(tmp_path: Path) -> None:
    record, home = tmp_path / "evening.jsonl", tmp_path / "b" / "evening.jsonl"
    home.parent.mkdir()
    record.write_text("a game")
    for ending in (SERIES_ENDING, PLACE_ENDING, STAND_INS_ENDING, TABLE_ENDING):
        record.with_suffix(ending).touch()
    move_record(record, home)
    assert [file.name for file in tmp_path.iterdir()] == ["b"]
    assert home.read_text() == "a game"
