"""A saved game in a few words, for the title and the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.storage.saved_game import SavedGame
    from game.storage.saves import SavedGames
    from game.ui.i18n.text import Texts


def save_words(game: SavedGame, names: str, texts: Texts) -> str:
    """Who plays, and at which turn or which game of a series."""
    if game.series is None and game.finished:  # the file of its series cannot be read
        return names
    if game.series is None:
        return texts.say("title-continue-about", names=names, turn=game.actions + 1)
    from game.series import SeriesPlace
    from game.ui.i18n.series_text import progress

    place = SeriesPlace(game.next_number, game.series.length)
    return f"{names} · {progress(texts, place)}"


def map_gone(game: SavedGame, saves: SavedGames, texts: Texts) -> str:
    """That the map of a game is missing, and where its file belongs; empty if nothing is wrong."""
    if game.problem is None or not game.problem.board:
        return ""
    folder = str(saves.boards or "")
    return texts.say("saves-board-gone", board=game.board or game.problem.board, folder=folder)
