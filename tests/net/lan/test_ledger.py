"""A record that waits for room on the disk."""

import errno
from pathlib import Path

from game.match import Match
from game.records import RecordWriter, load_record
from net.lan.ledger import Ledger
from tests.builders import a_game, a_header


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    path, room = tmp_path / "game.jsonl", False

    def open_writer() -> RecordWriter:
        if not room:
            raise OSError(errno.ENOSPC, "full")
        return RecordWriter.create(path, a_header())

    ledger = Ledger(open_writer)
    assert not ledger.saved
    match = Match.begin(a_header(), ledger)
    for seq, (state, action) in enumerate(a_game(3, 1)):
        room = seq > 5
        match.submit(state.table.turn, action, seq)
        assert ledger.saved is room
    ledger.close()
    record = load_record(path)
    assert record.closed
    assert len(record.actions) == match.seq
    assert not record.warnings
