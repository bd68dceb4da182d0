"""Saved games read; what can be wrong with a file is held by test_saves.py."""

from pathlib import Path

from game.board import Board, load_board, read_board
from game.rules.scoring import result
from game.storage.records import load_record
from game.storage.save_reader import SaveReader
from game.storage.saved_game import SavedGame
from game.storage.saves import SavedGames
from tests.builders import board_file
from tests.commands.records import write_record

SHIPPED = sorted((Path(__file__).parents[2] / "records").glob("*.jsonl"))


def test_a_glance_tells_the_same_as_playing_the_whole_record() -> None:
    reader = SaveReader()
    for path in SHIPPED:
        seen = reader.glance(SavedGame(path, 0.0, 0))
        *_, played = reader.check(seen)
        over = result(load_record(path).final)
        told = seen._replace(checked=True, board="France", touched=True)
        told = told._replace(winners=over.winners, points=over.most_points)
        assert played == told
        assert reader.glance(played) == played


def test_a_board_is_read_once_and_in_a_step_of_its_own() -> None:
    asked: list[str] = []

    def board_named(name: str) -> Board:
        asked.append(name)
        return load_board(name)

    reader, game = SaveReader(board_named), SavedGame(SHIPPED[0], 0.0, 0)
    first, again = ([step.checked for step in reader.check(game)] for _ in range(2))
    assert first == [False, *again]
    assert asked == ["france"]


def test_a_game_whose_board_is_gone_says_which(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    write_record(path, board=read_board(board_file()), actions=2)
    (game,) = SaveReader().check(SavedGame(path, 0.0, 0))
    assert game.problem is not None
    assert game.problem.board == "island"
    assert not game.checked


def test_an_own_board_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_bytes(board_file())
    write_record(tmp_path / "own.jsonl", board=read_board(board_file()), actions=2)
    saves = SavedGames(tmp_path, tmp_path)
    while saves.step():
        pass
    (game,) = saves.games
    assert game.checked
    assert game.problem is None
