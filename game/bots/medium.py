"""The medium bot: weighs every move by what it does to its own hand and to those it supposes."""

from collections.abc import Sequence

from game.bots.atlas import Atlas
from game.bots.belief import Belief
from game.bots.candidates import Candidate, possible_moves
from game.bots.moves import action_of, play
from game.bots.outlook import Outlook
from game.bots.standing import Hand, foreseen, leads, odds, points
from game.rules.actions import Action
from game.rules.state import State
from game.rules.views import View

LEAD = 12.0  # see game.bots.standing
LEAD_AT_THE_END = 5.0  # the hands of the others are only supposed
MARGIN = 0.002


class Medium:
    """Looks one move ahead, at everything that this move changes."""

    def choose(self, view: View) -> Action:
        """The move after which it stands best."""
        table, own = view.table, view.portfolio
        if own is None:
            raise ValueError("a spectator has nothing to choose")
        outlook = Outlook(Atlas(table.board), table)
        hands = Belief(view).expected()
        # The engine asks only for the hand of the seat to act.
        state = State(table, (own,) * table.seats)
        possible = possible_moves(table, own, outlook)
        best = max(possible, key=lambda candidate: _worth(candidate, state, hands, outlook))
        return action_of(best.move)


def _worth(
    candidate: Candidate, state: State, hands: Sequence[Hand], outlook: Outlook
) -> tuple[float, float]:
    """The chance to win after a move, and for equal ones how it seems at first sight."""
    seat = state.table.turn
    table, portfolios = play(state, candidate.move)
    after = [portfolios[seat] if other == seat else hand for other, hand in enumerate(hands)]
    if table.ending is None:
        forecast = Outlook(outlook.atlas, table, outlook).forecast(table)
        scores, lead = foreseen(table, after, forecast), LEAD
    else:
        scores = [points(hand, table.values, table.limit) for hand in after]
        lead = LEAD_AT_THE_END
    return odds(scores, lead)[seat] + MARGIN * leads(scores)[seat], candidate.gain
