"""What every bot does when a game stalls, whatever its level and outside its `choose`.

Where no company can build, it proposes to end the game and agrees to it (R30). Where building is
possible but everyone only trades, it builds. It decides from its seat's view alone.
"""

import random
from collections.abc import Iterator

from game.bots.advice import MoveAim
from game.bots.atlas import Atlas
from game.bots.belief import Belief, own_hand
from game.bots.bot import Bot
from game.bots.candidates import Candidate, builds
from game.bots.evaluation import Assumed, weigh
from game.bots.moves import action_of
from game.bots.outlook import Outlook
from game.bots.trained_evaluation import trained_evaluation
from game.rules.actions import Action, Trade
from game.rules.companies import PerCompany
from game.rules.draft import draft
from game.rules.legality import buildable, trades
from game.rules.scoring import score
from game.rules.table import Table
from game.rules.views import View

STUCK_ROUNDS = 3  # in which nobody could build, after which a bot agrees whatever its hand
IDLE_ROUNDS = 5  # without a build, after which a bot builds
LONG_GAME = 90  # moves of all players; from then on, one round of either is enough


def wants_to_end(view: View) -> bool:
    """Whether a bot proposes to end the game or agrees to it: no company can build, and no trade
    would raise its own score, or this has gone on for too long."""
    table = view.table
    if table.ending is not None or buildable(table):
        return False
    if stuck_turns(table) >= _patience(table, STUCK_ROUNDS):
        return True
    own = own_hand(view)
    now = _total(table, own)
    return all(_total(table, _after(own, trade)) <= now for trade in trades(table, own))


def wants_to_propose(view: View) -> bool:
    """Whether a bot on turn proposes to end the game. It does not in the last of the rounds that it
    puts up with, since a no would keep everyone from asking when they are over."""
    table = view.table
    patience = _patience(table, STUCK_ROUNDS)
    last = patience - table.seats < stuck_turns(table) < patience
    return not last and wants_to_end(view)


def stuck_turns(table: Table) -> int:
    """How many turns have passed since a company could last build; 0 while one can."""
    earlier = table._replace(ending=None)
    if buildable(earlier):
        return 0
    depots, turns = [*table.depots], 0
    for traded in reversed(table.trades[len(table.trades) - table.trades_in_a_row :]):
        depots[traded.give.order] -= 1
        depots[traded.take.order] += traded.taken
        if buildable(earlier._replace(depots=tuple(depots))):
            break
        turns += 1
    return turns


def choose(bot: Bot, view: View) -> Action:
    """A bot's action, or a build if nobody has built for too long."""
    return overdue_build(view) or bot.choose(view)


def overdue_build(view: View) -> Action | None:
    """The build that costs a bot least, once nobody has built for five rounds, or for one in a long
    game, and one is possible; otherwise None."""
    table = view.table
    if table.trades_in_a_row < _patience(table, IDLE_ROUNDS):
        return None
    outlook = Outlook(Atlas(table.board), table)
    own = own_hand(view)
    possible = builds(table, own, outlook) or [*_single_placements(table)]
    if not possible:
        return None
    chance = random.Random(table.actions)  # noqa: S311
    assumed = Assumed(Belief(view), chance)
    worths = weigh(possible, table, own, assumed, outlook, trained_evaluation())
    return action_of(possible[worths.index(max(worths))].move)


def _patience(table: Table, rounds: int) -> int:
    """How many turns of a kind a bot puts up with: those of so many rounds, or of one in a long
    game."""
    return (rounds if table.actions < LONG_GAME else 1) * table.seats


def _single_placements(table: Table) -> Iterator[Candidate]:
    """Every build of one locomotive, where no build has a purpose."""
    for company in buildable(table):
        empty = draft(table, company)
        for place in empty.open_hexes():
            yield Candidate(empty.place(place), MoveAim.WAIT, 0.0)


def _total(table: Table, portfolio: PerCompany) -> int:
    """What a portfolio would score if the game ended now (R26)."""
    return score(portfolio, table.values, table.seats).total


def _after(portfolio: PerCompany, trade: Trade) -> PerCompany:
    held = [*portfolio]
    held[trade.give.order] -= 1
    held[trade.take.order] += trade.count
    return tuple(held)
