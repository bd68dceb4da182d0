"""The rulebook's pages, for the gallery."""

from collections.abc import Callable
from functools import partial

import pygame

from commands.gallery import games
from commands.gallery.planned_moves import why_not
from commands.gallery.studio import Studio
from commands.gallery.table import put_up
from game.rules.reasons import Rule
from game.ui.rulebook.contents import SECTIONS, BookPlace
from game.ui.rulebook.scene import BookScene


def page(studio: Studio, name: str) -> None:
    """One page, over the table."""
    put_up(studio, games.middle())
    scene = BookScene(studio.stage)
    number = next(n for n, section in enumerate(SECTIONS) if section.name == name)
    scene.place = BookPlace(number, "")
    studio.show(scene)


def at_a_rule(studio: Studio) -> None:
    """Opened from a hex that was refused."""
    why_not(studio)
    studio.stage.navigator.open_rulebook(studio.stage, Rule.CITY_TAKEN)
    studio.settle()


def searching(studio: Studio) -> None:
    """What a search finds, and the first hit."""
    page(studio, "aim")
    studio.key(pygame.K_TAB)
    studio.type(studio.stage.texts.say("book-limit"))
    studio.key(pygame.K_DOWN, pygame.K_DOWN)


BOOK: dict[str, Callable[[Studio], None]] = {
    **{f"book-{section.name}": partial(page, name=section.name) for section in SECTIONS},
    "book-rule": at_a_rule,
    "book-search": searching,
}
