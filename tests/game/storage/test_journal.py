"""A record that waits for room on the disk."""

from pathlib import Path

import pytest

from game.diagnostics.failures import FAILURES
from game.match import Match
from game.storage.journal import RETRY_AFTER, Journals, RetryingJournal
from game.storage.records import RecordWriter, load_record
from tests.builders import a_game, a_header
from tests.disk import no_room_beyond


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def a_journal(path: Path, told: list[bool], clock: Clock | None = None) -> RetryingJournal:
    def create() -> RecordWriter:
        return RecordWriter.create(path, a_header())

    return RetryingJournal(create, told.append, clock or Clock())


def test_what_could_not_be_written_is_written_later_and_both_are_told_once(tmp_path: Path) -> None:
    path, told = tmp_path / "game.jsonl", list[bool]()
    with no_room_beyond(100):
        journal = a_journal(path, told)
        assert not journal.saved
        assert not path.exists()
        match, game = Match.begin(a_header(), journal), [*a_game(3, 1)]
        for seq, (state, action) in enumerate(game[:6]):
            match.submit(state.table.turn, action, seq)
            assert journal.problem is not None
    assert told == [False]
    for seq, (state, action) in enumerate(game[6:], start=6):
        match.submit(state.table.turn, action, seq)
        assert journal.saved
    assert told == [False, True]
    journal.close()
    record = load_record(path)
    assert record.closed
    assert len(record.actions) == match.seq
    assert not record.warnings


def test_a_record_in_the_middle_of_a_game_goes_on_where_the_disk_was_full(tmp_path: Path) -> None:
    path, told = tmp_path / "game.jsonl", list[bool]()
    journal = a_journal(path, told)
    match = Match.begin(a_header(), journal)
    for seq, (state, action) in enumerate(a_game(3, 1)):
        with no_room_beyond(path.stat().st_size if seq in (3, 4, 9) else 10**6):
            match.submit(state.table.turn, action, seq)
        assert journal.saved is (seq not in (3, 4, 9))
        assert len(load_record(path).actions) == {3: 3, 4: 3, 9: 9}.get(seq, seq + 1)
    assert told == [False, True, False, True]
    assert load_record(path).closed


def test_it_is_tried_again_without_an_action_but_not_all_the_time(tmp_path: Path) -> None:
    path, told, clock = tmp_path / "game.jsonl", list[bool](), Clock()
    with no_room_beyond(100):
        journal = a_journal(path, told, clock)
    clock.now += RETRY_AFTER / 2
    journal.retry()
    assert not journal.saved
    clock.now += RETRY_AFTER / 2
    journal.retry()
    assert (journal.saved, journal.problem, told) == (True, None, [False, True])
    journal.close()


def test_a_last_try_is_made_when_the_game_is_left(tmp_path: Path) -> None:
    path, told = tmp_path / "game.jsonl", list[bool]()
    with no_room_beyond(100):
        journal = a_journal(path, told)
    journal.close()
    assert load_record(path).header == a_header()


def test_a_game_that_was_left_on_a_full_disk_is_written_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.journal.RETRY_AFTER", 0.0)
    path, told = tmp_path / "game.jsonl", list[bool]()
    journals = Journals(told.append)
    with no_room_beyond(100):
        journal = journals.begin(lambda: RecordWriter.create(path, a_header()), path)
        match = Match.begin(a_header(), journal)
        for seq, (state, action) in enumerate(a_game(3, 1)):
            match.submit(state.table.turn, action, seq)
        journals.leave()
        assert journals.unsaved == [path]
        journals.close()
        assert journals.unsaved == [path], "it is named as not saved"
        assert told == [False]
    journals.retry()
    assert (journals.unsaved, told) == ([], [False, True])
    record = load_record(path)
    assert record.closed
    assert len(record.actions) == match.seq


def test_after_an_error_of_ours_each_action_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: Path
) -> None:
    path, told = tmp_path / "game.jsonl", list[bool]()
    match, game = Match.begin(a_header(), a_journal(path, told)), [*a_game(3, 1)]
    for seq, (state, action) in enumerate(game):
        with monkeypatch.context() as broken:
            if seq == 4:
                broken.setattr("game.storage.records.action_line", lambda *_: [].pop())
            match.submit(state.table.turn, action, seq)
    assert told == [False, True]
    assert [*load_record(path).actions] == [action for _, action in game]
    found = FAILURES.take()
    assert found is not None
    assert (found.error, found.name) == ("IndexError", "saving")


def test_saving_works_again_when_every_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.journal.RETRY_AFTER", 0.0)
    paths, told = [tmp_path / "first.jsonl", tmp_path / "second.jsonl"], list[bool]()
    journals = Journals(told.append)

    def begin(path: Path) -> None:
        journals.begin(lambda: RecordWriter.create(path, a_header()), path)

    with no_room_beyond(100):
        for path in paths:
            begin(path)
        assert told == [False, False]
    journals.retry()
    assert told == [False, False, True]
    assert [load_record(path).header for path in paths] == [a_header()] * 2


def test_the_file_of_a_game_that_was_left_is_closed(tmp_path: Path) -> None:
    writer, journals = RecordWriter.create(tmp_path / "game.jsonl", a_header()), Journals()
    journals.begin(lambda: writer)
    ((state, action), *_) = a_game(3, 1)
    journals.leave()
    with pytest.raises(OSError, match="Bad file descriptor"):
        writer.act(state.table.turn, action)
