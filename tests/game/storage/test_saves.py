import errno
import os
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest

from game.rules.engine import apply
from game.rules.reasons import Rule
from game.rules.scoring import result
from game.series import GameResult, Series
from game.storage.records import LARGEST, RecordWriter, load_record
from game.storage.saves import SavedGames, new_path
from game.storage.series_files import keep_series, series_file
from game.storage.stand_ins import keep_stand_ins
from tests.builders import a_game, a_header
from tests.commands.records import write_record

EVENING = datetime(2025, 11, 16, 21, 5, 33)


def record(path: Path, *, actions: int | None = 5, when: float = 0) -> Path:
    """A record of some actions, or of a whole game with None."""
    seats, seed = 4, 11
    with RecordWriter.create(path, a_header(seats, seed)) as writer:
        for number, (before, action) in enumerate(a_game(seats, seed)):
            if number == actions:
                break
            writer.act(before.table.turn, action)
            state, _ = apply(before, action)
        else:
            writer.end(result(state))
    os.utime(path, (when, when))
    return path


def rewrite(path: Path, data: bytes, when: float) -> None:
    path.write_bytes(data)
    os.utime(path, (when, when))


def looked_through(folder: Path) -> SavedGames:
    saves = SavedGames(folder)
    while saves.step():
        pass
    return saves


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path / "none")
    assert saves.games == ()
    assert not saves.step()
    assert saves.unfinished() is None


def test_games_are_told_newest_first(tmp_path: Path) -> None:
    for name, when in (("a", 20), ("b", 30), ("c", 10)):
        record(tmp_path / f"{name}.jsonl", when=when)
    assert [game.path.stem for game in SavedGames(tmp_path).games] == ["b", "a", "c"]


def test_a_line_tells_who_when_how_far_and_whether_it_is_over(tmp_path: Path) -> None:
    record(tmp_path / "going.jsonl", actions=5, when=2)
    over = record(tmp_path / "over.jsonl", actions=None, when=1)
    going_on, finished = looked_through(tmp_path).games
    assert going_on.title == "Ada, Bérénice, Çelik, Dörte"
    assert (going_on.when, going_on.actions, going_on.finished) == (2, 5, False)
    assert (finished.actions, finished.finished) == (len(load_record(over).actions), True)
    assert finished.checked
    assert finished.problem is None


def test_before_the_first_step_the_list_is_there_by_file_names(tmp_path: Path) -> None:
    record(tmp_path / "2025-11-16_21-05-33.jsonl")
    (game,) = SavedGames(tmp_path).games
    assert game.title == "2025-11-16_21-05-33"
    assert not game.checked


def test_a_step_reads_one_file_and_all_are_glanced_at_before_one_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        record(tmp_path / f"{number}.jsonl", when=number)
    opened: list[str] = []
    plain = Path.open

    def watched(path: Path, mode: str = "r", buffering: int = -1) -> object:
        if path.suffix == ".jsonl":
            opened.append(path.stem)
        return plain(path, mode, buffering)

    monkeypatch.setattr(Path, "open", watched)
    saves, reads = SavedGames(tmp_path), [0]
    while saves.step():
        reads.append(len(opened))
    assert opened == ["2", "1", "0"] * 2
    assert max(after - before for before, after in pairwise(reads)) == 1


def test_the_title_offers_the_newest_game_that_can_go_on(tmp_path: Path) -> None:
    record(tmp_path / "older.jsonl", when=1)
    good = record(tmp_path / "newer.jsonl", when=2)
    record(tmp_path / "over.jsonl", actions=None, when=3)
    torn = record(tmp_path / "broken.jsonl", when=4)
    rewrite(torn, torn.read_bytes().replace(b'"n":3', b'"n":4'), when=4)
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.path == good


def test_a_game_without_a_move_of_ones_own_hides_none_that_has_one(tmp_path: Path) -> None:
    kinds = ("human", "easy", "easy")
    played = write_record(tmp_path / "played.jsonl", actions=4, kinds=kinds)
    begun = write_record(tmp_path / "begun.jsonl", actions=0, kinds=kinds)
    os.utime(played, (1, 1))
    os.utime(begun, (2, 2))
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.path == played
    played.unlink()
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.path == begun, "better than nothing"


def test_of_games_only_begun_the_newest_is_offered(tmp_path: Path) -> None:
    for when in (1, 2, 3):
        record(tmp_path / f"{when}.jsonl", actions=0, when=when)
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.path == tmp_path / "3.jsonl"


def test_a_series_that_goes_on_hides_an_older_game_even_without_a_move(tmp_path: Path) -> None:
    record(tmp_path / "played.jsonl", when=1)
    begun = record(tmp_path / "begun.jsonl", actions=0, when=2)
    keep_series(begun, Series(3, (GAME,)))
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.path == begun


def test_moves_of_bots_are_none_of_ones_own(tmp_path: Path) -> None:
    for first in range(3):
        kinds = ["easy"] * 3
        path = write_record(tmp_path / "game.jsonl", actions=1, kinds=("easy", "easy", "easy"))
        mover = load_record(path).moments[0].state.table.turn
        kinds[(mover + first) % 3] = "human"
        path.unlink()
        write_record(path, actions=1, kinds=(kinds[0], kinds[1], kinds[2]))
        (game,) = looked_through(tmp_path).games
        assert game.touched is (first == 0)
        path.unlink()


def test_the_game_to_go_on_with_is_checked_before_all_finished_ones(tmp_path: Path) -> None:
    record(tmp_path / "going.jsonl", when=1)
    for number in range(3):
        record(tmp_path / f"over{number}.jsonl", actions=None, when=2 + number)
    saves, steps = SavedGames(tmp_path), 0
    while saves.unfinished() is None:
        assert saves.step()
        steps += 1
    assert steps == 4 + 1 + 1  # glances, the board, the game


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "line 1: the file is empty"),
        (b"rubbish\n", "line 1: not valid JSON: Expecting value at line 1, column 1"),
        (b"\xff\n", "line 1: not valid UTF-8 text: byte 0 cannot be decoded"),
        (b"[]\n", "line 1: the line must be a JSON object"),
        (b'{"format":"chess"}\n', "line 1: not a Paris Connection game record"),
        (b'{"format":"paris-connection"}\n', "line 1: the key 'players' is missing from the line"),
        (
            b'{"format":"paris-connection","players":[1]}\n',
            "line 1: a player must be a JSON object",
        ),
        (
            b'{"format":"paris-connection","players":[]}\n',
            "line 1: the key 'board' is missing from the line",
        ),
        (
            b'{"format":"paris-connection","players":[{"name":"A\\u0000","kind":"human"}]}\n',
            "line 1: a player's 'name' and 'kind' need 1 to 40 printable characters",
        ),
        (b'{"version":%s}\n' % (b"9" * 4300), "line 1: not valid JSON: a number has too many"),
        (b'{"a":' + b"[" * 984 + b"]" * 984 + b"}\n", "line 1: not valid JSON: brackets are"),
        (b'{"seed":%d}\n' % 2**256, "line 1: not valid JSON: the number 1157920892373161954"),
    ],
)
def test_a_broken_record_says_what_is_wrong(tmp_path: Path, data: bytes, sentence: str) -> None:
    (tmp_path / "broken.jsonl").write_bytes(data)
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert game.problem.sentence.startswith(sentence)
    assert game.title == "broken"


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_file_whose_name_is_no_text_has_a_title_that_can_be_drawn(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9\n.jsonl")).touch()
    (game,) = looked_through(tmp_path).games
    assert game.title == "caf??"


def test_a_file_too_large_for_a_record_says_so(tmp_path: Path) -> None:
    (tmp_path / "film.jsonl").write_bytes(b"x" * (LARGEST + 1))
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert "too large for a game record" in game.problem.sentence


def test_an_unknown_board_says_so(tmp_path: Path) -> None:
    path = record(tmp_path / "game.jsonl")
    path.write_bytes(path.read_bytes().replace(b'"france"', b'"atlantis"'))
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert "no map called 'atlantis'" in game.problem.sentence


def test_a_record_against_the_rules_carries_the_reason(tmp_path: Path) -> None:
    path = record(tmp_path / "game.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    seat = load_record(path).header.drawn.first
    lines[1] = lines[1].replace(b'"seat":%d' % seat, b'"seat":%d' % ((seat + 1) % 4))
    path.write_bytes(b"".join(lines))
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert game.problem.sentence.startswith("line 2: R11:")
    assert game.problem.reason is not None
    assert game.problem.reason.rule is Rule.OUT_OF_TURN
    assert game.title == "Ada, Bérénice, Çelik, Dörte"


def test_a_game_torn_by_a_power_cut_can_go_on(tmp_path: Path) -> None:
    path = record(tmp_path / "game.jsonl")
    with path.open("ab") as file:
        file.write(b'{"n":6,"sea')
    saves = looked_through(tmp_path)
    game = saves.unfinished()
    assert game is not None
    assert game.actions == 5


def test_a_finished_game_without_its_end_line_is_finished(tmp_path: Path) -> None:
    path = record(tmp_path / "game.jsonl", actions=None)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    saves = looked_through(tmp_path)
    assert saves.unfinished() is None
    assert saves.games[0].finished


def test_a_file_that_cannot_be_read_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(tmp_path / "game.jsonl")

    def refuse(_path: Path, _mode: str) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert game.problem.sentence == "Permission denied"


def test_other_files_and_folders_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "folder.jsonl").mkdir()
    assert SavedGames(tmp_path).games == ()


def test_a_deleted_game_is_gone_from_disk_and_list(tmp_path: Path) -> None:
    path = record(tmp_path / "game.jsonl")
    saves = looked_through(tmp_path)
    assert saves.delete(path)
    assert saves.games == ()
    assert not path.exists()
    assert saves.delete(path)


def test_a_game_deleted_while_the_list_is_read_does_not_come_back(tmp_path: Path) -> None:
    kept = record(tmp_path / "kept.jsonl", when=2)
    deleted = record(tmp_path / "deleted.jsonl", when=1)
    saves = SavedGames(tmp_path)
    saves.step()
    saves.delete(deleted)
    while saves.step():
        pass
    assert [game.path for game in saves.games] == [kept]


def test_a_game_that_cannot_be_deleted_stays_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = record(tmp_path / "game.jsonl")
    saves = SavedGames(tmp_path)

    def refuse(_path: Path, missing_ok: bool) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "unlink", refuse)
    assert not saves.delete(path)
    assert len(saves.games) == 1


def test_refreshing_reads_only_what_has_changed(tmp_path: Path) -> None:
    record(tmp_path / "same.jsonl", when=1)
    changed = record(tmp_path / "changed.jsonl", when=2)
    saves = looked_through(tmp_path)
    rewrite(changed, b"rubbish\n", when=3)
    record(tmp_path / "new.jsonl", when=4)
    saves.refresh()
    assert [game.checked for game in saves.games] == [False, False, True]
    while saves.step():
        pass
    assert [game.problem is None for game in saves.games] == [True, False, True]


def test_a_map_that_comes_or_changes_has_every_game_read_again(tmp_path: Path) -> None:
    boards = tmp_path / "boards"
    boards.mkdir()
    record(tmp_path / "game.jsonl")
    saves = SavedGames(tmp_path, boards)
    for content in ("", "changed"):
        while saves.step():
            pass
        saves.refresh()
        assert [game.checked for game in saves.games] == [True], "nothing has changed"
        (boards / "map.json").write_text(content)
        os.utime(boards / "map.json", (len(content), len(content)))
        saves.refresh()
        assert [game.checked for game in saves.games] == [False]


def test_a_new_game_has_a_name_that_sorts_by_time_and_is_free(tmp_path: Path) -> None:
    first = record(new_path(tmp_path, EVENING))
    second = record(new_path(tmp_path, EVENING))
    third = record(new_path(tmp_path, EVENING))
    later = record(new_path(tmp_path, EVENING.replace(second=34)))
    assert first.name == "2025-11-16_21-05-33.jsonl"
    assert second.name == "2025-11-16_21-05-33_02.jsonl"
    assert third.name == "2025-11-16_21-05-33_03.jsonl"
    names = [first.name, second.name, third.name, later.name]
    assert sorted({*names}) == names


GAME = GameResult(("Ada", "Hugo", "Inès", "Bruno"), (4, 3, 2, 1), 0)


def test_a_finished_game_goes_on_if_another_of_its_series_is_to_follow(tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl", actions=None)
    assert looked_through(tmp_path).unfinished() is None
    keep_series(path, Series(3, (GAME,)))
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert (game.path, game.finished, game.next_number) == (path, True, 3)
    keep_series(path, Series(2, (GAME,)))
    assert looked_through(tmp_path).unfinished() is None


def test_an_unfinished_game_knows_its_series(tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl")
    keep_series(path, Series(3, (GAME,)))
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert (game.series, game.next_number) == (Series(3, (GAME,)), 2)


def test_a_file_that_comes_or_goes_beside_a_record_is_noticed(tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl", actions=None)
    saves = looked_through(tmp_path)
    keep_series(path, Series(3))
    for expected in (path, None):
        saves.refresh()
        while saves.step():
            pass
        found = saves.unfinished()
        assert (found and found.path) == expected
        series_file(path).unlink(missing_ok=True)


def test_a_broken_series_is_looked_at_when_the_game_is_continued(tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl", actions=None)
    series_file(path).write_text("broken")
    game = looked_through(tmp_path).unfinished()
    assert game is not None
    assert game.series is None
    assert series_file(path).read_text() == "broken"


def test_with_its_game_what_lies_beside_it_is_deleted(tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl")
    keep_series(path, Series(3))
    keep_stand_ins(path, {1: "hard"})
    assert SavedGames(tmp_path).delete(path)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", [r"\u0000", r"a\nb", "x" * 5000])
def test_a_missing_map_is_named_so_that_it_can_be_drawn(name: str, tmp_path: Path) -> None:
    path = record(tmp_path / "a.jsonl")
    text = path.read_text(encoding="utf-8").replace('"board":"france"', f'"board":"{name}"')
    path.write_text(text, encoding="utf-8")
    (game,) = looked_through(tmp_path).games
    assert game.problem is not None
    assert game.problem.board.isprintable()
    assert 1 <= len(game.problem.board) <= 40
