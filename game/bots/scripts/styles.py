"""The scripted styles, one class each."""

import random

from game.bots.belief import own_hand
from game.bots.moves import action_of
from game.bots.reference.build_plans import seize, waste
from game.bots.reference.candidates import stake
from game.bots.scripts.script_turn import ScriptTurn
from game.rules.actions import Action, Trade
from game.rules.companies import COMPANIES, LARGEST_BUILD, LARGEST_TAKE
from game.rules.draft import Draft, draft
from game.rules.legality import trades
from game.rules.playout import BUILD_SHARE, random_build
from game.rules.views import View

ENOUGH = 6  # locomotives of one company from which a hoarder builds it
LATE = 0.5  # of the game left, from which the late script grows
NEARLY = 3  # locomotives below the limit at which a seat has grown


class GrowerScript:
    """Grows to the limit, then builds what pays, and goes south when it is ahead."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Growing by what it already holds; the other moves once it is at the limit."""
        turn = ScriptTurn(view)
        offered = [one for one in COMPANIES if turn.table.depots[one.order] >= LARGEST_TAKE]
        wanted = max(
            offered, key=lambda one: turn.forecast[one.order] + turn.own[one.order], default=None
        )
        growing = turn.grow(wanted) if wanted else None
        south = turn.south() if turn.ahead() else None
        return turn.action(turn.end(), growing, turn.best_build(), south, turn.swap())


class GrowThenBuildScript:
    """Grows to the limit, then builds for the company it holds most of."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Growing, the favourite company, then any other build that pays."""
        turn = ScriptTurn(view)
        favourite = turn.build(turn.favourite())
        return turn.action(turn.end(), turn.grow(), favourite, turn.best_build(), turn.swap())


class HoarderScript:
    """Collects one company, and builds it as soon as it holds enough."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """The favourite company first; when there is nothing to do for it, south when ahead."""
        turn = ScriptTurn(view)
        favourite = turn.favourite()
        enough = turn.own[favourite.order] >= ENOUGH
        south = turn.south() if turn.ahead() else None
        return turn.action(
            turn.end(),
            turn.build(favourite) if enough else None,
            turn.grow(favourite),
            turn.grow(),
            turn.best_build(),
            south,
            turn.swap(),
        )


class RusherScript:
    """Grows to the limit and then hurries to the goal city, ahead or not."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """South when ahead, else growing, else south."""
        turn = ScriptTurn(view)
        south = turn.south()
        ahead = south if turn.ahead() else None
        return turn.action(turn.end(), ahead, turn.grow(), south, turn.best_build(), turn.swap())


class LateScript:
    """Builds for its favourite company first, and grows late, into what has become valuable."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Collecting and building until the others have grown or half of the game is over."""
        turn = ScriptTurn(view)
        table, build, growing = turn.table, turn.best_build(), turn.grow()
        others = [held for seat, held in enumerate(table.held) if seat != table.turn]
        early = min(others) < table.limit - NEARLY and turn.outlook.remaining(table) > LATE
        if not early:
            return turn.action(turn.end(), growing, build, turn.swap())
        favourite = turn.favourite()
        collecting = turn.swap(favourite) if turn.own[favourite.order] < ENOUGH else None
        return turn.action(turn.end(), collecting, build, growing)


class BlockerScript:
    """Grows, then takes cities from what the others hold, and wastes their locomotives."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """The next city of the most dangerous company, else its locomotives."""
        turn = ScriptTurn(view)
        return turn.action(turn.end(), turn.grow(), _denial(turn), turn.best_build())


class CopycatScript:
    """Takes the company that the player before it took."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        """The last trade again, or a build that pays."""
        turn = ScriptTurn(view)
        before = turn.table.trades
        copied = before[-1].take if before else None
        same = (turn.grow(copied) or turn.swap(copied)) if copied else turn.grow()
        if turn.room > 0:
            return turn.action(turn.end(), same, turn.best_build())
        return turn.action(turn.end(), turn.best_build(), same)


class ChildScript:
    """Builds the company it holds most of, and trades at random: a child's first game."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """The favourite company's next cities, else a random trade that keeps the favourite."""
        turn = ScriptTurn(view)
        favourite = turn.favourite()
        possible = _trades_within_the_limit(view)
        kept = [trade for trade in possible if trade.give is not favourite] or possible
        largest = max(trade.count for trade in kept)
        trade = _chance(self._seed, view).choice([one for one in kept if one.count == largest])
        return turn.action(turn.build(favourite), trade)


class RandomScript:
    """Any legal move that does not take more than the limit."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """A random build of a random company, or a random trade."""
        chance, table = _chance(self._seed, view), view.table
        if chance.random() < BUILD_SHARE:
            planned = random_build(draft(table, chance.choice(COMPANIES)), chance)
            if planned.hexes:
                return action_of(planned)
        return chance.choice(_trades_within_the_limit(view))


def _trades_within_the_limit(view: View) -> list[Trade]:
    """The trades that cost no further penalty; never empty during the game."""
    table, own = view.table, own_hand(view)
    room = max(table.limit - sum(own), 0)
    return [trade for trade in trades(table, own) if trade.count - 1 <= room]


def _chance(seed: int, view: View) -> random.Random:
    return random.Random(f"{seed} {view.table.actions}")  # noqa: S311


def _denial(turn: ScriptTurn) -> Draft | None:
    """A city taken from the company that promises the others most, or its locomotives wasted."""
    table, prospects = turn.table, turn.outlook.prospects
    stakes = {one: stake(table, turn.own, one) for one in COMPANIES}
    rival = min(COMPANIES, key=lambda one: stakes[one] * prospects[one.order].points)
    if stakes[rival] * prospects[rival.order].points >= 0:
        return None
    wanted = prospects[rival.order].bits & table.board.city_bits
    for company in sorted(COMPANIES, key=lambda one: -stakes[one]):
        if company is not rival and stakes[company] > 0:
            empty = draft(table, company)
            taken = seize(turn.atlas, empty, wanted)
            if taken.hexes:
                return taken
    wasted = waste(turn.atlas, draft(table, rival), LARGEST_BUILD)
    return wasted if wasted.hexes else None
