"""Tables that a host that was killed has left behind."""

import os
import shutil
import time
from pathlib import Path

from game.lobby import Options
from game.rules.record import Player
from game.series import GameResult, Series
from net.lan.stale_tables import WITHOUT_A_RECORD, clear_tables
from net.table.seating import Seating
from net.table.table_file import TableFile, kept_text

FINISHED = Path(__file__).parents[2] / "records" / "three-players-marseille.jsonl"
GAME = GameResult(("Ada", "Ben", "Cleo"), (3, 2, 1), 0)


def a_table(
    folder: Path,
    name: str,
    *,
    over: bool,
    identity: str = "an id",
    game: int = 1,
    before: Series | None = None,
) -> Path:
    """A record, finished or not, and its table."""
    record = folder / f"{name}.jsonl"
    data = FINISHED.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(data if over else data[:5]))
    seating = Seating.to_be_claimed([Player(name, "human") for name in GAME.names])
    agreed = Options(), seating, before or Series()
    kept = TableFile("Salon", identity, "", "a certificate", game, *agreed)
    record.with_suffix(".table").write_text(kept_text(kept))
    return record.with_suffix(".table")


def test_a_game_that_goes_on_keeps_its_table(tmp_path: Path) -> None:
    single = a_table(tmp_path, "single", over=False)
    last = a_table(tmp_path, "last", over=False, identity="other", before=Series(2, (GAME,)))
    clear_tables(tmp_path)
    assert single.exists()
    assert last.exists()


def test_a_table_goes_with_the_end_of_its_last_game(tmp_path: Path) -> None:
    single = a_table(tmp_path, "single", over=True)
    last = a_table(tmp_path, "last", over=True, identity="other", before=Series(2, (GAME,)))
    between = a_table(tmp_path, "between", over=True, identity="third", before=Series(3, (GAME,)))
    clear_tables(tmp_path)
    assert not single.exists()
    assert not last.exists()
    assert between.exists()


def test_of_a_table_only_the_newest_game_brings_people_back(tmp_path: Path) -> None:
    former = a_table(tmp_path, "former", over=True, before=Series(3))
    newest = a_table(tmp_path, "newest", over=False, game=2, before=Series(3, (GAME,)))
    clear_tables(tmp_path)
    assert not former.exists()
    assert newest.exists()


def test_a_table_whose_record_was_never_written_goes_and_hides_no_other(tmp_path: Path) -> None:
    former = a_table(tmp_path, "former", over=True, before=Series(3))
    without = a_table(tmp_path, "without", over=False, game=2, before=Series(3, (GAME,)))
    without.with_suffix(".jsonl").unlink()
    clear_tables(tmp_path)
    assert without.exists()  # its host may be about to write the record
    then = time.time() - WITHOUT_A_RECORD - 1
    os.utime(without, (then, then))
    clear_tables(tmp_path)
    assert not without.exists()
    assert former.exists()


def test_the_record_that_is_resumed_keeps_its_table(tmp_path: Path) -> None:
    table = a_table(tmp_path, "single", over=True)
    clear_tables(tmp_path, spared=tmp_path / "." / "single.jsonl")
    assert table.exists()


def test_a_table_that_cannot_be_read_stays_for_its_owner_to_see(tmp_path: Path) -> None:
    shutil.copy(FINISHED, tmp_path / "broken.jsonl")
    (tmp_path / "broken.table").write_text("{}")
    clear_tables(tmp_path)
    clear_tables(tmp_path / "not there")
    assert (tmp_path / "broken.table").exists()
