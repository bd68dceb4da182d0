"""How a seat that nobody sits at comes to its actions."""

import asyncio
import random

from game.rules.actions import Action, Build
from game.rules.draft import draft
from game.rules.legality import buildable, trades
from game.rules.playout import BUILD_SHARE, random_build
from game.rules.views import View
from net.lan.server import Choose
from net.table.play import Thinking


def chooser(pause: float = 0.0) -> Choose:
    """Chooses after a pause in which people can see what happened before."""
    chance = random.Random()  # noqa: S311 - a game's chance, not a secret's

    async def choose(asked: Thinking) -> Action:
        await asyncio.sleep(pause)
        return seat_player(asked.view, chance)

    return choose


def seat_player(view: View, chance: random.Random) -> Action:
    """Any legal action of the viewer."""
    companies = buildable(view.table)
    if companies and chance.random() < BUILD_SHARE:
        planned = random_build(draft(view.table, chance.choice(companies)), chance)
        return Build(planned.company, planned.hexes)
    return chance.choice(trades(view.table, view.portfolio or ()))
