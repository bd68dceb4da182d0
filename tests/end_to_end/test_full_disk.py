"""`serve` on disks that are full: for a while, or until the end."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.storage.records import load_record
from tests.net.programs import Program, main, wait_for

BOTS = ("--players", "3", "--bots", "easy,easy,easy", "--port", "0", "--once")
# No file beyond 3 KiB, and no torn bytecode: a record is longer than that, its table is not.
SMALL_FILES = ("env", "PYTHONDONTWRITEBYTECODE=1", "sh", "-c", 'ulimit -f 6; exec "$0" "$@"')

pytestmark = [
    pytest.mark.slow("processes"),
    pytest.mark.skipif(os.name == "nt", reason="no such limits here"),
]


def test_serve_on_a_disk_that_stays_full_says_so_and_exits_1(tmp_path: Path) -> None:
    host = Program(tmp_path, "main.py", "serve", *BOTS, before=SMALL_FILES)
    try:
        end = host.line(lambda told: "finished" in told)
        assert end["saved"] is False
        assert host.end() == 1
        said = host.errors.splitlines()
        assert said[0] == "serve: the game cannot be saved (File too large); trying again"
        assert said[-1] == f"serve: {end['record']} is not saved: File too large"
        assert len(said) == 2
        assert len(load_record(Path(end["record"])).actions) < end["actions"]
    finally:
        host.close()


def test_every_game_that_was_not_saved_is_named_at_the_end(tmp_path: Path) -> None:
    options = ("--players", "3", "--bots", "easy,easy", "--port", "0", "--series", "2")
    host = Program(tmp_path, "main.py", "serve", *options, before=SMALL_FILES)
    guest = None
    try:
        where = f"127.0.0.1:{host.line()['port']}"
        guest = main(tmp_path, "join", where, "--bot", "easy", "--name", "Ada", "--games", "2")
        ends = [host.line(lambda told: "finished" in told) for _ in range(2)]
        assert [end["saved"] for end in ends] == [False, False]
        host.signal(signal.SIGINT)
        assert host.end() == 1
        first, second = (f"serve: {end['record']} is not saved" for end in ends)
        assert host.errors.splitlines()[-2:] == [first, f"{second}: File too large"]
    finally:
        for program in (host, guest):
            if program:
                program.close()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    small = ("-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder))
    if subprocess.run(["mount", *small], check=False, capture_output=True).returncode:  # noqa: S607
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=False)  # noqa: S607


def test_a_disk_that_has_room_again_has_the_whole_game(tmp_path: Path, disk: Path) -> None:
    options = ("--players", "3", "--bots", "easy,easy", "--port", "0", "--once")
    host = main(tmp_path, "serve", *options, "--record", str(disk))
    port = host.line()["port"]
    guest = None
    try:
        with suppress(OSError), (disk / "fill").open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 512)
        guest = main(tmp_path, "join", f"127.0.0.1:{port}", "--bot", "easy", "--name", "Ada")
        wait_for("the word", lambda: "No space left on device" in host.errors, host, guest)
        time.sleep(0.2)
        (disk / "fill").unlink()
        end = host.line(lambda told: "finished" in told)
        assert host.end() == 0
        assert "serve: the game is saved again" in host.errors
        assert load_record(Path(end["record"])).closed
        assert len(load_record(Path(end["record"])).actions) == end["actions"]
        assert not [file.name for file in disk.iterdir() if file.suffix != ".jsonl"]
    finally:
        for program in (host, guest):
            if program:
                program.close()
