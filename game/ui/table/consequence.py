"""What a plan does that a player should not do by mistake. Pure."""

from enum import Enum, auto

from game.rules.companies import LARGEST_BUILD
from game.rules.prospects import depots_left, one_build_from_the_end
from game.rules.table import Table
from game.ui.table.plan import Plan


class Consequence(Enum):
    """Why a move is worth a second question."""

    ENDS_BY_CITY = auto()  # R24
    ENDS_BY_DEPOTS = auto()  # R25
    OVER_LIMIT = auto()  # R26: more locomotives over the limit than before
    NEXT_CAN_END = auto()


def consequence_of(plan: Plan) -> Consequence | None:
    """The gravest consequence of a plan; None while it is incomplete, or if it has none."""
    if plan.action() is None:
        return None
    if reaches_the_end(plan):
        return Consequence.ENDS_BY_CITY
    if depots_left(plan.preview().table) <= 1:
        return Consequence.ENDS_BY_DEPOTS
    if plan.penalty() > plan.cleared().penalty():
        return Consequence.OVER_LIMIT
    return Consequence.NEXT_CAN_END if lets_the_next_end(plan) else None


def reaches_the_end(plan: Plan) -> bool:
    """Whether the build ends in a goal city."""
    planned = plan.planned
    return bool(planned and planned.hexes and planned.table.board[planned.hexes[-1]].end)


def lets_the_next_end(plan: Plan) -> bool:
    """Whether after the plan one build of its company can end the game, or one action that empties
    the last depot but one."""
    before, after = plan.view.table, plan.preview().table
    if _nearly_empty(after) and not _nearly_empty(before):
        return True
    able = one_build_from_the_end(after)
    if plan.planned:
        return bool(plan.planned.hexes) and plan.planned.company in able
    # What is given may be the one locomotive that a depot lacked.
    return plan.give in able and plan.give not in one_build_from_the_end(before)


def _nearly_empty(table: Table) -> bool:
    """Whether two depots are left, of which one build can empty one."""
    left = [depot for depot in table.depots if depot]
    return len(left) == 2 and min(left) <= LARGEST_BUILD
