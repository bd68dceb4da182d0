"""What every script can see and do on its turn."""

from game.bots.belief import own_hand
from game.bots.moves import Move, action_of
from game.bots.reference.atlas import FirstAtlas
from game.bots.reference.belief import FirstBelief
from game.bots.reference.build_plans import follow, reaches_the_end, rush
from game.bots.reference.candidates import PATIENCE, stake
from game.bots.reference.moves import any_move
from game.bots.reference.outlook import FirstOutlook
from game.bots.reference.win_chances import points
from game.rules.actions import Action, Trade
from game.rules.companies import COMPANIES, LARGEST_TAKE, Company
from game.rules.draft import Draft, draft
from game.rules.views import View


class ScriptTurn:
    """One seat's turn: its hand, what companies promise, and moves with one purpose each."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table = view.table
        self.own = own_hand(view)
        self.atlas = FirstAtlas(view.table.board)
        self.outlook = FirstOutlook(self.atlas, view.table)
        self.forecast = self.outlook.forecast(view.table)

    @property
    def room(self) -> int:
        """How many more locomotives it may hold without penalty (R23)."""
        return self.table.limit - sum(self.own)

    def favourite(self) -> Company:
        """The company it holds most of; among equals, the most promising one."""
        return max(COMPANIES, key=lambda one: (self.own[one.order], self.forecast[one.order]))

    def action(self, *moves: Move | None) -> Action:
        """The first of these moves that is possible.

        If there is none, or the game takes very long, one locomotive somewhere or any trade.
        """
        if self.table.actions < PATIENCE * self.table.seats:
            for move in moves:
                if move is not None:
                    return action_of(move)
        return action_of(any_move(self.table, self.own))

    def grow(self, take: Company | None = None) -> Trade | None:
        """One locomotive for two: of a company, or of the most promising one."""
        if self.room <= 0:
            return None
        return self._trade(take, LARGEST_TAKE)

    def swap(self, take: Company | None = None) -> Trade | None:
        """One locomotive for one that promises more, or for one of a given company."""
        return self._trade(take, 1)

    def build(self, company: Company) -> Draft | None:
        """The best build in sight of a company; None without a city."""
        planned = follow(draft(self.table, company), self.outlook.prospects[company.order].hexes)
        return planned if sum(planned.points) else None

    def best_build(self) -> Draft | None:
        """The build that raises its own hand most, compared with the others' average."""
        found = [(self._gain(build), build) for one in COMPANIES if (build := self.build(one))]
        gain, best = max(found, key=lambda one: one[0], default=(0.0, None))
        return best if gain > 0 else None

    def ahead(self, after: Draft | None = None) -> bool:
        """Whether it leads, judged by the expected hands and the values now or after a build."""
        values = [*self.table.values]
        if after is not None:
            values[after.company.order] += sum(after.points)
        hands = FirstBelief(self.view).expected()
        scores = [points(hand, values, self.table.limit) for hand in hands]
        return scores[self.table.turn] == max(scores)

    def end(self) -> Draft | None:
        """A build that ends the game with a win, as far as it can know."""
        for company in COMPANIES:
            last = reaches_the_end(self.atlas, draft(self.table, company))
            if last is not None and self.ahead(last):
                return last
        return None

    def south(self) -> Draft | None:
        """As far as possible towards the goal city with the company that gets closest."""
        best, left = None, len(self.table.board.spaces)
        for company in COMPANIES:
            planned = rush(self.atlas, draft(self.table, company))
            if not planned.hexes:
                continue
            steps = self.atlas.steps_to_the_end([planned.shore])
            if steps < left and not self.table.board[planned.hexes[-1]].end:
                best, left = planned, steps
        return best

    def _gain(self, build: Draft) -> float:
        return sum(build.points) * stake(self.table, self.own, build.company)

    def _trade(self, take: Company | None, count: int) -> Trade | None:
        """The least promising locomotive for so many of a company, if that is a gain."""
        offered = [
            one for one in ([take] if take else COMPANIES) if self.table.depots[one.order] >= count
        ]
        wanted = max(offered, key=lambda one: self.forecast[one.order], default=None)
        given = [one for one in COMPANIES if self.own[one.order] and one is not wanted]
        if wanted is None or not given:
            return None
        give = min(given, key=lambda one: self.forecast[one.order])
        gain = count * self.forecast[wanted.order] - self.forecast[give.order]
        return Trade(give, wanted, count) if take or gain > 0 else None
