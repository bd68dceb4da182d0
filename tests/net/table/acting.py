"""A legal action out of a view, for tests that need any game at all."""

import random

from game.rules.actions import Action, Build
from game.rules.draft import draft
from game.rules.legality import buildable, trades
from game.rules.playout import random_build
from game.rules.views import View


def an_action(view: View, chance: random.Random | None = None) -> Action:
    """A random action; the same view gives the same one unless chance is given."""
    table = view.table
    chance = chance or random.Random(table.actions)
    companies = buildable(table)
    assert view.portfolio
    if not companies or chance.random() < 0.4:
        return chance.choice(trades(table, view.portfolio))
    planned = random_build(draft(table, chance.choice(companies)), chance)
    return Build(planned.company, planned.hexes)
