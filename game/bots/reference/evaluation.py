"""The value of each move by itself: the chances of winning after it, with assumed hands."""

from collections.abc import Sequence

from game.bots.moves import play
from game.bots.reference.candidates import FirstCandidate
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.win_chances import (
    MARGIN,
    Hand,
    decisive_lead,
    foreseen,
    leads,
    odds,
    points,
)
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table

LEAD_AT_THE_END = 5.0  # points, as in game.bots.win_chances: the others' hands are assumptions


def weigh(
    candidates: Sequence[FirstCandidate],
    table: Table,
    own: PerCompany,
    hands: Sequence[Hand],
    outlook: FirstOutlook,
) -> list[float]:
    """The chance of winning after each move, if the seats hold these hands."""
    state = State(table, (own,) * table.seats)  # the engine needs only the hand of this seat
    return [_worth(candidate, state, hands, outlook) for candidate in candidates]


def _worth(
    candidate: FirstCandidate, state: State, hands: Sequence[Hand], outlook: FirstOutlook
) -> float:
    seat = state.table.turn
    table, portfolios = play(state, candidate.move)
    after = [portfolios[seat] if other == seat else hand for other, hand in enumerate(hands)]
    if table.ending is None:
        ahead = FirstOutlook(outlook.atlas, table, outlook)
        scores = foreseen(table, after, ahead.forecast(table))
        lead = decisive_lead(ahead.remaining(table))
    else:
        scores = [points(hand, table.values, table.limit) for hand in after]
        lead = LEAD_AT_THE_END
    return odds(scores, lead)[seat] + MARGIN * leads(scores)[seat]
