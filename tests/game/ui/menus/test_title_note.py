import pygame

from game.ui.menus.title import TitleScene
from game.ui.menus.title_note import note_about
from tests.game.ui.finished import pixels
from tests.game.ui.theatre import Theatre

TOLD = ("quick", "play")


def a_title(theatre: Theatre) -> TitleScene:
    ways = {"quick": lambda: None}
    title = TitleScene(theatre.stage, theatre.saves(), theatre.started.append, "1.2.3", ways)
    theatre.show(title)
    return title


def said(theatre: Theatre, title: TitleScene) -> str:
    note = note_about(title.menu.buttons, TOLD, theatre.stage)
    return note.words if note is not None else ""


def test_an_entry_that_is_pointed_at_says_what_it_leads_to(theatre: Theatre) -> None:
    title = a_title(theatre)
    assert said(theatre, title) == ""
    before = pixels(theatre.surface)
    theatre.move(title.menu.button("quick").rect.center)
    assert said(theatre, title) == "Play right away against three bots"
    assert pixels(theatre.surface) != before
    theatre.move(title.menu.button("quit").rect.center)
    assert said(theatre, title) == ""


def test_so_does_the_one_with_the_keyboard_unless_the_mouse_points_elsewhere(
    theatre: Theatre,
) -> None:
    title = a_title(theatre)
    theatre.key(pygame.K_DOWN)
    assert said(theatre, title) == "Play right away against three bots"
    theatre.move(title.menu.button("play").rect.center)
    assert said(theatre, title).startswith("3 to 6 players")
