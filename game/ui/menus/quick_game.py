"""The players of a quick game: one person and three bots of the lower levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.record import PERSON, Player

if TYPE_CHECKING:
    from game.ui.core.context import Context

BOTS = ("easy", "medium", "easy")


def your_name(context: Context) -> str:
    """The player's name in the last game, or a default name."""
    people = (player.name for player in context.settings.players if player.kind == PERSON)
    return next(filter(None, people), context.texts.say("title-name"))


def quick_players(context: Context) -> tuple[Player, ...]:
    """The person first, then the bots, all with different names."""
    players = [Player(your_name(context), PERSON)]
    for kind in BOTS:
        taken = [player.name for player in players]
        players.append(Player(context.games.bot_name(kind, taken), kind))
    return tuple(players)
