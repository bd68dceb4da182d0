"""A table from a record: with what was kept beside it, and without."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.lobby import Options, Phase
from game.storage.records import load_record
from net.lan.table_host import TableHost
from net.lan.table_resume import ResumeError
from net.table.seating import TableSeat
from net.wire.refusal_reasons import No
from tests.net.lan.tables import (
    Player,
    a_plan,
    an_aim,
    begun,
    choosing,
    hosting,
    remember,
    run,
    until,
)


def test_resuming_says_what_is_missing_or_wrong(tmp_path: Path) -> None:
    async def play() -> None:
        record = await begun(tmp_path)
        plan = a_plan(tmp_path)
        kept = record.with_suffix(".table")
        text = kept.read_text()
        kept.write_text("{}")
        with pytest.raises(ResumeError, match="the table cannot be resumed"):
            TableHost.resume(plan, record, choosing())
        places = json.loads(text)
        places["seats"].append(places["seats"][2])
        kept.write_text(json.dumps(places))
        with pytest.raises(ResumeError, match="this file does not belong to"):
            TableHost.resume(plan, record, choosing())
        kept.write_text(text)
        record.write_text("no record\n")
        with pytest.raises(ResumeError, match="line 1"):
            TableHost.resume(plan, record, choosing())
        with pytest.raises(ResumeError, match="no such file"):
            TableHost.resume(plan, tmp_path / "no such record", choosing())
        record.unlink()
        with pytest.raises(ResumeError, match="no such file"):
            TableHost.resume(plan, record, choosing())

    run(play())


def test_a_board_that_there_is_not_is_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        plan = replace(a_plan(tmp_path), options=Options(board="atlantis"))
        with pytest.raises(ValueError, match="there is no map called 'atlantis'"):
            TableHost.new(plan, choosing())
        record = await begun(tmp_path)
        kept = record.with_suffix(".table")
        kept.write_text(kept.read_text().replace("france", "atlantis"))
        with pytest.raises(ResumeError, match="there is no map called 'atlantis'"):
            TableHost.resume(plan, record, choosing())

    run(play())


def test_a_record_without_what_was_kept_is_resumed_by_name_and_with_a_new_code(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        record = await begun(tmp_path)
        record.with_suffix(".table").unlink()
        table = TableHost.resume(a_plan(tmp_path), record, choosing())
        finished = remember(table)
        table.open(0)
        greeting = table.greeting()
        assert (greeting.phase, greeting.open_seats, greeting.code) == (Phase.PLAYING, 2, True)
        assert len(table.code) == 6
        thief = await Player(an_aim(table, "Ada")).start().end()
        assert thief.why is No.CODE_NEEDED
        other = await Player(an_aim(table, "Eve", code=table.code)).start().end()
        assert (other.why, other.words) == (
            No.NAME_UNKNOWN,
            "only the original players can join this game: Ada, Ben",
        )
        players = [Player(an_aim(table, name, code=table.code)) for name in ("ben", "Ada")]
        for player in players:
            player.start()
        for player in players:
            await player.end()
        assert [player.games[0].seats for player in players] == [(1,), (0,)]
        (game,) = finished
        assert game.record == record
        assert load_record(record).closed
        await table.close()
        with pytest.raises(ResumeError, match="this game is already over"):
            TableHost.resume(a_plan(tmp_path), record, choosing())

    run(play())


def test_seats_that_nobody_has_claimed_yet_can_still_be_after_another_crash(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        record = await begun(tmp_path)
        record.with_suffix(".table").unlink()
        table = TableHost.resume(a_plan(tmp_path, code="4711"), record, choosing())
        table.open(0)
        ada = Player(an_aim(table, "Ada", code="4711"), choose=choosing(2, 3600)).start()
        await until("Ada", lambda: ada.guest.state.game)
        await table.close()
        again = TableHost.resume(a_plan(tmp_path), record, choosing())
        assert again.code == "4711"
        assert again.table_session.seating.claimable == [1]
        assert ada.running
        ada.running.cancel()

    run(play())


def test_a_series_that_is_over_can_be_resumed_with_other_seats(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 3)
        async with hosting(plan) as table:
            await until("the end", lambda: table.finished)
            table.table_session.seating.places.append(TableSeat())
            table.table_session.changed = True
            table.server.flush()
            assert table.record
            table._journals.close()
            again = TableHost.resume(plan, table.record, choosing())
            assert len(again.table_session.lobby(0.0).seats) == 4

    run(play())
