"""Finished games of other hosts: kept once, with the map if this computer lacks it."""

from datetime import datetime
from pathlib import Path

import pytest

from commands.check import check
from game.board import Board, Shelf, write_board
from game.options import MOST_GAMES
from game.rules.errors import RecordError
from game.rules.setup import SEED_BITS
from game.series import Series
from game.storage.file_suffixes import MAP_ENDING
from game.storage.kept_games import KeptGames
from game.storage.records import load_record
from game.storage.saves import SavedGames
from game.storage.series_files import load_place
from tests.builders import france
from tests.commands.records import write_record
from tests.disk import no_room_beyond

NOW = datetime(2026, 11, 19, 20, 15)


class Home:
    """A guest's computer with a folder of maps of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.boards = folder / "lan", folder / "boards"
        self.boards.mkdir()
        self.shelf = Shelf(self.boards)
        self.kept_games = KeptGames(self.folder, self.shelf.load, lambda: NOW)

    def has(self, board: Board) -> None:
        (self.boards / f"{board.name}.json").write_bytes(write_board(board))

    def keep(self, board: Board, source: Path, before: Series | None = None) -> Path:
        text = write_record(source, board=board).read_text(encoding="utf-8")
        return self.kept_games.keep(text, board, before or Series())

    def files(self) -> list[str]:
        return sorted(file.name for file in self.folder.iterdir())


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def named(name: str, *, without: int = 0) -> Board:
    """A map like France, perhaps without some of its barriers."""
    board = france()
    return Board(name, name.title(), board.spaces, frozenset(sorted(board.barriers)[without:]))


def test_a_game_on_a_shipped_map_is_kept_alone_and_once(home: Home, tmp_path: Path) -> None:
    path = home.keep(france(), tmp_path / "a.jsonl")
    assert home.files() == ["2026-11-19_20-15-00.jsonl"]
    assert home.keep(france(), tmp_path / "b.jsonl") == path
    assert len(home.files()) == 1
    assert path.stat().st_mode & 0o077 == 0


def test_the_record_of_a_host_on_this_computer_is_not_kept_again(
    home: Home, tmp_path: Path
) -> None:
    home.folder.mkdir()
    seeds = 2**SEED_BITS - 1, 7, 1
    text = write_record(tmp_path / "a.jsonl", seed=7).read_text(encoding="utf-8")
    guests = text.replace('"seed":7', '"seed":0')
    for number, seed in enumerate(seeds):
        host = home.folder / f"host-{number}.jsonl"
        host.write_text(text.replace('"seed":7', f'"seed":{seed}'), encoding="utf-8")
        assert home.kept_games.keep(guests, france(), Series()) == host
        assert home.files() == [host.name]
        host.unlink()
    other = write_record(home.folder / "other.jsonl", seed=8)
    assert home.kept_games.keep(guests, france(), Series()) != other
    assert len(home.files()) == 2


def test_the_hosts_own_map_lies_beside_it_and_the_game_can_be_watched(
    home: Home, tmp_path: Path
) -> None:
    board = named("friday")
    path = home.keep(board, tmp_path / "a.jsonl")
    assert home.files() == [f"{path.stem}.jsonl", f"{path.stem}{MAP_ENDING}"]
    assert load_record(path, home.shelf.load).header.board == board
    assert check([path]) == 0
    games = SavedGames(home.folder, home.boards)
    while games.step():
        pass
    assert [(game.finished, game.problem) for game in games.games] == [(True, None)]
    assert games.delete(path)
    assert home.files() == []


def test_a_full_disk_leaves_no_map_without_its_record(home: Home, tmp_path: Path) -> None:
    board = named("paris")
    source = write_record(tmp_path / "a.jsonl", board=board, seed=2)
    record, room = source.read_text(encoding="utf-8"), len(write_board(board))
    assert len(record) < room
    long = record.replace('"seed":2', f'"seed":2{" " * (room - len(record) + 1)}')
    with no_room_beyond(room), pytest.raises(OSError, match="File too large"):
        home.kept_games.keep(long, board, Series())
    assert home.files() == []


def test_a_map_that_is_here_already_is_not_kept_again(home: Home, tmp_path: Path) -> None:
    board = named("friday")
    home.has(board)
    home.keep(board, tmp_path / "a.jsonl")
    assert [name for name in home.files() if name.endswith(MAP_ENDING)] == []


def test_another_map_of_the_same_name_is_never_touched(home: Home, tmp_path: Path) -> None:
    mine, theirs = named("friday", without=2), named("friday")
    home.has(mine)
    path = home.keep(theirs, tmp_path / "a.jsonl")
    assert home.shelf.load("friday") == mine
    assert load_record(path, home.shelf.load).header.board == theirs


def test_the_place_in_a_series_is_kept(home: Home, tmp_path: Path) -> None:
    path = home.keep(france(), tmp_path / "a.jsonl", Series(MOST_GAMES))
    place = load_place(path)
    assert place is not None
    assert (place.game, place.length) == (1, MOST_GAMES)


def test_what_is_no_valid_record_is_not_kept(home: Home) -> None:
    with pytest.raises(RecordError):
        home.kept_games.keep('{"format":"paris-connection"}\n', france(), Series())
    assert not home.folder.exists()


def test_a_broken_map_beside_a_record_is_ignored(home: Home, tmp_path: Path) -> None:
    path = home.keep(france(), tmp_path / "a.jsonl")
    path.with_suffix(MAP_ENDING).write_text("{}")
    assert load_record(path, home.shelf.load).header.board == france()
