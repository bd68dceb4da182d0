"""Reads files that earlier versions wrote; `make_home.py` says how they were made."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from commands.local_games import LocalGames
from game.board import load_board
from game.rules.setup import deal
from game.rules.table import Ending
from game.series import SeriesPlace
from game.storage.folders import Folders
from game.storage.kept_seat import read_seat
from game.storage.records import load_record
from game.storage.saved_game import SeriesSource
from game.storage.saves import SavedGames
from game.storage.series_files import load_place, load_series
from game.storage.settings import SettingsFile
from net.lan.passes import Passes, kept_by
from net.lan.table_host import TableHost
from net.table.table_file import read_kept
from tests.compatibility.make_home import BEFORE, CODE, OPTIONS, SEAT, SETTINGS, WHEN
from tests.net.lan.tables import Player, a_plan, an_aim, choosing, remember, run

SAVED = "2026-11-18_13-04-16.jsonl"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy, since the program may change what it reads."""
    return shutil.copytree(Path(__file__).parent / "home", tmp_path / "home")


def test_settings_are_read(home: Path) -> None:
    kept = SettingsFile(home / "settings.json")
    assert (kept.current, kept.warning) == (SETTINGS, None)


@pytest.mark.parametrize("confirmed", ["true", "false", '"often"'])
def test_whether_every_move_was_once_confirmed_is_forgotten(home: Path, confirmed: str) -> None:
    path = home / "settings.json"
    text = path.read_text("utf-8")
    assert '"confirm_moves": false' in text
    path.write_text(
        text.replace('"confirm_moves": false', f'"confirm_moves": {confirmed}'), "utf-8"
    )
    kept = SettingsFile(path)
    assert (kept.current, kept.warning) == (SETTINGS, None)
    assert not kept.current.confirm_every_move
    kept.change(replace(kept.current, muted=not kept.current.muted))
    assert '"confirm_moves"' not in path.read_text("utf-8")


def test_a_reserved_seat_is_read(home: Path) -> None:
    assert read_seat(home / "seat.json", WHEN + 60) == SEAT


def test_a_game_of_a_series_goes_on(home: Path) -> None:
    record = home / "saves" / SAVED
    assert load_series(record) == BEFORE
    assert load_place(record) == SeriesPlace(2, 3)
    games = LocalGames(Folders(home, home), SettingsFile(home / "settings.json"))
    session = games.resume(record)
    assert session.view_as(None).seq == 2
    assert games.series == BEFORE


@pytest.mark.parametrize("name", [f"saves/{SAVED}", "lan/game-1.jsonl", "lan/game-2.jsonl"])
def test_a_record_of_version_1_is_read(name: str, home: Path) -> None:
    record = load_record(home / name)
    assert (record.header.board, record.warnings) == (load_board("france"), ())
    assert record.header.version == 1
    assert record.actions
    assert record.closed is (name == "lan/game-1.jsonl")


def test_a_record_of_version_2_is_read() -> None:
    record = load_record(Path(__file__).parent / "version-2.jsonl")
    assert (record.header.version, record.warnings) == (2, ())
    assert record.final.table.ending is Ending.AGREED


def test_only_a_game_that_goes_on_is_rewritten(home: Path) -> None:
    finished = (home / "lan" / "game-1.jsonl").read_bytes()
    games = LocalGames(Folders(home, home), SettingsFile(home / "settings.json"))
    games.resume(home / "saves" / SAVED)
    games.close()
    games.resume(home / "lan" / "game-1.jsonl")
    games.close()
    assert load_record(home / "saves" / SAVED).header.version == 2
    assert (home / "lan" / "game-1.jsonl").read_bytes() == finished


@pytest.mark.parametrize("name", [f"saves/{SAVED}", "lan/game-1.jsonl", "lan/game-2.jsonl"])
def test_a_seed_still_deals_the_same_game(name: str, home: Path) -> None:
    header = load_record(home / name).header
    drawn = deal(header.board, len(header.players), header.seed, first=header.drawn.first)
    assert drawn == header.drawn


def test_the_title_offers_to_continue_both_games(home: Path) -> None:
    tables = SeriesSource(".table", lambda record: read_kept(_table(record)).before)
    for saves in (SavedGames(home / "saves"), SavedGames(home / "lan", source=tables)):
        while saves.step():
            pass
        assert [game.problem for game in saves.games if game.problem] == []
        unfinished = saves.unfinished()
        assert unfinished
        assert (unfinished.place, unfinished.series is not None) == (SeriesPlace(2, 3), True)


def test_a_table_and_its_passes_bring_everyone_back_to_their_seats(home: Path) -> None:
    record = home / "lan" / "game-2.jsonl"
    kept = read_kept(_table(record))
    assert (kept.code, kept.game, kept.options, len(kept.before.games)) == (CODE, 2, OPTIONS, 1)
    assert [said.line.words for said in kept.chat] == ["Salut !"]

    async def play() -> None:
        table = TableHost.resume(a_plan(home / "lan"), record, choosing())
        finished = remember(table)
        table.open(0)
        players = []
        for seat, name in enumerate(("Ada", "Ben")):
            passes = Passes(home / "passes")
            assert passes.get(kept.id, kept_by([name]))
            players.append(Player(an_aim(table, name, code=CODE), passes, choosing(seat)).start())
        for player in players:
            await player.end()
        assert [player.games[0].seats for player in players] == [(0,), (1,)]
        assert finished[0].record == record
        await table.close()

    run(play())
    assert load_record(record).closed


def _table(record: Path) -> bytes:
    return record.with_suffix(".table").read_bytes()
