"""A saved game in a few words, for the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.saves import SavedGame
    from game.ui.text import Texts


def save_words(game: SavedGame, names: str, texts: Texts) -> str:
    """Who plays, at which turn, and which game of a series."""
    if not game.finished:
        names = texts.say("title-continue-about", names=names, turn=game.actions + 1)
    if game.series is None:
        return names
    from game.ui.table.standings_words import progress

    return f"{names} · {progress(texts, game.series, game.next_number)}"
