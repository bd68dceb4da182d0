import json
from pathlib import Path

import pytest

from game.storage.kept_seat import LONGEST_WAIT, KeptSeat, forget_seat, read_seat, write_seat

SEAT = KeptSeat("Salon bleu", (("192.168.0.7", 27272), ("fe80::1", 4711)), ("Ada", "Zoë"), 1000.0)


def test_a_seat_is_kept_until_it_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "data" / "seat.json"
    assert read_seat(file, 1000) is None
    write_seat(file, SEAT)
    assert read_seat(file, 1000 + LONGEST_WAIT) == SEAT
    forget_seat(file)
    assert read_seat(file, 1000) is None
    forget_seat(file)


def test_the_id_of_the_table_is_kept_and_unknown_in_older_files(tmp_path: Path) -> None:
    file = tmp_path / "seat.json"
    known = SEAT._replace(id="4b6a1f9fddc0f302")
    write_seat(file, known)
    assert read_seat(file, 1000) == known
    older = {key: value for key, value in known._asdict().items() if key != "id"}
    for told in (older, older | {"id": 7}, older | {"id": "x" * 65}):
        file.write_text(json.dumps(told))
        assert read_seat(file, 1000) == SEAT


def test_no_table_waits_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "seat.json"
    write_seat(file, SEAT)
    assert read_seat(file, 1001 + LONGEST_WAIT) is None
    assert read_seat(file, 999) is None  # the computer's clock was wrong


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"a file, not a folder")
    write_seat(tmp_path / "data" / "seat.json", SEAT)
    assert read_seat(tmp_path / "data" / "seat.json", 1000) is None


@pytest.mark.parametrize(
    "change",
    [
        {"table": 4},
        {"table": "a\nb"},
        {"where": "here"},
        {"where": [["192.168.0.7", 0]]},
        {"where": [["192.168.0.7"]]},
        {"people": []},
        {"people": ["Ada", 4]},
        {"when": "now"},
        {"when": 10**400},
        {"when": float("inf")},
        {"table": "\ud800"},
        {"table": "x" * 41},
        {"where": [["a\0b", 4711]]},
        {"where": [["x" * 300, 4711]]},
        {"where": [["192.168.0.7", 2**40]]},
        {"where": [["192.168.0.7", True]]},
        {"people": ["Ada\n"]},
        {"people": ["Ada"] * 7},
    ],
)
def test_a_file_that_is_of_no_use_keeps_no_seat(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "seat.json"
    file.write_text(json.dumps(SEAT._asdict() | change))
    assert read_seat(file, 1000) is None


@pytest.mark.parametrize("data", [b"", b"\xff", b"[" * 3000, b"{}"])
def test_neither_does_one_that_is_no_record_of_a_seat(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "seat.json"
    file.write_bytes(data)
    assert read_seat(file, 1000) is None
