"""The end of a stalemate: proposed, asked about and declined, for the gallery."""

from collections.abc import Callable

import pygame
from pygame import Rect

from commands.gallery import games
from commands.gallery.studio import Studio
from commands.gallery.table import a_table, put_up
from game.session import LocalSession
from game.ui.table.curtain import QUIET
from game.ui.table.end_proposals import ANSWER_AFTER
from game.ui.table.scene import TableScene

READY = ANSWER_AFTER + 0.1  # seconds until a button about the end can be pressed


def stalemate(studio: Studio) -> None:
    """No company can build; the player may propose to end the game."""
    put_up(studio, games.stalemate())
    studio.wait(READY)


def stalemate_pointed(studio: Studio) -> None:
    """The same, with the pointer on the button."""
    table = put_up(studio, games.stalemate())
    studio.wait(READY)
    studio.point(_button(table, "propose").center)


def stalemate_meaning(studio: Studio) -> None:
    """The tooltip that says what a stalemate means."""
    table = put_up(studio, games.stalemate())
    studio.point(table.geometry.layout.status.center)


def stalemate_tip(studio: Studio) -> None:
    """The tip for a solo player who meets a stalemate for the first time."""
    match = games.stalemate()
    session = LocalSession(match, [match.snapshot(None).view.table.turn])
    studio.show(a_table(studio.stage, session, tips_once=True))
    studio.wait(READY)


def end_asked(studio: Studio) -> None:
    """Several at this screen: the next one is asked, and no locomotives are shown."""
    _asked(studio)


def end_asked_pointed(studio: Studio) -> None:
    """The same, with the pointer on the answer that keeps playing."""
    studio.point(_button(_asked(studio), "decline").center)


def end_asked_by_keyboard(studio: Studio) -> None:
    """The same, with the keyboard on an answer."""
    _asked(studio)
    studio.key(pygame.K_e)


def end_declined(studio: Studio) -> None:
    """The curtain after an answer that keeps playing, and a notice that says so."""
    table = _asked(studio)
    studio.click(_button(table, "decline").center)
    studio.wait(QUIET + READY)


def end_declined_turn(studio: Studio) -> None:
    """The turn of the player who proposed goes on."""
    end_declined(studio)
    studio.key(pygame.K_RETURN)


STALEMATES: dict[str, Callable[[Studio], None]] = {
    "table-stalemate": stalemate,
    "table-stalemate-pointed": stalemate_pointed,
    "table-stalemate-meaning": stalemate_meaning,
    "table-stalemate-tip": stalemate_tip,
    "table-end-asked": end_asked,
    "table-end-asked-pointed": end_asked_pointed,
    "table-end-asked-by-keyboard": end_asked_by_keyboard,
    "table-end-declined": end_declined,
    "table-end-declined-turn": end_declined_turn,
}


def _asked(studio: Studio) -> TableScene:
    table = put_up(studio, games.stalemate())
    studio.wait(READY)
    studio.click(_button(table, "propose").center)
    studio.point((5, 5))
    studio.wait(READY)
    return table


def _button(table: TableScene, name: str) -> Rect:
    """The place of a button that can be seen."""
    buttons = [button for layer in table.layers for button in layer.buttons]
    return next(button.rect for button in buttons if button.name == name)
