"""Recorded games as lines, to be read back or to be tampered with."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.board import load_board
from game.rules.errors import RecordError
from game.rules.record_reader import Record, read_record

RECORDS = Path(__file__).parents[2] / "records"
Line = dict[str, Any]
THREE, FOUR = "three-players-marseille", "four-players-depots"
AGREED = "four-players-agreed"


def recorded(name: str) -> bytes:
    return (RECORDS / f"{name}.jsonl").read_bytes()


def lines_of(name: str) -> list[Line]:
    return [json.loads(line) for line in recorded(name).splitlines()]


def as_bytes(lines: list[Line]) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def read(data: bytes) -> Record:
    return read_record(data, load_board)


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read(data)
    return refused.value
