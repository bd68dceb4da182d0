import os
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.board import read_board
from game.storage.saves import SavedGames
from game.storage.settings import LEARNED
from game.ui.core.dialog import DialogScene
from game.ui.menus.controls import ControlsScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.settings import SettingsScene
from game.ui.menus.title import ROOM, TitleScene, language_places, places
from tests.builders import board_file
from tests.commands.records import write_record
from tests.game.ui.finished import pixels
from tests.game.ui.lan.a_lan import ALan
from tests.game.ui.theatre import ROOT, Theatre

RECORD = ROOT / "tests" / "records" / "three-players-marseille.jsonl"


def a_title(theatre: Theatre, *ways: str, fresh: bool = False) -> TitleScene:
    saves = theatre.saves()
    theatre.stage.settings_file.fresh = fresh
    led = {way: lambda: None for way in ("saved", *ways)}
    title = TitleScene(theatre.stage, saves, theatre.started.append, "1.2.3", led)
    theatre.show(title)
    return title


def entries(title: TitleScene) -> list[str]:
    return [button.label for button in title.menu.buttons]


def unfinished(folder: Path) -> Path:
    lines = RECORD.read_bytes().splitlines(keepends=True)
    path = folder / "evening.jsonl"
    path.write_bytes(b"".join(lines[:8]))
    return path


def test_without_saved_games_there_is_nothing_to_continue(theatre: Theatre) -> None:
    title = a_title(theatre)
    assert entries(title) == ["New game", "Saved games", "Settings", "Controls", "Quit"]


def test_an_entry_that_leads_nowhere_is_not_shown(theatre: Theatre) -> None:
    names = [button.name for button in a_title(theatre, "quick", "learn").menu.buttons]
    assert names == ["learn", "quick", "play", "saved", "settings", "keys", "quit"]


def test_who_is_here_for_the_first_time_is_offered_to_learn_before_anything_else(
    theatre: Theatre,
) -> None:
    title = a_title(theatre, "quick", "learn", fresh=True)
    assert entries(title)[:2] == ["Learn to play", "Quick game"]
    assert [button.name for button in title.menu.buttons if button.kind == "primary"] == ["learn"]


def test_after_the_tutorial_it_stands_out_no_longer(theatre: Theatre) -> None:
    theatre.stage.settings_file.change(replace(theatre.settings, told=(LEARNED,)))
    title = a_title(theatre, "quick", "learn", fresh=True)
    assert [button.name for button in title.menu.buttons if button.kind == "primary"] == ["quick"]


def test_every_entry_keeps_its_place_whatever_is_offered(theatre: Theatre) -> None:
    def where(title: TitleScene) -> dict[str, tuple[int, int]]:
        return {button.name: button.rect.topleft for button in title.menu.buttons}

    before = where(a_title(theatre, "quick", "learn", fresh=True))
    unfinished(theatre.folder)
    theatre.stage.settings_file.change(replace(theatre.settings, told=(LEARNED,)))
    after = where(a_title(theatre, "quick", "learn"))
    assert after.items() >= before.items()
    assert after.keys() - before.keys() == {"continue"}


def a_title_with_a_table(theatre: Theatre, when: float) -> tuple[TitleScene, list[str]]:
    """A game at this screen, and a table that was closed at a time."""
    os.utime(unfinished(theatre.folder), (1000, 1000))
    tables = theatre.folder.parent / "lan"
    tables.mkdir()
    os.utime(unfinished(tables), (when, when))
    opened: list[str] = []
    ways = {"hosting": lambda: opened.append("hosting"), "back": lambda: opened.append("back")}
    title = TitleScene(
        *(theatre.stage, theatre.saves(), theatre.started.append, "1.2.3", ways),
        hosted=SavedGames(tables),
    )
    theatre.show(title)
    theatre.frame(20)
    return title, opened


@pytest.mark.parametrize(("when", "first"), [(2000, "hosting"), (500, "continue")])
def test_of_a_game_and_a_table_the_newer_comes_first_and_both_tell_how_far_they_are(
    theatre: Theatre, when: int, first: str
) -> None:
    title, opened = a_title_with_a_table(theatre, when)
    buttons = title.menu.buttons[:2]
    assert {button.name for button in buttons} == {"continue", "hosting"}
    assert buttons[0].name == first
    assert buttons[0].kind == "primary"
    assert all(button.detail.endswith("turn 8") for button in buttons)
    theatre.click(title.menu.button("hosting").rect.center)
    assert opened == ["hosting"]


def test_an_old_table_can_be_forgotten_after_a_question(theatre: Theatre) -> None:
    title, _ = a_title_with_a_table(theatre, 2000)
    theatre.click(title.menu.button("drop-hosting").rect.center)
    assert isinstance(theatre.top, DialogScene)
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RETURN)
    theatre.frame(5)
    assert entries(title)[0] == "Continue"
    assert not (theatre.folder.parent / "lan" / "evening.jsonl").exists()


def test_a_seat_that_a_table_keeps_leads_back_and_can_be_forgotten(theatre: Theatre) -> None:
    lan = ALan()
    lan.keep_seat("Salon bleu", ("Ada",))
    opened: list[str] = []
    ways = {"back": lambda: opened.append("back")}
    title = TitleScene(
        theatre.stage, theatre.saves(), theatre.started.append, "1.2.3", ways, seats=lan
    )
    theatre.show(title)
    back = title.menu.buttons[0]
    assert (back.label, back.detail, back.kind) == ("Back to the table", "Salon bleu", "primary")
    theatre.click(back.rect.center)
    assert opened == ["back"]
    theatre.click(title.menu.button("drop-back").rect.center)
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RETURN)
    theatre.frame(5)
    assert lan.kept_seat is None
    assert entries(title)[0] == "New game"


def test_later_the_quick_game_stands_out_unless_there_is_one_to_go_on_with(
    theatre: Theatre,
) -> None:
    def standing_out() -> list[str]:
        buttons = a_title(theatre, "quick", "learn").menu.buttons
        return [button.name for button in buttons if button.kind == "primary"]

    assert standing_out() == ["quick"]
    unfinished(theatre.folder)
    assert standing_out() == ["continue"]


def test_an_entry_of_the_programs_leads_there(theatre: Theatre) -> None:
    opened: list[str] = []
    ways = {"quick": lambda: opened.append("quick")}
    title = TitleScene(theatre.stage, theatre.saves(), theatre.started.append, "1.2.3", ways)
    theatre.show(title)
    theatre.click(title.menu.button("quick").rect.center)
    assert opened == ["quick"]


def test_a_finished_game_is_not_offered_to_be_continued(theatre: Theatre) -> None:
    shutil.copy(RECORD, theatre.folder)
    assert "Continue" not in entries(a_title(theatre))


def test_an_unfinished_game_goes_on(theatre: Theatre) -> None:
    path = unfinished(theatre.folder)
    title = a_title(theatre)
    theatre.click(title.menu.button("continue").rect.center)
    assert theatre.games.resumed == [path]
    assert theatre.started == [theatre.games.session]


def test_the_line_below_continue_is_drawn_anew_when_a_newer_game_is_found(
    theatre: Theatre,
) -> None:
    older = unfinished(theatre.folder)
    os.utime(older, (0, 0))
    a_title(theatre)
    lines = RECORD.read_bytes().splitlines(keepends=True)
    (theatre.folder / "newer.jsonl").write_bytes(b"".join(lines[:5]))
    theatre.stage.settings_file.change(
        replace(theatre.settings, muted=True)
    )  # the title looks anew
    theatre.frame(1)
    assert theatre.frame(10)
    assert not theatre.frame(10)


def test_the_keyboard_stays_on_its_entry_when_a_game_to_continue_is_found(
    theatre: Theatre,
) -> None:
    title = a_title(theatre)
    theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_DOWN)
    unfinished(theatre.folder)
    theatre.stage.settings_file.change(
        replace(theatre.settings, muted=True)
    )  # the title looks anew
    theatre.frame(10)
    assert entries(title)[0] == "Continue"
    assert [button.name for button in title.menu.buttons if button.focused] == ["saved"]


def test_a_game_that_cannot_be_read_is_said(theatre: Theatre) -> None:
    unfinished(theatre.folder)
    title = a_title(theatre)
    theatre.games.trouble = OSError("gone")
    theatre.click(title.menu.button("continue").rect.center)
    assert theatre.started == []
    assert isinstance(theatre.top, DialogScene)


def test_a_game_whose_map_is_missing_is_still_offered_and_says_so(theatre: Theatre) -> None:
    own = read_board(board_file("atlantis"))
    write_record(theatre.folder / "own.jsonl", board=own, actions=1)
    title = a_title(theatre)
    theatre.click(title.menu.button("continue").rect.center)
    assert theatre.games.resumed == []
    assert isinstance(theatre.top, DialogScene)
    assert "“atlantis”, which is missing" in theatre.top.text


def note(title: TitleScene) -> str:
    return title.note[0] if title.note is not None else ""


def test_a_hovered_entry_says_what_it_leads_to(theatre: Theatre) -> None:
    title = a_title(theatre, "quick")
    assert note(title) == ""
    before = pixels(theatre.surface)
    theatre.move(title.menu.button("quick").rect.center)
    assert note(title) == "Play right away against three bots"
    assert pixels(theatre.surface) != before
    theatre.move(title.menu.button("quit").rect.center)
    assert note(title) == ""


def test_a_focused_entry_says_what_it_leads_to_unless_another_is_hovered(theatre: Theatre) -> None:
    title = a_title(theatre, "quick")
    theatre.key(pygame.K_DOWN)
    assert note(title) == "Play right away against three bots"
    theatre.move(title.menu.button("play").rect.center)
    assert note(title).startswith("3 to 6 players")


def test_every_entry_opens_its_scene(theatre: Theatre) -> None:
    wanted = {
        "play": NewGameScene,
        "settings": SettingsScene,
        "keys": ControlsScene,
    }
    title = a_title(theatre)
    for name, scene in wanted.items():
        theatre.click(title.menu.button(name).rect.center)
        assert type(theatre.top) is scene
        theatre.key(pygame.K_ESCAPE)
        assert theatre.stage.scenes[-1] is title


def test_the_keyboard_walks_through_entries_and_languages(theatre: Theatre) -> None:
    title = a_title(theatre)
    theatre.key(pygame.K_DOWN)
    assert title.menu.focus == 0
    theatre.key(pygame.K_UP)
    assert title.languages.focus == 4
    theatre.key(pygame.K_TAB)
    assert title.menu.focus == 0
    theatre.key(pygame.K_RETURN)
    assert type(theatre.top) is NewGameScene


def test_the_language_changes_at_once_and_is_kept(theatre: Theatre) -> None:
    title = a_title(theatre)
    theatre.click(title.languages.button("de").rect.center)
    assert entries(title)[0] == "Neue Partie"
    assert theatre.settings.language == "de"


def test_escape_asks_before_quitting(theatre: Theatre) -> None:
    title = a_title(theatre)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, DialogScene)
    theatre.key(pygame.K_ESCAPE)
    assert theatre.stage.scenes[-1] is title
    theatre.key(pygame.K_ESCAPE)
    theatre.key(pygame.K_RIGHT)
    assert theatre.quits(lambda: theatre.top.handle(_enter()))


def test_an_idle_title_is_not_drawn_again_but_to_breathe(theatre: Theatre) -> None:
    theatre.stage.settings_file.change(replace(theatre.settings, reduced_motion=True))
    title = a_title(theatre)
    assert not theatre.frame(50)
    theatre.move(title.menu.button("quit").rect.center)
    assert title.menu.button("quit").state == "hover"
    assert not theatre.frame(50)


def test_a_breath_is_drawn_in_small_boxes(theatre: Theatre) -> None:
    title = a_title(theatre)
    boxes: list[Rect] = []
    for _ in range(240):
        if title.update(1 / 60):
            drawn = title.draw(theatre.surface)
            assert drawn is not None
            boxes += drawn
    assert boxes
    width, height = theatre.size
    assert max(box.width * box.height for box in boxes) < width * height // 20


def _enter() -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)


def test_the_title_waits_for_no_forms_no_rules_and_no_engine_of_the_catalogues() -> None:
    slow = (
        "game.ui.widgets.form",
        "fluent",
        "game.match",
        "game.rules.record_reader",
        "game.board",
    )
    program = (
        "import sys, commands.lan_bridge, commands.local_games, game.ui.program;"
        f"print([name for name in {slow} if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert told.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
def test_entries_grow_with_the_letters_inside_their_places(
    theatre: Theatre, size: tuple[int, int]
) -> None:
    title = a_title(theatre, "quick", "learn")
    theatre.window(size)
    title.enter(size)
    usual = {button.name: button.text_scale for button in title.menu.buttons}
    theatre.stage.settings_file.change(replace(theatre.settings, ui_scale=200))
    title.enter(size)
    assert set(usual.values()) == {1.0}
    assert all(button.text_scale > 1.1 for button in title.menu.buttons)
    places = [button.rect for button in (*title.menu.buttons, *title.languages.buttons)]
    for number, place in enumerate(places):
        assert pygame.Rect((0, 0), size).contains(place)
        assert place.collidelist(places[number + 1 :]) < 0


@pytest.mark.parametrize("offers", [0, 1, 2])
def test_nothing_overlaps_and_everything_fits_into_the_smallest_window(offers: int) -> None:
    found = places(1.0, offers, 5, 4)
    everything = [*found.offers, *found.crosses, *found.large, *found.small]
    for number, rect in enumerate(everything):
        assert rect.collidelist(everything[number + 1 :]) == -1
        assert rect.bottom <= ROOM[1] - 50, "the version stands below"
    tagline = 352 + found.drop
    assert tagline <= min(rect.top for rect in everything)


def test_offers_come_above_and_push_nothing_away() -> None:
    without, both = places(0.667, 0, 5, 4), places(0.667, 2, 5, 4)
    assert (without.large, without.small) == (both.large, both.small)
    assert both.offers[-1].bottom < both.large[0].top
    assert without.drop > both.drop


def test_languages_stand_side_by_side_in_the_corner() -> None:
    boxes = language_places(1.0, (1920, 1080), 5)
    assert boxes[-1].bottomright == (1886, 1050)
    assert all(one.right < other.left for one, other in pairwise(boxes))
    assert all(Rect(0, 0, 1920, 1080).contains(box) for box in boxes)
