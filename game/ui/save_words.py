"""A saved game in a few words, for the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.saves import SavedGame
    from game.ui.text import Texts


def save_words(game: SavedGame, names: str, texts: Texts) -> str:
    """Who plays, and at which turn or which game of a series."""
    if game.series is None and game.finished:  # the file of its series cannot be read
        return names
    if game.series is None:
        return texts.say("title-continue-about", names=names, turn=game.actions + 1)
    from game.ui.table.standings_words import progress

    return f"{names} · {progress(texts, game.series, game.next_number)}"
