from pathlib import Path

import pytest

from game.board import Board, Shelf
from game.ui.scenes.maps import Maps
from game.ui.settings import LANGUAGES
from game.ui.widgets.map_row import MapRow
from game.ui.widgets.rows import Note
from tests.builders import board_file
from tests.game.ui.scenes.theatre import Theatre


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of the player's own boards."""
    own = tmp_path / "boards"
    own.mkdir()
    return own


def read(theatre: Theatre, folder: Path | None, chosen: str = "france") -> Maps:
    """The maps, with every file read."""
    theatre.games.shelf = Shelf(folder)
    maps = Maps(theatre.stage, chosen, lambda board: None)
    for _ in range(10):
        maps.work()
    return maps


def names(boards: list[Board]) -> list[str]:
    return [board.name for board in boards]


def test_the_boards_of_the_game_are_there_at_once(theatre: Theatre) -> None:
    maps = Maps(theatre.stage, "paris-bruxelles", lambda board: None)
    assert names(maps.boards) == ["france", "paris-bruxelles"]
    assert maps.chosen.name == "paris-bruxelles"


def test_an_own_board_is_read_a_little_later_and_can_be_chosen(
    theatre: Theatre, folder: Path
) -> None:
    (folder / "a.json").write_bytes(board_file())
    theatre.games.shelf = Shelf(folder)
    maps = Maps(theatre.stage, "island", lambda board: None)
    maps.rows()
    assert maps.chosen.name == "france"
    assert [maps.work() for _ in range(3)] == [False, True, False]
    assert maps.chosen.name == "island"


def test_without_own_boards_the_form_is_not_built_twice(theatre: Theatre) -> None:
    maps = Maps(theatre.stage, "france", lambda board: None)
    maps.rows()
    assert not any(maps.work() for _ in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_file_is_named_with_the_validators_sentence(
    theatre: Theatre, folder: Path, language: str
) -> None:
    theatre.window((1280, 720), language=language)
    (folder / "atlantis.json").write_bytes(board_file(end=False))
    maps = read(theatre, folder)
    assert names(maps.boards) == ["france", "paris-bruxelles"]
    words = " ".join(row.words for row in maps.rows() if isinstance(row, Note))
    assert "atlantis.json" in words
    assert 'no city ends the game: one needs "end": true' in words
    assert str(folder) in words


def test_several_problems_are_counted(theatre: Theatre, folder: Path) -> None:
    (folder / "bad.json").write_bytes(board_file().replace(b'"rural"', b'"rurla"'))
    notes = [row.words for row in read(theatre, folder).rows() if isinstance(row, Note)]
    assert "unknown kind" in notes[0]
    assert "more things are wrong." in notes[0]


def test_previews_are_made_in_many_small_steps_and_kept(theatre: Theatre) -> None:
    maps = read(theatre, None)
    (row,) = [row for row in maps.rows() if isinstance(row, MapRow)]
    sketch, again = (row.cards[0].sketch((200, 112)) for _ in range(2))
    assert sketch is again
    ticks = iter(range(1000))
    steps = 0
    while sketch.done < 30:
        before = sketch.done
        maps.work(lambda: float(next(ticks)))  # a clock on which every step takes too long
        assert sketch.done - before == 1
        steps += 1
    assert steps == 30


def test_the_time_a_game_takes_is_told_where_it_is_known(theatre: Theatre, folder: Path) -> None:
    (folder / "a.json").write_bytes(board_file())
    (row,) = [row for row in read(theatre, folder).rows() if isinstance(row, MapRow)]
    france, small, own = (card.facts for card in row.cards)
    assert france == ("222 hexes, 48 cities", "About 45 minutes")
    assert small == ("119 hexes, 24 cities", "About 15 minutes")
    assert own == ("19 hexes, 8 cities",)
