"""A saved game goes on elsewhere: from one screen at a LAN table, or from a table at one screen."""

import asyncio
import errno
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from commands.lan_bridge import LanBridge
from commands.local_games import LocalGames
from game.lobby import Link, Options, Phase
from game.rules.errors import RecordError
from game.series import GameResult, Series
from game.session import LocalSession, Session
from game.storage.file_suffixes import PLACE_ENDING, TABLE_ENDING
from game.storage.folders import Folders
from game.storage.records import RecordInUse, RecordWriter, load_record
from game.storage.series_files import keep_series, load_series, series_file
from game.storage.settings import SettingsFile
from game.ui.lan.lan_api import JoinRequest, LanTable, SavedGameRequest
from net.lan.table_host import TableHost
from tests.commands.records import write_record
from tests.commands.test_lan_bridge import frames, make_a_move, the_game
from tests.commands.test_local_games import act
from tests.net.lan.tables import a_plan, choosing
from tests.net.table.acting import an_action

GAME = GameResult(("Ada", "Zoë", "Łukasz"), (10, 20, 30), 0)
MOVES = 80  # more than a window handles in a frame


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    found = Folders(tmp_path, tmp_path)
    found.saves.mkdir()
    found.tables.mkdir()
    return found


@pytest.fixture
def lan(folders: Folders) -> Iterator[LanBridge]:
    party = LanBridge(folders)
    yield party
    party.close()


@pytest.fixture
def games(folders: Folders) -> Iterator[LocalGames]:
    local = LocalGames(folders, SettingsFile(folders.settings))
    yield local
    local.close()


def a_save(folders: Folders, *, closed: bool = False) -> Path:
    actions = 1000 if closed else MOVES
    return write_record(folders.saves / "evening.jsonl", actions=actions, seed=10)


def share(lan: LanBridge, record: Path, *people: str) -> LanTable:
    """The table of a saved game, at the host's screen."""
    host = lan.host_saved(SavedGameRequest(record, "Sunday", people, Options(), "Host"))
    frames(host, until=lambda: host.lobby)
    return host


def visit(lan: LanBridge, host: LanTable, name: str) -> LanTable:
    assert host.door
    guest = lan.join(
        JoinRequest([("127.0.0.1", host.door.port)], (name,), watch=False, code=host.door.code)
    )
    frames(host, guest, until=lambda: guest.lobby)
    return guest


def here(host: LanTable) -> list[str]:
    assert host.lobby
    return [seat.name for seat in host.lobby.seats if seat.here]


def begin(host: LanTable, *guests: LanTable) -> None:
    for guest in guests:
        guest.ready(True)

    def ready() -> bool:
        seats = host.lobby.seats if host.lobby else ()
        return all(seat.ready or seat.peer == host.peer for seat in seats)

    frames(host, *guests, until=ready)
    host.start()
    frames(host, *guests, until=lambda: host.lobby and host.lobby.phase is Phase.PLAYING)


def follow(session: Session, *visits: LanTable) -> int:
    """Take all moves of the saved game; returns the newest step."""
    frames(*visits, until=lambda: session.view_as(None).seq >= MOVES)
    return session.view_as(None).seq


def test_a_game_of_one_screen_goes_on_at_a_table_and_is_recorded_there_only(
    lan: LanBridge, folders: Folders
) -> None:
    record = a_save(folders)
    keep_series(record, Series(3, (GAME,)))
    host = share(lan, record, "Ada")
    assert host.door
    assert len(host.door.code) == 6
    assert host.lobby
    assert (host.lobby.phase, host.lobby.continues) == (Phase.LOBBY, MOVES)
    assert here(host) == ["Ada"]
    zoe, lukasz = visit(lan, host, "zoë"), visit(lan, host, "Vera")
    frames(host, zoe, lukasz, until=lambda: here(host) == ["Ada", "Zoë"])
    host.give_seat(2, lukasz.peer)
    frames(host, zoe, lukasz, until=lambda: here(host) == ["Ada", "Zoë", "Vera"])
    assert record.exists()
    begin(host, zoe, lukasz)
    sessions = the_game(host, zoe, lukasz)
    assert [session.seats for session in sessions] == [(0,), (1,), (2,)]
    assert [follow(session, host, zoe, lukasz) for session in sessions] == [MOVES] * 3
    make_a_move(host, zoe, lukasz)
    assert not [*folders.saves.iterdir()]
    home = folders.tables / record.name
    assert len(load_record(home).actions) == MOVES + 1
    assert {file.suffix for file in folders.tables.iterdir()} == {".jsonl", ".table", PLACE_ENDING}
    assert lan.series_before(home) == Series(3, (GAME,))
    host.leave()


def test_a_lobby_that_is_closed_leaves_the_saved_game_as_it_was(
    lan: LanBridge, games: LocalGames, folders: Folders
) -> None:
    record = a_save(folders)
    host = share(lan, record)
    with pytest.raises(RecordInUse):
        games.resume(record)
    host.leave()
    frames(host, until=lambda: host.connection.link is not Link.THERE)
    assert [file.name for file in folders.saves.iterdir()] == [record.name]
    assert not [*folders.tables.iterdir()]
    session = frames(until=partial(_resumed, games, record))
    assert len(session.players) == 3


def _resumed(games: LocalGames, record: Path) -> LocalSession | None:
    try:
        return games.resume(record)
    except RecordInUse:  # the table is still closing
        return None


def test_a_record_that_could_be_moved_but_not_opened_goes_on_with_the_next_start(
    lan: LanBridge, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = a_save(folders)
    host = share(lan, record, "Ada", "Zoë", "Łukasz")

    def no_more_files(*_: object) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with monkeypatch.context() as broken:
        broken.setattr(RecordWriter, "resume", no_more_files)
        host.start()
        assert frames(host, until=host.declined)[0].why == "not-resumed"
    assert (folders.tables / record.name).exists()
    begin(host)
    (shared,) = the_game(host)
    assert follow(shared, host) == MOVES


def test_a_game_that_is_played_here_cannot_be_shared_until_it_is_left(
    lan: LanBridge, games: LocalGames, folders: Folders
) -> None:
    record = a_save(folders)
    games.resume(record)
    host = lan.host_saved(SavedGameRequest(record, "Sunday", (), Options()))
    frames(host, until=lambda: host.connection.link is Link.OUT)
    assert host.connection.why == "in-use"
    games.leave()
    assert share(lan, record).lobby


def test_a_player_called_as_the_host_of_a_table_does_not_keep_it_from_opening(
    lan: LanBridge, folders: Folders
) -> None:
    host = lan.host_saved(SavedGameRequest(a_save(folders), "Sunday", (), Options(), "Ada"))
    frames(host, until=lambda: host.lobby or host.connection.link is Link.OUT)
    assert host.lobby
    assert [one.name for one in host.lobby.onlookers] == ["Ada 1"]


def test_a_game_that_is_over_or_damaged_opens_no_table(lan: LanBridge, folders: Folders) -> None:
    over = a_save(folders, closed=True)
    broken = folders.saves / "broken.jsonl"
    broken.write_bytes(over.read_bytes()[:500] + b"oh no\n")
    for record in (over, broken):
        host = lan.host_saved(SavedGameRequest(record, "Sunday", (), Options()))
        frames(host, until=partial(lambda one: one.connection.link is Link.OUT, host))
        assert host.connection.why == "not-resumed"
        assert record.exists()


def test_a_game_of_a_table_goes_on_at_this_screen_with_its_series(
    games: LocalGames, lan: LanBridge, folders: Folders
) -> None:
    record = a_save(folders)
    keep_series(record, Series(3, (GAME,)))
    host = share(lan, record, "Ada", "Zoë", "Łukasz")
    begin(host)
    (shared,) = the_game(host)
    follow(shared, host)
    turn = shared.view_as(None).view.table.turn
    shared.submit(turn, an_action(shared.view_as(turn).view), MOVES)
    frames(host, until=lambda: shared.view_as(None).seq > MOVES)
    host.leave()
    home = folders.tables / record.name
    session = frames(until=partial(_brought, games, home))
    assert session.seats == (0, 1, 2)
    assert games.series == Series(3, (GAME,))
    act(session)
    assert games.record == record
    assert len(load_record(record).actions) == MOVES + 2
    assert not [*folders.tables.iterdir()]
    assert load_series(record) == Series(3, (GAME,))


def names(session: Session) -> tuple[str, ...]:
    return tuple(player.name for player in session.players)


def test_who_took_over_a_seat_plays_on_wherever_the_game_goes(
    games: LocalGames, lan: LanBridge, folders: Folders
) -> None:
    record = a_save(folders)
    keep_series(record, Series(3, (GAME,)))
    host = share(lan, record, "Ada", "Zoë")
    vera = visit(lan, host, "Véra")
    host.give_seat(2, vera.peer)
    frames(host, vera, until=lambda: here(host) == ["Ada", "Zoë", "Véra"])
    begin(host, vera)
    host.leave()
    vera.leave()
    home = folders.tables / record.name
    session = frames(until=partial(_brought, games, home))
    assert names(session) == ("Ada", "Zoë", "Véra")
    assert names(games.seat_bots({1: "easy"})) == ("Ada", "Zoë", "Véra")
    assert names(games.resume(record)) == ("Ada", "Zoë", "Véra")
    assert names(games.watch(record)) == ("Ada", "Zoë", "Véra")
    ended = GameResult(("Ada", "Zoë", "Véra"), (5, 6, 7), 1)
    counted = games.series_with(ended).games[-1]
    assert counted == GameResult(GAME.names, (5, 6, 7), 1, ("Ada", "Zoë", "Véra"))
    assert tuple(player.name for player in load_record(record).header.players) == GAME.names

    games.close()
    again = share(lan, record, "Ada")
    assert again.lobby
    assert [seat.name for seat in again.lobby.seats] == ["Ada", "Zoë", "Véra"]
    vera = visit(lan, again, "véra")
    frames(again, vera, until=lambda: here(again) == ["Ada", "Véra"])
    for table in (again, vera):
        table.leave()


def test_who_plays_now_is_known_before_a_lan_game_is_continued_here(
    games: LocalGames, folders: Folders
) -> None:
    record = a_save(folders)
    plan = a_plan(folders.tables)
    table = TableHost.resume(plan, record, choosing())
    assert table.table_session.game
    table.table_session.game.names[2] = "Véra"
    table.server.flush()
    asyncio.run(table.close())
    assert names(games.watch(record)) == ("Ada", "Zoë", "Véra")
    assert names(games.resume(record)) == ("Ada", "Zoë", "Véra")
    games.close()
    served = TableHost.resume(plan, record, choosing())
    assert served.table_session.game
    assert served.table_session.game.names == ["Ada", "Zoë", "Véra"]
    asyncio.run(served.close())


def test_a_table_that_cannot_be_read_is_watched_under_the_names_of_the_record(
    games: LocalGames, folders: Folders
) -> None:
    record = write_record(folders.tables / "evening.jsonl", actions=9)
    record.with_suffix(TABLE_ENDING).write_text("oh no")
    assert names(games.watch(record)) == GAME.names


def _brought(games: LocalGames, record: Path) -> LocalSession | None:
    try:
        return games.bring_here(record)
    except RecordInUse:  # the table is still closing
        return None


def test_a_game_that_serve_has_continued_goes_on_here_with_its_series(
    games: LocalGames, folders: Folders
) -> None:
    record = a_save(folders)
    keep_series(record, Series(3, (GAME,)))
    plan = a_plan(folders.tables)
    table = TableHost.resume(plan, record, choosing())
    table.server.flush()
    asyncio.run(table.close())
    assert record.with_suffix(TABLE_ENDING).exists()
    assert not series_file(record).exists()
    games.resume(record)
    assert games.record == record
    assert games.series == load_series(record) == Series(3, (GAME,))
    assert not record.with_suffix(TABLE_ENDING).exists()


def test_a_table_in_use_or_a_damaged_record_is_not_moved(
    games: LocalGames, folders: Folders
) -> None:
    record = write_record(folders.tables / "evening.jsonl", actions=9)
    writer, _ = RecordWriter.resume(record)
    with pytest.raises(RecordInUse):
        games.bring_here(record)
    writer.close()
    record.write_bytes(record.read_bytes() + b"oh no\n{}\n")
    with pytest.raises(RecordError):
        games.bring_here(record)
    assert record.exists()
    assert not [*folders.saves.iterdir()]


def test_a_name_that_the_other_folder_has_is_not_overwritten(
    games: LocalGames, folders: Folders
) -> None:
    there = write_record(folders.saves / "evening.jsonl", actions=3)
    before = there.read_bytes()
    games.bring_here(write_record(folders.tables / "evening.jsonl", actions=9))
    assert there.read_bytes() == before
    assert games.record == folders.saves / "evening_02.jsonl"


def test_a_broken_file_of_a_table_is_set_aside_and_the_game_goes_on_alone(
    games: LocalGames, folders: Folders
) -> None:
    record = write_record(folders.tables / "evening.jsonl", actions=9)
    record.with_suffix(TABLE_ENDING).write_text("oh no")
    told: list[Path] = []
    games.on_broken_series = told.append
    games.bring_here(record)
    assert games.series == Series()
    assert [file.read_text() for file in told] == ["oh no"]
    assert not series_file(folders.saves / record.name).exists()
