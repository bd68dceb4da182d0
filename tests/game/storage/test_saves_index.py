"""What was read of saved games is kept for the next start, and never believed when it is wrong."""

import json
import os
import stat
from pathlib import Path

import pytest

from game.series import Series
from game.storage.saved_game import SavedGame
from game.storage.saves import SavedGames
from game.storage.saves_index import LARGEST, read_index
from game.storage.series_files import keep_series
from tests.commands.records import write_record


def a_folder(tmp_path: Path) -> Path:
    """A game in progress and two finished ones."""
    folder = tmp_path / "saves"
    folder.mkdir()
    for number, actions in enumerate((4, 1000, 1000)):
        path = write_record(folder / f"{number}.jsonl", actions=actions)
        os.utime(path, (1000 + number, 1000 + number))
    return folder


def looked_through(
    folder: Path, index: Path, boards: Path | None = None
) -> tuple[tuple[SavedGame, ...], int]:
    """The games, and how many records were opened."""
    opened = 0
    plain = Path.open

    def watched(path: Path, mode: str = "r", buffering: int = -1) -> object:
        nonlocal opened
        opened += path.suffix == ".jsonl"
        return plain(path, mode, buffering)

    saves = SavedGames(folder, boards, index=index)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", watched)
        while saves.step():
            pass
    return saves.games, opened


def test_the_second_time_no_record_is_opened(tmp_path: Path) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    first, opened = looked_through(folder, index)
    assert opened == 6  # a look and the whole record
    again, opened = looked_through(folder, index)
    assert (again, opened) == (first, 0)
    assert stat.S_IMODE(index.stat().st_mode) == 0o600 or os.name == "nt"


def test_only_what_has_changed_is_read_again(tmp_path: Path) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    looked_through(folder, index)
    os.utime(folder / "1.jsonl", (5000, 5000))
    games, opened = looked_through(folder, index)
    assert opened == 2
    assert [game.path.stem for game in games] == ["1", "2", "0"]
    assert all(game.checked for game in games)
    assert looked_through(folder, index)[1] == 0


def test_a_changed_map_makes_everything_be_read_again(tmp_path: Path) -> None:
    folder, index, boards = a_folder(tmp_path), tmp_path / "saves.index", tmp_path / "boards"
    looked_through(folder, index, boards)
    boards.mkdir()
    (boards / "mine.json").write_text("{}", encoding="utf-8")
    assert looked_through(folder, index, boards)[1] == 6
    assert looked_through(folder, index, boards)[1] == 0


def test_broken_games_and_the_newest_of_a_series_are_read_every_time(tmp_path: Path) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    keep_series(folder / "0.jsonl", Series(3))
    (folder / "1.jsonl").write_bytes(b"oh no\n")
    first, _ = looked_through(folder, index)
    again, opened = looked_through(folder, index)
    assert (again, opened) == (first, 3)  # one look at the broken one, two at the series


def test_a_deleted_game_does_not_come_back(tmp_path: Path) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    looked_through(folder, index)
    (folder / "2.jsonl").unlink()
    assert [game.path.stem for game in looked_through(folder, index)[0]] == ["1", "0"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"version":2', b'"version":3'),
        lambda data: data.replace(b'"program":"', b'"program":"9'),
        lambda data: b"\xff" + data,
        lambda data: data + b"x" * LARGEST,
        lambda data: data.replace(b'["', b'[["'),
    ],
)
def test_a_damaged_index_changes_nothing(tmp_path: Path, spoil: object) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    first, _ = looked_through(folder, index)
    assert callable(spoil)
    index.write_bytes(spoil(index.read_bytes()))
    again, opened = looked_through(folder, index)
    assert again == first
    assert opened
    assert looked_through(folder, index)[1] == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (0, "../0.jsonl"),
        (0, ""),
        (2, "1"),
        (3, ["Ada"]),
        (3, ["Ada", "Ben", "\u0000"]),
        (3, ["Ada"] * 7),
        (4, -1),
        (5, 1),
        (6, ""),
        (9, None),
        (9, []),
        (9, [0, 6]),
        (9, [True]),
        (9, ["0"]),
        (10, None),
        (10, 1_000_000),
    ],
)
def test_a_hostile_line_is_no_game_of_the_folder(tmp_path: Path, field: int, value: object) -> None:
    folder, index = a_folder(tmp_path), tmp_path / "saves.index"
    looked_through(folder, index)
    header, line, *_ = index.read_bytes().splitlines()
    entry = json.loads(line)
    assert entry[5]  # a finished game
    entry[field] = value
    index.write_bytes(header + b"\n" + json.dumps(entry).encode() + b"\n")
    found = [game for part in read_index(index, frozenset()) for game in part]
    assert not found


def test_without_an_index_nothing_is_written(tmp_path: Path) -> None:
    folder = a_folder(tmp_path)
    saves = SavedGames(folder)
    while saves.step():
        pass
    assert [*tmp_path.iterdir()] == [folder]


def test_a_disk_that_refuses_is_ignored(tmp_path: Path) -> None:
    folder = a_folder(tmp_path)
    (tmp_path / "file").touch()
    games, _ = looked_through(folder, tmp_path / "file" / "saves.index")
    assert all(game.checked for game in games)


def test_urgent_games_are_read_first(tmp_path: Path) -> None:
    folder = a_folder(tmp_path)
    saves = SavedGames(folder)
    saves.urgent = [folder / "0.jsonl"]
    while not saves.game(folder / "0.jsonl").checked:
        assert saves.step()
    assert not saves.game(folder / "1.jsonl").players
    while saves.step():
        pass
    assert all(game.checked for game in saves.games)


def test_a_game_that_is_gone_is_known_by_its_name_only(tmp_path: Path) -> None:
    folder = a_folder(tmp_path)
    saves = SavedGames(folder)
    assert saves.delete(folder / "0.jsonl")
    assert saves.game(folder / "0.jsonl").title == "0"
