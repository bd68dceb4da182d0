"""Who sits at a quick game: one person, called as last time, and three gentle bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.record import PERSON, Player

if TYPE_CHECKING:
    from game.ui.core.context import Context

BOTS = ("easy", "medium", "easy")


def your_name(stage: Context) -> str:
    """What the person at this screen was called last, or a name that everybody can have."""
    people = (player.name for player in stage.settings.players if player.kind == PERSON)
    return next(filter(None, people), stage.texts.say("title-name"))


def quick_players(stage: Context) -> tuple[Player, ...]:
    """The person first, then the bots, each with a name of its own."""
    players = [Player(your_name(stage), PERSON)]
    for kind in BOTS:
        taken = [player.name for player in players]
        players.append(Player(stage.games.bot_name(kind, taken), kind))
    return tuple(players)
