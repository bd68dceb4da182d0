"""A table and its disk: the record, what is kept beside it, resuming, and a disk that is full."""

import asyncio
import errno
import json
import os
import stat
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from game.lobby import Care, Options, Phase
from game.rules.record import Header
from game.storage.records import RecordWriter, load_record
from net.lan.table_host import TableHost
from net.table.absences import KEPT_IN_THE_LOBBY
from net.table.owner_commands import look_after
from net.table.table_file import read_kept
from net.table.table_session import TableSetup
from net.wire.from_guest import Pause, Say
from tests.disk import no_room_beyond
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
from tests.net.table.acting import an_action


def test_every_action_is_in_the_record_before_it_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            player = Player(an_aim(table, "Ada")).start()
            while not player.games:
                await asyncio.sleep(0.01)
                game = player.guest.state.game
                if game and table.record:
                    record = load_record(table.record)  # an agreed end is no action (R30)
                    assert record.closed or len(record.actions) >= game.following.seq
            await player.end()

    run(play())


def test_what_is_kept_is_for_the_owner_alone_and_goes_with_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2), choosing(1, 0.02)) as table:
            player = Player(an_aim(table, "Ada")).start()
            await until("the game", lambda: table.record)
            assert table.record
            kept = table.record.with_suffix(".table")
            if os.name != "nt":
                assert stat.S_IMODE(kept.stat().st_mode) == 0o600
            assert "BEGIN PRIVATE KEY" in json.loads(kept.read_text())["certificate"]
            await player.end()
        assert not kept.exists()

    run(play())


def test_a_table_that_closes_in_a_game_can_be_resumed_with_its_seats(tmp_path: Path) -> None:
    async def play() -> None:
        record = await begun(tmp_path)
        table = TableHost.resume(a_plan(tmp_path), record, choosing())
        assert table.table_session.phase is Phase.PLAYING
        seats = table.table_session.seating.seats()
        assert [(seat.name, seat.here) for seat in seats] == [
            ("Ada", False),
            ("Ben", False),
            ("Gaston", True),
        ]
        assert table.table_session.setup.name == "Sunday"
        look_after(table.table_session, 0, Care.BOT)  # for whoever never comes back
        assert table.table_session.seating.seats()[0].level

    run(play())


def test_a_host_that_comes_back_knows_which_moves_bots_have_made(tmp_path: Path) -> None:
    async def play() -> None:
        record = await begun(tmp_path)
        table = TableHost.resume(a_plan(tmp_path), record, choosing())
        session, moved = table.table_session, set[int]()
        for seat in (0, 1):
            look_after(session, seat, Care.BOT)
        for _ in range(6):
            asked = session.thinking()
            assert asked
            session.bot_acts(asked, an_action(asked.view), monotonic())
            moved |= {asked.seq + 1} if asked.seat < 2 else set()
        table.server.flush()
        table._journals.close()
        again = TableHost.resume(a_plan(tmp_path), record, choosing()).table_session
        assert again.game
        assert again.game.by_bot == moved
        assert [place.bot_played for place in again.seating.places] == [True, True, False]

    run(play())


def test_a_host_that_comes_back_knows_what_was_said(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2)
        async with hosting(plan, choosing(1, 0.05)) as table:
            ada = Player(an_aim(table, "Ada")).start()
            await until("the game", lambda: table.record)
            await until("Ada", lambda: ada.guest.state.lobby)
            ada.guest.state.send(Say("hello", False))
            await until("the line", lambda: ada.guest.state.chat.lines)
            record = table.record
            table.server.flush()
            assert ada.running
            ada.running.cancel()
            assert record
            table._journals.close()
            again = TableHost.resume(plan, record, choosing())
            assert [said.line.words for said in again.table_session.chat] == ["hello"]

    run(play())


def test_a_host_that_comes_back_knows_that_the_game_is_paused(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2)
        async with hosting(plan, choosing(1, 0.05)) as table:
            ada = Player(an_aim(table, "Ada")).start()
            await until("the game", lambda: ada.guest.state.game)
            ada.guest.state.send(Pause(True))
            await until("the pause", lambda: ada.guest.state.lobby and ada.guest.state.lobby.paused)
            record = table.record
            assert ada.running
            ada.running.cancel()
            assert record
            table._journals.close()
            again = TableHost.resume(plan, record, choosing()).table_session
            assert again.lobby(monotonic()).paused
            assert again.thinking() is None

    run(play())


def test_the_seed_of_a_deal_is_too_long_to_be_searched_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 3)) as table:
            await until("the end", lambda: table.finished)
            assert table.finished
            seed = table.finished.match.header.seed
            assert 2**200 < seed < 2**256
            assert load_record(tmp_path / "game-1.jsonl").header.seed == seed

    run(play())


def test_a_full_disk_is_told_and_the_record_is_whole_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = False
    append = RecordWriter._append

    def when_there_is_room(writer: RecordWriter, line: str) -> None:
        if full:
            raise OSError(errno.ENOSPC, "No space left on device")
        append(writer, line)

    monkeypatch.setattr(RecordWriter, "_append", when_there_is_room)

    async def play() -> None:
        nonlocal full
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2), choosing(1, 0.02)) as table:
            finished = remember(table)
            player = Player(an_aim(table, "Ada"), choose=choosing(2, 0.02)).start()
            state = player.guest.state
            await until("the game", lambda: state.game and state.game.following.seq > 3)
            full = True
            await until("the word", lambda: state.lobby and not state.lobby.saved)
            full = False
            await until("all well", lambda: state.lobby and state.lobby.saved)
            await player.end()
            (game,) = finished
            assert game.record
            assert len(load_record(game.record).actions) == game.match.seq

    run(play())


@pytest.mark.slow("evening")
def test_the_table_is_saved_again_without_another_action_when_there_is_room(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2)
        async with hosting(plan, choosing(1)) as table:
            told: list[bool] = []
            table.on_saving = lambda trouble: told.append(trouble is None)
            player = Player(an_aim(table, "Ada"), choose=choosing(2, 3600)).start()
            with no_room_beyond(100):
                await until("the word", lambda: _saved(player) is False)
            moves = table.table_session.game and table.table_session.game.match.seq
            await until("all well", lambda: _saved(player))
            assert table.table_session.game
            assert table.table_session.game.match.seq == moves
            assert told == [False, True]
            assert table.saving_trouble is None
            assert len(load_record(tmp_path / "game-1.jsonl").actions) == moves
            assert player.running
            player.running.cancel()

    run(play())


def _saved(player: Player) -> bool | None:
    lobby = player.guest.state.lobby
    return lobby.saved if lobby else None


def test_a_disk_that_takes_nothing_at_all_does_not_end_the_evening(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "file").touch()
        plan = a_plan(tmp_path / "file" / "is no folder", 3, ("easy",) * 2)
        async with hosting(plan) as table:
            finished = remember(table)
            player = Player(an_aim(table, "Ada")).start()
            await player.end()
            assert finished
            assert player.guest.state.lobby
            assert not player.guest.state.lobby.saved

    run(play())


def test_games_follow_each_other_each_with_its_own_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2)) as table:
            finished = remember(table)
            player = Player(an_aim(table, "Ada")).start(games=2)
            await player.end()
            assert [game.record and game.record.name for game in finished] == [
                "game-1.jsonl",
                "game-2.jsonl",
            ]

    run(play())


def test_the_usual_port_or_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as first:
            monkeypatch.setattr("net.lan.table_host.PORT", first.host.port)
            second = TableHost.new(a_plan(tmp_path, setup=TableSetup("Other")), choosing())
            assert second.open(None) not in (0, first.host.port)
            await second.close()

    run(play())


def test_a_port_that_was_asked_for_is_not_exchanged_for_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path)) as first:
            second = TableHost.new(a_plan(tmp_path, setup=TableSetup("Other")), choosing())
            with pytest.raises(OSError, match="(?i)in use|only one usage"):
                second.open(first.host.port)

    run(play())


def test_a_host_whose_window_never_comes_keeps_its_seats_only_for_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        plan = replace(a_plan(tmp_path), people=("Olga",))
        table_session = TableHost.new(plan, choosing()).table_session
        now = monotonic()
        table_session.tick(now + KEPT_IN_THE_LOBBY / 2)
        assert [seat.name for seat in table_session.seating.seats()] == ["Olga", "", ""]
        table_session.tick(now + KEPT_IN_THE_LOBBY + 1)
        assert table_session.seating.open == [0, 1, 2]

    run(play())


def test_a_finished_game_that_is_resumed_is_over_already_and_is_not_told_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2)
        async with hosting(plan) as table:
            player = Player(an_aim(table, "Ada")).start()
            await player.end()
            assert table.record
            record = table.record
            kept = record.with_suffix(".table").read_text()
        record.with_suffix(".table").write_text(kept)
        again = TableHost.resume(plan, record, choosing())
        told = remember(again)
        again.open(0)
        assert again.finished
        assert told == []
        await again.close()

    run(play())


def test_a_host_that_ends_between_two_games_of_a_series_comes_back_with_the_standings(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2, options=Options(games=2))
        async with hosting(plan) as table:
            await Player(an_aim(table, "Ada")).start().end()
            finished = table.finished
            assert finished
            assert finished.record
            before = table.table_session.lobby(0.0).series
        assert len(before.games) == 1
        again = TableHost.resume(plan, finished.record, choosing())
        assert again.table_session.lobby(0.0).series == before
        assert again.table_session.phase is Phase.OVER

    run(play())


@pytest.mark.slow("evening")
def test_a_host_that_is_killed_in_the_second_game_still_knows_the_first(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2, options=Options(games=2))
        async with hosting(plan, choosing(1, 0.02)) as table:
            player = Player(an_aim(table, "Ada"), choose=choosing(2, 0.02)).start(games=2)
            await until("the second game", lambda: table.table_session.series_tracker.before.games)
            await until("its file", lambda: table.record and kept_of(table.record).exists())
            assert table.record
            text, record = kept_of(table.record).read_text(), table.record
            copy = tmp_path / "killed.jsonl"
            copy.write_bytes(record.read_bytes())
            kept_of(copy).write_text(text)
            before = table.table_session.series_tracker.before
            assert not kept_of(tmp_path / "game-1.jsonl").exists()
            await player.end()
        assert not kept_of(record).exists()
        again = TableHost.resume(plan, copy, choosing())
        assert again.table_session.lobby(0.0).series == before

    run(play())


def kept_of(record: Path) -> Path:
    return record.with_suffix(".table")


def test_a_record_is_never_without_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, found = RecordWriter.create, list[tuple[int, int]]()

    def watched(path: Path, header: Header) -> RecordWriter:
        kept = read_kept(path.with_suffix(".table").read_bytes())
        found.append((kept.game, len(kept.before.games)))
        return create(path, header)

    monkeypatch.setattr(RecordWriter, "create", watched)

    async def play() -> None:
        plan = replace(a_plan(tmp_path, 3, ("easy",) * 2), options=Options(games=3))
        async with hosting(plan) as table:
            await Player(an_aim(table, "Ada")).start(games=2).end()

    run(play())
    assert found[:2] == [(1, 0), (2, 1)]


def test_a_table_whose_name_was_typed_oddly_is_joined_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(
            a_plan(tmp_path, setup=TableSetup("Sun\tday\u202e" + "!" * 60))
        ) as table:
            ada = Player(an_aim(table, "Ada")).start()
            lobby = await until("Ada", lambda: ada.guest.state.lobby)
            assert lobby
            assert lobby.table == "Sun day" + "!" * 17
            assert ada.running
            ada.running.cancel()

    run(play())
