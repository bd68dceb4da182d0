"""The list of saved games, for the gallery: of all kinds, none, and one that is to be deleted."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pygame

from commands.gallery import games
from commands.gallery.studio import Studio
from game.series import Series
from game.storage.file_suffixes import RECORD_ENDING
from game.storage.folders import ready
from game.storage.records import RecordWriter
from game.storage.saves import SavedGames
from game.storage.series_files import keep_series, series_file
from game.ui.menus.saves import SavesActions, SavesScene

EVENING = datetime(2025, 5, 3, 20, 15)


def saves(studio: Studio) -> None:
    """Games in progress, finished games, LAN games and broken ones."""
    fill_saves(studio.folders.saves)
    first = studio.folders.saves / f"1{RECORD_ENDING}"
    keep_series(first, Series(3))
    series_file(first).unlink()  # the next game of the series has begun since
    fill_saves(studio.folders.tables, days=9, broken=False)
    show(studio)


def empty(studio: Studio) -> None:
    """No games at all."""
    show(studio)


def delete(studio: Studio) -> None:
    """Asked before a game is deleted."""
    saves(studio)
    studio.key(pygame.K_DELETE)


def map_gone(studio: Studio) -> None:
    """A game whose map is missing."""
    fill_saves(studio.folders.saves)
    newest = studio.folders.saves / f"0{RECORD_ENDING}"
    when = newest.stat().st_mtime
    newest.write_bytes(newest.read_bytes().replace(b'"board":"france"', b'"board":"ma-carte"'))
    os.utime(newest, (when, when))
    show(studio)
    studio.key(pygame.K_TAB, pygame.K_RETURN)


def show(studio: Studio) -> None:
    """The list, over the bare window."""
    tables = looked_through(studio.folders.tables, studio)
    ways = SavesActions(*[lambda _: None] * 4)
    shelf = looked_through(studio.folders.saves, studio)
    studio.show(SavesScene(studio.stage, shelf, ways, tables))


def looked_through(folder: Path, studio: Studio) -> SavedGames:
    """The games of a folder, all read."""
    shelf = SavedGames(folder, studio.folders.boards)
    while shelf.step():
        pass
    return shelf


def fill_saves(folder: Path, days: int = 0, *, broken: bool = True) -> None:
    """Three games in a folder, so many days ago: in progress, finished, and broken or not."""
    ready(folder)
    for number, (seats, last) in enumerate(((3, 12), (4, None), (5, 20))):
        path = folder / f"{number}{RECORD_ENDING}"
        match = games.fresh(seats, seed=number)
        with RecordWriter.create(path, match.header) as writer:
            for state, action in games.moves(seats, seed=number):
                if state.table.actions == last:
                    break
                writer.act(state.table.turn, action)
        if broken and number == 2:
            path.write_bytes(path.read_bytes().replace(b'"n":9,', b'"n":7,'))
        when = (EVENING - timedelta(days=days + number)).timestamp()
        os.utime(path, (when, when))


SAVES: dict[str, Callable[[Studio], None]] = {
    "saves": saves,
    "saves-empty": empty,
    "saves-delete": delete,
    "saves-map-gone": map_gone,
}
