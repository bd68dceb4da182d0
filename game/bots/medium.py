"""The medium bot: weighs every move by what it does to its own hand and to those it supposes."""

from collections.abc import Sequence

from game.bots.atlas import Atlas
from game.bots.belief import Belief
from game.bots.candidates import Candidate, possible_moves
from game.bots.moves import Move, action_of, play
from game.bots.outlook import Outlook
from game.bots.standing import MARGIN, Hand, decisive_lead, foreseen, leads, odds, points
from game.rules.actions import Action
from game.rules.companies import PerCompany
from game.rules.state import State
from game.rules.table import Table
from game.rules.views import View

LEAD_AT_THE_END = 5.0  # points, as in game.bots.standing: the others' hands are only supposed


class Medium:
    """Looks one move ahead, at everything that this move changes."""

    def choose(self, view: View) -> Action:
        """The move after which it stands best."""
        table, own = view.table, view.portfolio
        if own is None:
            raise ValueError("a spectator has nothing to choose")
        return action_of(best_move(table, own, Belief(view).expected()))


def best_move(table: Table, own: PerCompany, hands: Sequence[Hand]) -> Move:
    """The move after which the seat to act stands best if the seats hold these hands."""
    outlook = Outlook(Atlas(table.board), table)
    state = State(table, (own,) * table.seats)  # the engine asks only for the hand of this seat
    possible = possible_moves(table, own, outlook)
    return max(possible, key=lambda candidate: _worth(candidate, state, hands, outlook)).move


def _worth(
    candidate: Candidate, state: State, hands: Sequence[Hand], outlook: Outlook
) -> tuple[float, float]:
    """The chance to win after a move, and for equal ones how it seems at first sight."""
    seat = state.table.turn
    table, portfolios = play(state, candidate.move)
    after = [portfolios[seat] if other == seat else hand for other, hand in enumerate(hands)]
    if table.ending is None:
        forecast = Outlook(outlook.atlas, table, outlook).forecast(table)
        scores, lead = foreseen(table, after, forecast), decisive_lead(table)
    else:
        scores = [points(hand, table.values, table.limit) for hand in after]
        lead = LEAD_AT_THE_END
    return odds(scores, lead)[seat] + MARGIN * leads(scores)[seat], candidate.gain
