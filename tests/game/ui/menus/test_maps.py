from pathlib import Path

import pygame
import pytest

from game.board import Board, BoardEntry, Flaw, Shelf
from game.storage.settings import LANGUAGES
from game.ui.map.preview import Preview
from game.ui.menus.maps import BrokenMapsScene, Maps, flaw_text
from game.ui.widgets.form_rows import HeadingRow, LinkRow, NoteRow
from game.ui.widgets.map_row import MapRow
from tests.builders import board_file
from tests.game.ui.theatre import Curtain, Theatre


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


def notes(maps: Maps) -> list[str]:
    return [row.text for row in maps.rows() if isinstance(row, NoteRow)]


def links(maps: Maps) -> list[LinkRow]:
    return [row for row in maps.rows() if isinstance(row, LinkRow)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_file_is_named_with_what_it_lacks(
    theatre: Theatre, folder: Path, language: str
) -> None:
    theatre.window((1280, 720), language=language)
    (folder / "atlantis.json").write_bytes(board_file(end=False))
    maps = read(theatre, folder)
    assert names(maps.boards) == ["france", "paris-bruxelles"]
    trouble, where = notes(maps)
    assert trouble == theatre.stage.texts.say("maps-flaw-no-end", file="atlantis.json")
    assert str(folder) in where


def test_more_than_two_broken_files_are_counted_and_listed_elsewhere(
    theatre: Theatre, folder: Path
) -> None:
    for number in range(4):
        (folder / f"{number}.json").write_bytes(b"")
    maps = read(theatre, folder)
    (where,) = notes(maps)
    assert str(folder) in where
    told, _ = links(maps)
    assert told.text.startswith("4 files in your folder are not valid maps")
    told.press()
    assert isinstance(theatre.top, BrokenMapsScene)


def test_the_folder_that_is_named_is_there_and_can_be_opened(
    theatre: Theatre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "not there yet"
    opened: list[Path] = []

    class Opened:
        def __init__(self, folder: Path) -> None:
            opened.append(folder)
            self.failed = False

    monkeypatch.setattr("game.ui.core.folder_window.FolderWindow", Opened)
    maps = read(theatre, folder)
    (link,) = links(maps)
    assert folder.is_dir()
    link.press()
    assert opened == [folder]
    theatre.stage.watch_folder()
    assert theatre.stage.notices == []


def test_a_folder_that_the_system_does_not_open_is_said_where_it_is(
    theatre: Theatre, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("game.ui.core.folder_window.shutil.which", lambda name: None)
    maps = read(theatre, folder)
    links(maps)[0].press()
    theatre.stage.watch_folder()
    theatre.stage.watch_folder()
    (notice,) = theatre.stage.notices
    assert str(folder) in notice


def test_where_much_else_is_chosen_the_maps_are_told_briefly(
    theatre: Theatre, folder: Path
) -> None:
    rows = read(theatre, folder).rows(briefly=True)
    assert [type(row) for row in rows] == [HeadingRow, MapRow]


@pytest.mark.usefixtures("unshared_maps")
def test_previews_are_made_in_many_small_steps_and_kept(theatre: Theatre) -> None:
    maps = read(theatre, None)
    (row,) = [row for row in maps.rows() if isinstance(row, MapRow)]
    sketch, again = (row.cards[0].image((200, 112)) for _ in range(2))
    assert sketch is again
    assert isinstance(sketch, Preview)
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


def an_entry(flaw: Flaw, problems: int = 1) -> BoardEntry:
    return BoardEntry(
        "map.json", None, ("not valid UTF-8 text: byte 0 cannot be decoded",) * problems, flaw
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_is_told_in_words_for_people(theatre: Theatre, language: str) -> None:
    theatre.window((1280, 720), language=language)
    told = {flaw_text(an_entry(flaw), theatre.stage.texts) for flaw in Flaw}
    assert len(told) == len(Flaw)
    assert all("map.json" in words and "byte" not in words for words in told)


def test_a_size_is_told_in_megabytes_and_mistakes_are_counted(theatre: Theatre) -> None:
    texts = theatre.stage.texts
    assert flaw_text(an_entry(Flaw.TOO_LARGE), texts) == "map.json is larger than 1 MB."
    assert "3 errors" in flaw_text(an_entry(Flaw.MISTAKES, 3), texts)


def test_the_list_tells_every_file_and_where_an_author_reads_more(theatre: Theatre) -> None:
    entries = [an_entry(flaw) for flaw in Flaw]
    scene = BrokenMapsScene(theatre.stage, entries)
    theatre.show(scene, over=Curtain())
    words = [row.text for row in scene.form.rows if isinstance(row, NoteRow)]
    assert len(words) == len(Flaw) + 1
    assert "main.py board check" in words[-1]
    theatre.key(pygame.K_ESCAPE)
    assert theatre.top is not scene
