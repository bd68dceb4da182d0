"""What `serve` leaves in a folder: files for their owner alone, and none that a crash has left."""

import os
import stat
from pathlib import Path

import pytest

from tests.net.lan.test_stale_tables import a_table
from tests.net.programs import main

BOTS = ("--players", "3", "--bots", "easy,easy,easy", "--port", "0", "--once")

pytestmark = [
    pytest.mark.slow("processes"),
    pytest.mark.skipif(os.name == "nt", reason="no modes here"),
]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_folder_that_was_named_is_cleared_of_leftovers_and_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    folder.chmod(0o755)
    stale = a_table(folder, "over", over=True)
    waiting = a_table(folder, "waiting", over=False, identity="another")
    (folder / ".over.table.999999999.abcd1234.tmp").touch()
    (folder / "notes.tmp").touch()
    host = main(tmp_path, "serve", *BOTS, "--record", str(folder))
    try:
        record = Path(host.line(lambda told: "finished" in told)["record"])
        assert host.end() == 0
    finally:
        host.close()
    assert not stale.exists()
    assert waiting.exists()
    left = {"over.jsonl", "waiting.jsonl", "waiting.table", "notes.tmp", record.name}
    assert {file.name for file in folder.iterdir()} == left
    assert (mode(folder), mode(record)) == (0o755, 0o600)


def test_the_programs_own_folder_and_its_old_files_are_for_their_owner_alone(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    (home / "lan").mkdir(parents=True)
    (home / "lan" / "old.jsonl").touch()
    for path, wide in ((home, 0o755), (home / "lan", 0o755), (home / "lan" / "old.jsonl", 0o644)):
        path.chmod(wide)
    host = main(home, "serve", *BOTS)
    try:
        record = Path(host.line(lambda told: "finished" in told)["record"])
        assert host.end() == 0
    finally:
        host.close()
    assert record.parent == home / "lan"
    assert (mode(home), mode(home / "lan")) == (0o755, 0o700)
    assert {mode(file) for file in (home / "lan").iterdir()} == {0o600}
