"""`serve` continues a game of one screen: guests claim seats by name and play it to its end."""

import shutil
from pathlib import Path

import pytest

from game.series import GameResult, Series
from game.storage.records import load_record
from game.storage.series_files import keep_series, series_file
from tests.commands.records import NAMES, write_record
from tests.net.programs import Program, main

pytestmark = pytest.mark.slow("processes")

GAME = GameResult(NAMES, (10, 20, 30), 0)


def join(home: Path, port: int, code: str, name: str) -> Program:
    address = f"127.0.0.1:{port}"
    return main(home, "join", address, "--bot", "easy", "--name", name, "--code", code)


def test_a_game_of_one_screen_is_played_to_its_end(tmp_path: Path) -> None:
    record = write_record(tmp_path / "evening.jsonl", actions=40)
    keep_series(record, Series(2, (GAME,)))
    host = main(tmp_path, "serve", "--resume", str(record), "--port", "0", "--once")
    programs = [host]
    try:
        ready = host.line(lambda told: "ready" in told)
        assert len(ready["code"]) == 6
        second = main(tmp_path, "serve", "--resume", str(record), "--port", "0")
        programs.append(second)
        assert second.end() == 2
        assert second.errors.strip() == f"serve: {record}: this game is being played already"
        programs += [join(tmp_path, ready["port"], ready["code"], name) for name in NAMES]
        told = host.line(lambda told: "finished" in told)
        assert told["record"] == str(record)
        assert told["players"] == [*NAMES]
        assert host.end() == 0
    finally:
        for program in programs:
            program.close()
    finished = load_record(record)
    assert finished.closed
    assert len(finished.actions) > 40
    assert not series_file(record).exists()  # the table's own file took its place


def test_a_record_that_cannot_go_on_is_one_sentence(tmp_path: Path) -> None:
    over = write_record(tmp_path / "over.jsonl")
    broken = tmp_path / "broken.jsonl"
    shutil.copyfile(over, broken)
    broken.write_bytes(broken.read_bytes()[:400] + b"oh no\n")
    gone = write_record(tmp_path / "gone.jsonl", actions=5)
    gone.write_bytes(gone.read_bytes().replace(b'"france"', b'"atlantis"'))
    for record, words in (
        (over, "this game is already over"),
        (broken, "line "),
        (gone, "atlantis"),
    ):
        before = record.read_bytes()
        host = main(tmp_path, "serve", "--resume", str(record), "--port", "0")
        assert host.end() == 2
        assert words in host.errors
        assert len(host.errors.splitlines()) == 1
        assert record.read_bytes() == before
